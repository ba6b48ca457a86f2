import { useState } from "react";
import { failed } from "@/components/ui/failed";
import { usePending } from "@/components/ui/use-pending";
import { toast } from "@/components/ui/use-toast";
import { requestMatches } from "@/lib/social/contacts/hooks";
import { CONTACTS_MAX, DEMO_CONTACTS } from "@/lib/social/contacts/rules";
import type { Contact } from "@/lib/social/contacts/schema";

type Picked = { name?: string[]; tel?: string[] };
type ContactPicker = { select: (fields: string[], options: { multiple: boolean }) => Promise<Picked[]> };

/** The Contact Picker API exists in Chrome for Android only, and in no type library. */
function contactPicker(): ContactPicker | null {
  const found: unknown = Reflect.get(navigator, "contacts");
  const select: unknown = typeof found === "object" && found !== null ? Reflect.get(found, "select") : undefined;
  return typeof select === "function" ? { select: (fields, options) => select.call(found, fields, options) } : null;
}

/**
 * Opens the device's contacts, or the demo's if there is no picker, and asks the server which of them have accounts.
 */
export function useContacts() {
  const [contacts, setContacts] = useState<readonly Contact[] | null>(null);
  const { isPending: isLooking, run } = usePending(() =>
    failed("Contact access denied", "Please allow contact access to find friends"),
  );

  const find = () =>
    run(async () => {
      const picker = contactPicker();
      const picked = picker
        ? (await picker.select(["name", "tel"], { multiple: true })).flatMap(({ name, tel }) =>
            tel?.[0] ? [{ name: name?.[0] ?? tel[0], tel: tel[0] }] : [],
          )
        : [...DEMO_CONTACTS];
      const matched = await requestMatches({ contacts: picked.slice(0, CONTACTS_MAX) });
      setContacts(matched);
      toast(
        picker
          ? { title: "Contacts loaded", description: `Found ${matched.length} contacts` }
          : { title: "Demo contacts loaded", description: "Found 5 demo contacts to invite" },
      );
    });
  return { contacts, isLooking, find, close: () => setContacts(null) };
}
