import { QrCode as QrIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Loading } from "@/components/ui/loading";
import { QrCode } from "@/components/ui/qr-code";
import { Sheet } from "@/components/ui/sheet";
import { useCheckInCode } from "@/lib/community/check-ins/hooks";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { paths } from "@/lib/core/shared/paths";

function Code({ event }: { event: CommunityEvent }) {
  const { data: shown, error, retry } = useCheckInCode(event.id);
  if (!shown) {
    return (
      <Loading error={error} onRetry={retry} label="Loading code" shapes={["mx-auto aspect-square w-60 max-w-full"]} />
    );
  }
  const { code, checkIns } = shown;
  const link = new URL(paths.event(event.id, { code }), window.location.origin);
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <QrCode text={link.href} label="Scan to check in" className="w-60 max-w-full rounded-control" />
      <p className="font-display font-extrabold text-display-xl tabular-nums tracking-wider">
        {code.slice(0, 3)} {code.slice(3)}
      </p>
      <p className="text-ink-soft">
        Guests can scan it with their phone camera or enter it on the event page. The code changes every minute.
      </p>
      <p role="status" className="font-semibold tabular-nums">
        {checkIns} checked in
      </p>
    </div>
  );
}

/** Shows guests the current one-minute check-in code on the host's screen. */
export function HostCheckIn({ event }: { event: CommunityEvent }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" block aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <QrIcon className="size-5" />
        Check in guests
      </Button>
      <Sheet open={isOpen} onOpenChange={setOpen} title="Check in guests">
        {isOpen && <Code event={event} />}
      </Sheet>
    </>
  );
}
