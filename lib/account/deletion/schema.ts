import { proof } from "@/lib/auth/credentials/schema";
import { HANDOVERS_SHOWN } from "@/lib/community/hosts/rules";
import { hostChoiceSchema } from "@/lib/community/hosts/schema";
import { z } from "@/lib/core/shared/zod";
import { GRACES } from "./rules";

/** Without a password only a sign-in of the last five minutes may do it. */
export const deleteAccountSchema = z.object({
  password: proof,
  grace: z.enum(GRACES),
  hosts: hostChoiceSchema
    .array()
    .max(HANDOVERS_SHOWN)
    .default([])
    .describe("Who hosts your events next; the others pass to the first of their next hosts"),
});
export type DeleteAccount = z.output<typeof deleteAccountSchema>;

/** When the account goes for good; null when it is gone. */
export const leavingSchema = z.object({ deleteAfter: z.string().nullable() });
export type DeletionAnswer = z.infer<typeof leavingSchema>;
