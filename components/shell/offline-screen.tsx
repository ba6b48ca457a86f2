import type { ReactNode } from "react";
import { MessageScreen } from "@/components/layout/message-screen";
import { NotFoundArt } from "@/components/layout/not-found-art";

/** Shown offline for a screen that was never visited. */
export function OfflineScreen({ retry }: { retry: ReactNode }) {
  return (
    <MessageScreen
      title="You're offline"
      text="You need a connection for this screen. Screens you've opened still work, and your drafts are safe."
      picture={<NotFoundArt />}
      actions={retry}
    />
  );
}
