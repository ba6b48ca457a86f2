import { CalendarPlus, Copy } from "lucide-react";
import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { LinkButton } from "@/components/ui/link-button";
import { Loading } from "@/components/ui/loading";
import { Sheet } from "@/components/ui/sheet";
import type { OverlayControl } from "@/components/ui/use-back-close";
import { toast } from "@/components/ui/use-toast";
import { useCalendarLink } from "@/lib/community/calendars/hooks";

function Subscription({ groupId }: { groupId: string | undefined }) {
  const { url, error, retry, reset } = useCalendarLink(groupId);
  const [isAsking, setAsking] = useState(false);
  if (!url) {
    return (
      <Loading error={error} onRetry={retry} label="Loading your calendar link" shapes={["h-40 rounded-control"]} />
    );
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: "Link copied" });
    } catch (failure) {
      failed("Couldn't copy link", failure);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <LinkButton external href={url.replace(/^https?:/, "webcal:")} block>
        <CalendarPlus className="size-5" />
        Open in calendar app
      </LinkButton>
      <Button variant="secondary" block onClick={() => void copy()}>
        <Copy className="size-5" />
        Copy link
      </Button>
      <p className="text-ink-soft text-sm">
        For Google Calendar or Outlook, copy the link and add it as a calendar from a URL. Anyone who has the link can
        see these events.
      </p>
      <Button variant="ghost" block aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Reset link
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Reset your calendar links?"
        description="All of your current links will stop working, including those for groups. Calendars that use them will need the new link."
        confirmLabel="Reset"
        pendingLabel="Resetting..."
        onConfirm={async () => {
          await reset();
          toast({ title: "Link reset" });
        }}
        onFailed={(failure) => failed("Couldn't reset link", failure)}
      />
    </div>
  );
}

/** A link that shows your events, or a group's, in another calendar app and keeps them up to date. */
export function CalendarSheet({ groupId, ...sheet }: OverlayControl & { groupId?: string | undefined }) {
  return (
    <Sheet
      {...sheet}
      title="Subscribe in your calendar"
      description={
        groupId === undefined
          ? "Events you're going to or hosting show up in your calendar and stay up to date."
          : "This group's events show up in your calendar and stay up to date."
      }
    >
      <Subscription groupId={groupId} />
    </Sheet>
  );
}
