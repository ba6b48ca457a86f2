import { QrCode as QrIcon, Share2, Trash2 } from "lucide-react";
import { useState } from "react";
import { shareInvite } from "@/components/social/share-invite";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { IconButton } from "@/components/ui/icon-button";
import { ItemList } from "@/components/ui/item-list";
import { Loading } from "@/components/ui/loading";
import { QrCode } from "@/components/ui/qr-code";
import { isShareClosed } from "@/components/ui/share-link";
import { Sheet } from "@/components/ui/sheet";
import type { OverlayControl } from "@/components/ui/use-back-close";
import { usePending } from "@/components/ui/use-pending";
import { toast } from "@/components/ui/use-toast";
import { dateFormat } from "@/lib/core/shared/zone";
import { useInvites } from "@/lib/social/invites/hooks";
import { INVITE_DAYS } from "@/lib/social/invites/rules";
import type { Invite } from "@/lib/social/invites/schema";

const day = dateFormat({ month: "long", day: "numeric" });

type RowProps = { invite: Invite; isShown: boolean; onShow: () => void; onRevoke: () => void };

function Row({ invite, isShown, onShow, onRevoke }: RowProps) {
  const made = day.format(new Date(invite.createdAt));
  return (
    <div className="flex items-center gap-1">
      <p className="min-w-0 flex-1">
        <span className="block font-semibold">Created {made}</span>
        <span className="block text-ink-soft text-sm">Expires {day.format(new Date(invite.expiresAt))}</span>
      </p>
      {!isShown && (
        <IconButton label={`Show QR code for the invitation created ${made}`} icon={QrIcon} onClick={onShow} />
      )}
      <IconButton label={`Revoke the invitation created ${made}`} icon={Trash2} onClick={onRevoke} />
    </div>
  );
}

function Invites() {
  const list = useInvites();
  const { items, error, retry, create, revoke } = list;
  const [shownId, setShownId] = useState<string | null>(null);
  const [toRevoke, setToRevoke] = useState<Invite | null>(null);
  const { isPending, run } = usePending((failure) => failed("Couldn't create invitation", failure));
  if (!items) {
    return (
      <Loading
        error={error}
        onRetry={retry}
        label="Loading your invitations"
        shapes={["mx-auto aspect-square w-56 rounded-control"]}
      />
    );
  }
  const shown = items.find(({ id }) => id === shownId) ?? items[0];
  const share = async (url: string) => {
    try {
      if ((await shareInvite(url)) === "copied") toast({ title: "Invitation copied" });
    } catch (failure) {
      if (!isShareClosed(failure)) failed("Couldn't share invitation", failure);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      {shown && (
        <div className="flex flex-col items-center gap-3">
          <div className="w-56">
            <QrCode text={shown.url} label="Your invitation as a QR code" className="w-full rounded-control" />
          </div>
          <p className="break-all text-center text-ink-soft text-sm">{shown.url}</p>
          <Button block onClick={() => void share(shown.url)}>
            <Share2 className="size-5" />
            Share link
          </Button>
        </div>
      )}
      <Button
        variant={shown ? "secondary" : "primary"}
        block
        pending={isPending}
        onClick={() =>
          void run(async () => {
            await create();
            setShownId(null);
          })
        }
      >
        {shown ? "Create another link" : "Create invite link"}
      </Button>
      <ItemList
        list={list}
        skeleton={null}
        empty={null}
        label="Your invitations"
        className="flex flex-col divide-y divide-line"
        itemClassName="py-1"
      >
        {(invite) => (
          <Row
            invite={invite}
            isShown={invite === shown}
            onShow={() => setShownId(invite.id)}
            onRevoke={() => setToRevoke(invite)}
          />
        )}
      </ItemList>
      <AlertDialog
        open={toRevoke !== null}
        onOpenChange={() => setToRevoke(null)}
        title="Revoke this invitation?"
        description="The link and QR code will stop working. This doesn't affect people who already joined."
        confirmLabel="Revoke"
        pendingLabel="Revoking..."
        onConfirm={async () => toRevoke && revoke(toRevoke.id)}
        onFailed={(failure) => failed("Couldn't revoke invitation", failure)}
      />
    </div>
  );
}

export function InvitesSheet(sheet: OverlayControl) {
  return (
    <Sheet
      {...sheet}
      title="Invite people"
      description={`We'll let you know when someone joins. Links work for ${INVITE_DAYS} days.`}
      className="min-h-[50dvh]"
    >
      <Invites />
    </Sheet>
  );
}
