import { personSchema } from "@/lib/auth/accounts/schema";
import { toLine } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { followState } from "@/lib/social/people/schema";
import { CONTACTS_MAX } from "./rules";

/** A line break in one contact must not reject the others, so it is replaced. */
const phoneText = (max: number) => z.string().max(max).transform(toLine);

export const matchContactsSchema = z.object({
  contacts: z.array(z.object({ name: phoneText(200), tel: phoneText(60) })).max(CONTACTS_MAX),
});
export type MatchContacts = z.infer<typeof matchContactsSchema>;

/** Spec §3, contact. `user` is set for people on Windmile who can be found by phone number. */
export const contactSchema = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  isOnApp: z.boolean(),
  invited: z.boolean(),
  user: personSchema.extend({ followState }).optional(),
});
export type Contact = z.infer<typeof contactSchema>;
