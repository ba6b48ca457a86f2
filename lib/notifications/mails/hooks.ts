import { postJson } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";

/** Unsubscribes without a session: the link in an email is enough. */
export const requestUnsubscribe = (token: string) => postJson(paths.api.unsubscribe(token));
