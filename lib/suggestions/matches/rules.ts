import { interestWords } from "@/lib/core/shared/interests";

/** Spec §9: the confidence of the fallback community card when nothing can be fetched. */
export const FALLBACK_MATCH_CONFIDENCE = 0.85;
/** Spec §2: the delay between 'AI Social Match!' and 'Connection Sent!'. */
export const CONNECTION_SENT_DELAY = 1500;
/** A smaller percentage would argue against the match, so only the reason is shown. */
export const MIN_PERCENT_SHOWN = 60;
/** Spec §2: a card shows up to three common activities. */
export const COMMON_SHOWN = 3;
export const MATCHES_SHOWN = 6;

/** How often someone is active in each part of the day. */
type Times = { morning: number; afternoon: number; evening: number };

/** A person's data for comparison: only what both have in common leaves the server. */
export type Habits = {
  interests: readonly string[];
  activities: readonly string[];
  times: Times;
  places: readonly string[];
};
export type SharedConnections = { mutualFriends: number; groups: readonly { name: string; size: number }[] };

const MATCH_KINDS = ["workout_partner", "mutual_friends", "group_member", "shared_interests"] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

const shared = (a: readonly string[], b: readonly string[]) => a.filter((one) => b.includes(one));
const share = (common: number, a: readonly string[], b: readonly string[]) =>
  common === 0 ? 0 : common / Math.min(a.length, b.length);

/** Overlap of the times of day, 0 to 1; unknown times overlap with no one's. */
function timesInCommon(a: Times, b: Times): { overlap: number; part: keyof Times | null } {
  const total = (times: Times) => times.morning + times.afternoon + times.evening;
  if (total(a) === 0 || total(b) === 0) return { overlap: 0, part: null };
  let overlap = 0;
  let part: keyof Times | null = null;
  let most = 0;
  for (const key of ["morning", "afternoon", "evening"] as const) {
    const both = Math.min(a[key] / total(a), b[key] / total(b));
    overlap += both;
    if (both > most) [part, most] = [key, both];
  }
  return { overlap, part };
}

export type Match = {
  kind: MatchKind;
  /** 0 to 1; each thing in common raises it. */
  confidence: number;
  /** Shared habits as percent of the smaller set. */
  profileMatch: number;
  commonActivities: string[];
  matchReason: string;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** An interest says what people like; a workout only says that they did it. */
function commonText(interests: readonly string[], activities: readonly string[]): string {
  const list = new Intl.ListFormat("en-US");
  if (interests.length > 0) return `you both like ${list.format(interests.slice(0, COMMON_SHOWN).map(interestWords))}`;
  return activities.length > 0 ? `you've both logged ${list.format(activities.slice(0, COMMON_SHOWN))} workouts` : "";
}

export function matchOf(me: Habits, other: Habits, { mutualFriends, groups }: SharedConnections): Match | null {
  const activities = shared(me.activities, other.activities);
  const interests = shared(me.interests, other.interests);
  const places = shared(me.places, other.places).length;
  const commonActivities = [...new Set([...activities, ...interests])];
  const { overlap, part } = timesInCommon(me.times, other.times);

  const signs: Record<MatchKind, number> = {
    workout_partner: 0.45 * share(activities.length, me.activities, other.activities) * (0.6 + 0.4 * overlap),
    mutual_friends: 0.45 * (1 - 0.7 ** mutualFriends),
    group_member: 0.4 * (1 - 0.5 ** groups.length),
    shared_interests: 0.4 * share(interests.length, me.interests, other.interests) + 0.1 * (1 - 0.6 ** places),
  };
  const [strongest] = MATCH_KINDS.toSorted((a, b) => signs[b] - signs[a]);
  if (!strongest || signs[strongest] === 0) return null;
  const uncertainty = MATCH_KINDS.reduce((left, kind) => left * (1 - signs[kind]), 1);

  const mine = new Set([...me.activities, ...me.interests]);
  const theirs = new Set([...other.activities, ...other.interests]);
  const reasons = [
    commonText(interests, activities),
    mutualFriends > 0 ? (mutualFriends === 1 ? "you share a friend" : `you share ${mutualFriends} friends`) : "",
    groups[0] ? `you're both in ${groups[0].name}` : "",
    overlap > 0.4 && part && activities.length > 0 ? `you're both active in the ${part}` : "",
    places > 0 ? (places === 1 ? "you have a place in common" : `you have ${places} places in common`) : "",
  ].filter(Boolean);
  return {
    kind: strongest,
    confidence: Math.round(Math.min(0.97, 1 - uncertainty) * 100) / 100,
    profileMatch: Math.round((100 * commonActivities.length) / Math.max(1, Math.min(mine.size, theirs.size))),
    commonActivities,
    matchReason: `${capital(reasons.slice(0, 2).join(", and "))}.`,
  };
}

/** The card's title for each kind, and the name of its icon. */
export const KIND_WORDS: Record<MatchKind, { title: (name: string) => string; icon: string }> = {
  workout_partner: { title: (name) => `Work out with ${name}`, icon: "activity" },
  mutual_friends: { title: (name) => `Meet ${name}`, icon: "handshake" },
  group_member: { title: (name) => `Meet ${name} from your group`, icon: "users" },
  shared_interests: { title: (name) => `Explore with ${name}`, icon: "sparkles" },
};

/** Spec §2: a card's category, with spaces instead of underscores. */
export const categoryText = (category: string): string => category.replaceAll("_", " ");
