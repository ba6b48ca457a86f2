import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useContactActions } from "@/components/social/use-contact-actions";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { IconButton } from "@/components/ui/icon-button";
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

/** Spec §2: contacts with an account, and invitations for the others. Nothing of it is stored. */
export function ContactsPanel({ contacts, onClose }: { contacts: readonly Contact[]; onClose: () => void }) {
  const actions = useContactActions();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="mb-4 p-4" role="region" aria-label="Find Friends from Contacts">
      <div className="flex items-center gap-2">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 text-display leading-tight outline-none">
          Find Friends from Contacts
        </h2>
        <IconButton label="Close contacts" icon={X} onClick={onClose} className="-mr-2" />
      </div>
      {contacts.length === 0 && <p className="mt-2 text-ink-soft">No contacts with a number were chosen.</p>}
      <ul className="mt-1 flex flex-col divide-y divide-line">
        {contacts.map((contact) => (
          <li key={contact.id} className="flex items-center gap-3 py-2.5">
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
    </Card>
  );
}
