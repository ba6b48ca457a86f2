import type { ReactNode } from "react";
import { MessageScreen } from "@/components/layout/message-screen";
import { NotFoundArt } from "@/components/layout/not-found-art";

/** A screen that was never seen, without a network. */
export function OfflineScreen({ retry }: { retry: ReactNode }) {
  return (
    <MessageScreen
      title="You're offline"
      text="This screen needs the network. What you had open before is still there, and what you were writing is kept."
      picture={<NotFoundArt />}
      actions={retry}
    />
  );
}
