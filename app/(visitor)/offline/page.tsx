import type { Metadata } from "next";
import { MessageScreen } from "@/components/layout/message-screen";
import { NotFoundArt } from "@/components/layout/not-found-art";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Offline" };

/** What the app shows for a screen it has not seen before while there is no network. */
export default function OfflinePage() {
  return (
    <MessageScreen
      title="You're offline"
      text="This screen needs the network. What you had open before is still there, and what you were writing is kept."
      picture={<NotFoundArt className="w-full" />}
      actions={
        <LinkButton href={paths.home} external size="lg">
          Try again
        </LinkButton>
      }
    />
  );
}
