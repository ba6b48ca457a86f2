import type { OAuthProvider } from "@/lib/auth/accounts/rules";
import { deleteJson, postJson } from "@/lib/core/client/api-client";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { SignInMethods } from "./schema";

export const useSignInMethods = (isWanted = true) => useData<SignInMethods>(isWanted ? paths.api.providers : null);

type Proof = { password?: string };

/** Returns the URL at the provider. */
export const requestProviderLink = (provider: OAuthProvider, proof: Proof) =>
  postJson<{ location: string }>(paths.api.accountProvider(provider), proof);

export const requestProviderRemoval = (provider: OAuthProvider, proof: Proof) =>
  deleteJson(paths.api.accountProvider(provider), proof);
