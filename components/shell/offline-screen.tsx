import { MessageScreen } from "@/components/layout/message-screen";
import { NotFoundArt } from "@/components/layout/not-found-art";
import { Button } from "@/components/ui/button";

/** A screen that was never seen, without a network. */
export function OfflineScreen() {
  return (
    <MessageScreen
      title="You're offline"
      text="This screen needs the network. What you had open before is still there, and what you were writing is kept."
      picture={<NotFoundArt className="w-full" />}
      actions={
        <Button size="lg" onClick={() => window.location.reload()}>
          Try again
        </Button>
      }
    />
  );
}
