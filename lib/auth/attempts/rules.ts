import type { AUTH_PROVIDERS } from "@/lib/auth/accounts/rules";

type Addresses = { email?: string | undefined; phoneNumber?: string | undefined };

export function destinationsOf({ email, phoneNumber }: Addresses): string[] {
  return [email, phoneNumber].filter((address) => address !== undefined);
}

/** Where the code goes: to the address of the chosen method, or to the other one if it is the only one given. */
export function codeDestination(form: Addresses & { authProvider: (typeof AUTH_PROVIDERS)[number] }): string {
  const { email, phoneNumber, authProvider } = form;
  return (authProvider === "email" ? (email ?? phoneNumber) : (phoneNumber ?? email)) ?? "";
}
