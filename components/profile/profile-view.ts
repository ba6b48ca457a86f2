import type { UserStats } from "@/lib/activity/stats/schema";
import type { CurrentUser } from "@/lib/auth/accounts/schema";
import type { OpenUser } from "@/lib/social/people/schema";

/** What the profile screen shows about a person, either the viewer or someone else. */
export type ProfileView = Omit<OpenUser, "followState" | "isMe" | "isPrivate" | "followsMe" | "isMuted" | "streak">;

export function ownView(user: CurrentUser, stats: UserStats): ProfileView {
  const { id, firstName, lastName, username, profileImageUrl, heroImageUrl, bio, location } = user;
  return { ...stats, id, firstName, lastName, username, profileImageUrl, heroImageUrl, bio, location };
}
