export const ADDRESS_LABELS = {
  email: {
    term: "Email",
    title: "Your email address",
    label: "New Email",
    removal: "We won't send anything to it anymore, and you can't use it to log in. Your phone number stays.",
    why: "We'll send a code to the new address, and notify your current one if you have one.",
    input: { type: "email", inputMode: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false },
  },
  phoneNumber: {
    term: "Phone number",
    title: "Your phone number",
    label: "New Phone Number",
    removal: "We won't send anything to it anymore, and you can't use it to log in. Your email address stays.",
    why: "We'll send a code to the new number, and notify your current one if you have one.",
    input: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  },
} as const;
export type AddressKind = keyof typeof ADDRESS_LABELS;
