import { personSchema } from "@/lib/auth/accounts/schema";
import { z } from "@/lib/core/shared/zod";
import { followState } from "@/lib/social/people/schema";
import { CONTACTS_MAX } from "./rules";

export const matchContactsSchema = z.object({
  contacts: z.array(z.object({ name: z.string().max(200), tel: z.string().max(60) })).max(CONTACTS_MAX),
});
export type MatchContacts = z.infer<typeof matchContactsSchema>;

/** Spec §3, contact. `user` is there for those on Windmile who let themselves be found by number. */
export const contactSchema = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  isOnApp: z.boolean(),
  invited: z.boolean(),
  user: personSchema.extend({ followState }).optional(),
});
export type Contact = z.infer<typeof contactSchema>;
