import { X } from "lucide-react";
import { useState } from "react";
import { shareInvite } from "@/components/social/share-invite";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { failed, refused } from "@/components/ui/failed";
import { isShareClosed } from "@/components/ui/share-link";
import { Sheet } from "@/components/ui/sheet";
import type { ItemOverlayControl } from "@/components/ui/use-back-close";
import { usePending } from "@/components/ui/use-pending";
import { toast } from "@/components/ui/use-toast";
import type { Contact } from "@/lib/social/contacts/schema";
import { requestInvite } from "@/lib/social/invites/hooks";
import { useFollow } from "@/lib/social/people/hooks";
import type { FollowState } from "@/lib/social/people/schema";

const CONNECTED = { none: "Connect", following: "Following", requested: "Requested" } as const;

/** Follows someone who has an account. */
function ConnectButton({ contact: { name, user } }: { contact: Contact }) {
  const follow = useFollow();
  const [followed, setFollowed] = useState<FollowState>();
  const { isPending, run } = usePending(refused);
  const state = followed ?? user?.followState ?? "none";
  const connect = async () => {
    if (!user) return;
    setFollowed(await follow(user, true));
    toast({ title: "Friend request sent" });
  };
  return (
    <Button
      size="sm"
      variant={state === "none" ? "primary" : "secondary"}
      disabled={state !== "none" || isPending}
      aria-label={`${CONNECTED[state]} ${name}`}
      onClick={() => void run(connect)}
    >
      {CONNECTED[state]}
    </Button>
  );
}

/** Sends a personal link to someone who has no account. */
function InviteButton({ contact: { name } }: { contact: Contact }) {
  const [isInvited, setInvited] = useState(false);
  const { isPending, run } = usePending((error) => {
    if (!isShareClosed(error)) failed("Error sending invitation", "Please try again");
  });
  const invite = async () => {
    const how = await shareInvite((await requestInvite()).url);
    setInvited(true);
    // One toast at a time: a toast of its own would be replaced before it's painted.
    toast({ title: "Invitation sent", ...(how === "copied" && { description: "Invitation copied" }) });
  };
  const label = isInvited ? "Invited" : "Invite";
  return (
    <Button
      size="sm"
      variant="secondary"
      disabled={isInvited || isPending}
      aria-label={`${label} ${name}`}
      onClick={() => void run(invite)}
    >
      {label}
    </Button>
  );
}

/** Spec §2: contacts with an account, and invitations for the others. None of it is stored. */
export function ContactsSheet({ item: contacts, onClose, ...sheet }: ItemOverlayControl<readonly Contact[]>) {
  return (
    <Sheet
      {...sheet}
      onOpenChange={onClose}
      title="Find Friends from Contacts"
      footer={
        <Button variant="secondary" block aria-label="Close contacts" onClick={onClose}>
          <X className="size-5" />
          Close
        </Button>
      }
    >
      {contacts.length === 0 && <p className="text-ink-soft">You didn't choose any contacts with a phone number.</p>}
      <ul className="flex flex-col divide-y divide-line">
        {contacts.map((contact) => (
          <li key={contact.id} className="flex items-center gap-3 py-2">
            <Avatar name={contact.name} src={contact.user?.profileImageUrl ?? null} size="sm" />
            <div className="min-w-0 flex-1">
              <p className="truncate font-semibold">{contact.name}</p>
              <p className="truncate text-ink-soft text-sm">{contact.phone}</p>
              {contact.isOnApp && <Badge tone="sky">On Windmile</Badge>}
            </div>
            {contact.isOnApp ? <ConnectButton contact={contact} /> : <InviteButton contact={contact} />}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
