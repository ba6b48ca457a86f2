/** What the two kinds of address are called, and how one is typed. */
export const ADDRESS_LABELS = {
  email: {
    term: "Email",
    title: "Your email address",
    label: "New Email",
    removal: "We no longer send anything to it, and it can't be used to log in. Your phone number stays.",
    why: "We send a code to the new address, and tell the old one that it was changed.",
    input: { type: "email", inputMode: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false },
  },
  phoneNumber: {
    term: "Phone",
    title: "Your phone number",
    label: "New Phone Number",
    removal: "We no longer send anything to it, and it can't be used to log in. Your email address stays.",
    why: "We send a code to the new number, and tell the old one that it was changed.",
    input: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  },
} as const;
export type AddressKind = keyof typeof ADDRESS_LABELS;
