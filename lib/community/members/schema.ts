import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { listedPersonSchema } from "@/lib/social/people/schema";
import { GROUP_ROLES } from "./rules";

const role = z.enum(GROUP_ROLES);

/** A member, or somebody who asks to be one, with what the button beside them needs. */
export const groupMemberSchema = listedPersonSchema.extend({ role });
export type GroupMember = z.infer<typeof groupMemberSchema>;

export const changeRoleSchema = z.object({ role });
export const memberParams = z.object({ id: uuid, userId: uuid });
