import { withQuery } from "@/lib/core/shared/address";
import { paths } from "@/lib/core/shared/paths";

/** How many friends the screen loads first; they are part of its HTML. */
export const FIRST_FRIENDS = 10;
export const FIRST_FRIENDS_URL = withQuery(paths.api.friends, { limit: FIRST_FRIENDS });

/** How many of today's activities a friend's card shows. */
export const TODAY_SHOWN = 6;
export const SUGGESTIONS_SHOWN = 20;
/** How many recent follows of the user, and of each person they follow, are compared. */
export const FOLLOWED_COMPARED = 200;
/** How many of the user's groups, and of each group's newest members, are compared. */
export const GROUPS_COMPARED = 20;
export const FELLOWS_COMPARED = 100;
/** How many of the most-followed people are compared with the user. */
export const KNOWN_COMPARED = 500;
/** How many candidates of each kind (followed by friends, in the same groups, most in common) are read. */
export const CANDIDATES_PER_KIND = 60;

/** The feedback type of a dismissed person suggestion. */
export const PERSON = "person";
export const DISMISSED = "not-interested";
