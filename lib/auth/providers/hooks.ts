import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { SignInMethods } from "./schema";

export const useSignInMethods = (isWanted = true) => useData<SignInMethods>(isWanted ? paths.api.providers : null);
