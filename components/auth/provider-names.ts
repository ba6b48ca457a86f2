import type { OAuthProvider } from "@/lib/auth/accounts/rules";

export const PROVIDER_NAMES: Record<OAuthProvider, string> = { apple: "Apple", facebook: "Facebook", google: "Google" };
