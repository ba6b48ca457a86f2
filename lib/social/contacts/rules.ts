export const CONTACTS_MAX = 500;

/** Spec §8: five demo contacts for browsers without a contact picker. The numbers are reserved for fiction. */
export const DEMO_CONTACTS = [
  { name: "Sarah Lindgren", tel: "+1 (312) 555-0101" },
  { name: "Wei Chen", tel: "+1 (312) 555-0114" },
  { name: "Tasha Williams", tel: "+1 (773) 555-0127" },
  { name: "David Okoro", tel: "+1 (773) 555-0139" },
  { name: "Luz Hernández", tel: "+1 (872) 555-0152" },
] as const;
