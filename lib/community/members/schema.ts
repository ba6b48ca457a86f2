import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { listedPersonSchema } from "@/lib/social/people/schema";
import { GROUP_ROLES } from "./rules";

const role = z.enum(GROUP_ROLES);

/** A member, or someone who asked to join, with what the button next to them needs. */
export const groupMemberSchema = listedPersonSchema.extend({ role });
export type GroupMember = z.infer<typeof groupMemberSchema>;

export const changeRoleSchema = z.object({ role });
export const memberParams = z.object({ id: uuid, userId: uuid });
