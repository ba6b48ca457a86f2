import { X } from "lucide-react";
import { useContactActions } from "@/components/social/use-contact-actions";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import type { Contact } from "@/lib/social/contacts/schema";

type Actions = ReturnType<typeof useContactActions>;
const CONNECTED = { none: "Connect", following: "Following", requested: "Requested" } as const;

function ContactAction({ contact, actions }: { contact: Contact; actions: Actions }) {
  const { stateOf, isInvited, isBusy, connect, invite } = actions;
  if (contact.isOnApp) {
    const state = stateOf(contact);
    return (
      <Button
        size="sm"
        variant={state === "none" ? "primary" : "secondary"}
        disabled={state !== "none" || isBusy(contact)}
        aria-label={`${CONNECTED[state]} ${contact.name}`}
        onClick={() => void connect(contact)}
      >
        {CONNECTED[state]}
      </Button>
    );
  }
  const label = isInvited(contact) ? "Invited" : "Invite";
  return (
    <Button
      size="sm"
      variant="secondary"
      disabled={isInvited(contact) || isBusy(contact)}
      aria-label={`${label} ${contact.name}`}
      onClick={() => void invite(contact)}
    >
      {label}
    </Button>
  );
}

type ContactsSheetProps = {
  item: readonly Contact[];
  open: boolean;
  onClose: () => void;
  onClosed?: () => void;
};

/** Spec §2: contacts with an account, and invitations for the others. None of it is stored. */
export function ContactsSheet({ item: contacts, open, onClose, ...sheet }: ContactsSheetProps) {
  const actions = useContactActions();
  return (
    <Sheet
      {...sheet}
      open={open}
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
            <ContactAction contact={contact} actions={actions} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
