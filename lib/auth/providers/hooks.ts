"use client";

import useSWR from "swr";
import type { ApiError } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";
import type { SignInMethods } from "./schema";

/** The ways into one's account. */
export function useSignInMethods() {
  const { data, error, mutate } = useSWR<SignInMethods, ApiError>(paths.api.providers);
  return { methods: data, error, retry: mutate };
}
