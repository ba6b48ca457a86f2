/** What Find Friends shows where the device has no contact picker; the numbers are of the range kept for fiction. */
export interface ContactSeed {
  name: string;
  phone: string;
}

export const demoContacts = [
  { name: "Sarah Johnson", phone: "+1 (312) 555-0101" },
  { name: "Mike Chen", phone: "+1 (312) 555-0114" },
  { name: "Tasha Williams", phone: "+1 (773) 555-0127" },
  { name: "David Okoro", phone: "+1 (773) 555-0139" },
  { name: "Luz Hernández", phone: "+1 (872) 555-0152" },
] satisfies readonly ContactSeed[];
