import { type PublicNumbers, publicNumbersSchema } from "@/lib/activity/stats/schema";
import { personSchema, usernameSchema } from "@/lib/auth/accounts/schema";
import { z } from "@/lib/core/shared/zod";

const FOLLOW_STATES = ["none", "following", "requested"] as const;
export const followState = z.enum(FOLLOW_STATES);
export type FollowState = z.infer<typeof followState>;

/**
 * What anyone may know about a person: never an email address, phone number, or location on the map. Numbers, bio, and
 * location of a private account are null unless the viewer follows it. Other people's numbers leave out what is private
 * or less than an hour old.
 */
export const publicUserSchema = personSchema.extend({
  username: usernameSchema,
  heroImageUrl: z.string().nullable(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  level: z.number().nullable(),
  mileScore: z.number().nullable(),
  placesVisited: z.number().nullable(),
  rank: z.number().nullable(),
  weekly: publicNumbersSchema.shape.weekly.nullable(),
  streak: z.number().nullable(),
  explanations: publicNumbersSchema.shape.explanations.nullable(),
  followersCount: z.number().nullable(),
  followingCount: z.number().nullable(),
  followState,
  isMe: z.boolean(),
  isPrivate: z.boolean(),
  /** Whether this person follows the viewer. */
  followsMe: z.boolean(),
  isMuted: z.boolean(),
});
export type PublicUser = z.infer<typeof publicUserSchema>;
/** A person whose numbers the viewer may see. */
export type OpenUser = PublicUser & PublicNumbers & { followersCount: number; followingCount: number };

/** A row in a list of people, with what its button needs. */
export const listedPersonSchema = personSchema.extend({ username: usernameSchema, followState, isMe: z.boolean() });
export type ListedPerson = z.infer<typeof listedPersonSchema>;
