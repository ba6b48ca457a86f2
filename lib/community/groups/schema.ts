import { formatNumber } from "@/lib/core/shared/format";
import { pageQuery } from "@/lib/core/shared/page";
import { line, requiredLine, text } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { coverPath } from "@/lib/feed/media/schema";
import { GROUP_ROLES } from "../members/rules";
import { GROUP_DESCRIPTION_MAX, GROUP_NAME_MAX, MEMBERS_MAX } from "./rules";

const role = z.enum(GROUP_ROLES);
const membership = z.enum(["member", "requested", "none"]);

/** Spec §3, group, with the viewer's status. */
export const groupSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  memberCount: z
    .number()
    .describe("Number of members the viewer can see. Can be less than `maxMembers` even when the group is full"),
  maxMembers: z.number(),
  isFull: z.boolean().describe("`true` if no one else can join"),
  isPrivate: z.boolean(),
  coverImage: z.string().nullable(),
  creator: z.object({ id: z.string(), name: z.string(), avatar: z.string().nullable() }),
  isJoined: z.boolean(),
  waitlisted: z.number(),
  myStatus: membership,
  position: z.null(),
  isHost: z.boolean(),
  /** The viewer's role; null for non-members. */
  myRole: role.nullable(),
  /** The number of pending requests for those who can answer them; 0 for everyone else. */
  requests: z.number(),
  /** A moderator hid it: only its creator still sees it. */
  isHidden: z.boolean(),
});
export type Group = z.infer<typeof groupSchema>;

const fields = {
  name: requiredLine(GROUP_NAME_MAX),
  description: text(GROUP_DESCRIPTION_MAX),
  category: requiredLine(40),
  maxMembers: z.number().int().min(1).max(MEMBERS_MAX),
  isPrivate: z.boolean(),
  coverImage: coverPath.nullable(),
};
export const groupsQuery = pageQuery.extend({ category: line(40).optional() });
export type GroupsQuery = z.output<typeof groupsQuery>;

export const createGroupSchema = z.object({
  ...fields,
  description: fields.description.default(""),
  isPrivate: fields.isPrivate.default(false),
  coverImage: fields.coverImage.default(null),
});
export type CreateGroup = z.output<typeof createGroupSchema>;
export const groupFormSchema = createGroupSchema.extend({
  maxMembers: z
    .number("Enter a number")
    .int("Enter a whole number")
    .min(1, "Must be at least 1")
    .max(MEMBERS_MAX, `Enter a number up to ${formatNumber(MEMBERS_MAX)}`),
});
export type GroupFormInput = z.input<typeof groupFormSchema>;

export const editGroupSchema = z.object(fields).partial();
export type EditGroup = z.output<typeof editGroupSchema>;

export const membershipAnswerSchema = z.object({
  status: membership,
  memberCount: z.number(),
  maxMembers: z.number(),
  isFull: z.boolean(),
});
export type Membership = z.infer<typeof membershipAnswerSchema>;
