"use client";

import { X } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { IconButton } from "@/components/ui/icon-button";
import { toast } from "@/components/ui/use-toast";
import { postJson, putJson } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";
import type { Contact } from "@/lib/social/contacts/schema";

async function shareOrCopy(url: string): Promise<void> {
  const message = { title: "Windmile", text: "Join me on Windmile and discover Chicago together!", url };
  if (navigator.share) {
    await navigator.share(message);
    return;
  }
  await navigator.clipboard.writeText(`${message.text} ${url}`);
  toast({ title: "Invitation copied" });
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/** Spec §2: who of the contacts is here, and an invitation for who is not. Nothing of it is stored. */
export function ContactsPanel({ contacts, onClose }: { contacts: readonly Contact[]; onClose: () => void }) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const mark = (id: string) => setDone((known) => new Set([...known, id]));

  const connect = async (contact: Contact) => {
    if (!contact.user) return;
    try {
      await putJson(paths.api.follow(contact.user.id));
      mark(contact.id);
      toast({ title: "Friend request sent" });
    } catch {
      toast({ title: "Error", description: "That did not work. Please try again.", variant: "destructive" });
    }
  };
  const invite = async (contact: Contact) => {
    try {
      const { url } = await postJson<{ url: string }>(paths.api.invites);
      await shareOrCopy(url);
      mark(contact.id);
      toast({ title: "Invitation sent" });
    } catch (error) {
      if (isAbort(error)) return; // the person closed the share sheet
      toast({ title: "Error sending invitation", description: "Please try again", variant: "destructive" });
    }
  };

  return (
    <Card className="mb-4 p-4" role="region" aria-label="Find Friends from Contacts">
      <div className="flex items-center gap-2">
        <h2 className="min-w-0 flex-1 text-display">Find Friends from Contacts</h2>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {contacts.map((contact) => (
          <li key={contact.id} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="truncate font-semibold">{contact.name}</p>
              <p className="flex items-center gap-2 text-ink-soft text-sm">
                <span className="truncate">{contact.phone}</span>
                {contact.isOnApp && <Badge tone="sky">On Windmile</Badge>}
              </p>
            </div>
            {contact.isOnApp ? (
              <Button size="sm" disabled={done.has(contact.id)} onClick={() => connect(contact)}>
                {done.has(contact.id) ? "Connected" : "Connect"}
              </Button>
            ) : (
              <Button size="sm" variant="secondary" disabled={done.has(contact.id)} onClick={() => invite(contact)}>
                {done.has(contact.id) ? "Invited" : "Invite"}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
