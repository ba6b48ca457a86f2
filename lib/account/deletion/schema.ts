import { proof } from "@/lib/auth/credentials/schema";
import { HANDOVERS_SHOWN } from "@/lib/community/hosts/rules";
import { hostChoiceSchema } from "@/lib/community/hosts/schema";
import { z } from "@/lib/core/shared/zod";
import { GRACES } from "./rules";

/** Without a password, the login must be less than five minutes old. */
export const deleteAccountSchema = z.object({
  password: proof,
  grace: z.enum(GRACES),
  hosts: hostChoiceSchema
    .array()
    .max(HANDOVERS_SHOWN)
    .default([])
    .describe("New host of each event. An event that isn't listed goes to the first person in its `nextHosts`"),
});
export type DeleteAccount = z.output<typeof deleteAccountSchema>;

/** When the account is deleted for good; null when it already is. */
export const leavingSchema = z.object({ deleteAfter: z.string().nullable() });
export type DeletionAnswer = z.infer<typeof leavingSchema>;
