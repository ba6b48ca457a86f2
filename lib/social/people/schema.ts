import { publicNumbersSchema } from "@/lib/activity/stats/schema";
import { personSchema } from "@/lib/auth/accounts/schema";
import { z } from "@/lib/core/shared/zod";

const FOLLOW_STATES = ["none", "following", "requested"] as const;
export const followState = z.enum(FOLLOW_STATES);
export type FollowState = z.infer<typeof followState>;

/** What anybody may know of a person: never an address, a number or a place on the map. */
export const publicUserSchema = personSchema.extend({
  heroImageUrl: z.string().nullable(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  ...publicNumbersSchema.shape,
  followersCount: z.number(),
  followingCount: z.number(),
  followState,
  isMe: z.boolean(),
  isPrivate: z.boolean(),
  /** Whether this person follows the viewer. */
  followsMe: z.boolean(),
  isMuted: z.boolean(),
});
export type PublicUser = z.infer<typeof publicUserSchema>;

/** A row of a list of people, with what its button needs. */
export const listedPersonSchema = personSchema.extend({ followState, isMe: z.boolean() });
export type ListedPerson = z.infer<typeof listedPersonSchema>;
