import { postJson } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";
import type { Contact, MatchContacts } from "./schema";

/** Finds which of these contacts are on Windmile. */
export const requestMatches = (form: MatchContacts) => postJson<Contact[]>(paths.api.matchContacts, form);
