import { QrCode } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { lazyOverlay } from "@/lib/core/client/lazy-component";

const InvitesSheet = lazyOverlay(() => import("@/components/social/invites-sheet"), "InvitesSheet");

export function InviteCard() {
  const [open, setOpen] = useState(false);
  return (
    <Card className="flex flex-wrap items-center gap-3 p-4">
      <QrCode className="size-5 shrink-0 text-sky-ink" />
      <p className="min-w-32 flex-1 font-semibold">Invite friends</p>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Invite people
      </Button>
      <InvitesSheet open={open} onOpenChange={setOpen} />
    </Card>
  );
}
