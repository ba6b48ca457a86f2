import { people } from "../data/people";
import { type Database, insertRows, randomOf, sample, seedId } from "./database";
import { avatar } from "./pictures";

export const personId = (index: number) => seedId(`person:${index}`);
export const DEMO_ID = seedId("demo");
/** How many days ago a person joined: one joined per day, in list order. */
export const daysHere = (index: number): number => 400 - index;

/** Spec §9: the signed-in user's default stats, backed by actual rows for the demo account. */
const DEMO_FOLLOWERS = 156;
const DEMO_FOLLOWING = 89;

const HOUR = 3_600_000;

/** By position in the people list, in E.164: numbers reserved for fiction. */
const CONTACT_NUMBERS: Readonly<Record<number, string>> = { 7: "+13125550114", 160: "+13125550101" };

/** Sample people have no password and no email, so no one can sign in as them. */
export async function seedPeople(db: Database, now: Date): Promise<void> {
  const rows = people.map((person, index) => ({
    id: personId(index),
    firstName: person.firstName,
    lastName: person.lastName,
    bio: person.bio,
    location: person.location,
    interests: person.interests,
    // Two of the demo account's contacts are members, so that finding friends has results.
    phoneNumber: CONTACT_NUMBERS[index] ?? null,
    findableByPhone: CONTACT_NUMBERS[index] !== undefined,
    profileImageUrl: avatar(person.avatar),
    isSample: true,
    openToMatches: true,
    workoutAudience: "followers",
    savedAudience: "followers",
    placesDelayed: false,
    createdAt: new Date(now.getTime() - daysHere(index) * 24 * HOUR),
    timeZone: "America/Chicago",
    sessionVersion: 1,
  }));
  await insertRows(db, "users", withDefaults(rows));
}

/** jsonb_populate_recordset ignores column defaults, so rows set every column that must not be null. */
export function withDefaults(rows: Record<string, unknown>[]): Record<string, unknown>[] {
  const counters = {
    photoCount: 0,
    experienceCount: 0,
    checkInCount: 0,
    savedCount: 0,
    followersCount: 0,
    followingCount: 0,
  };
  const settings = { ledgerXp: 0, ledgerScore: 0, isPrivate: false, findableByPhone: false, findableByEmail: false };
  const choices = {
    defaultAudience: "everyone",
    hideLikeCounts: false,
    showOnLeaderboard: true,
    gamification: true,
    isWelcomed: true,
  };
  const rest = {
    openToMatches: false,
    units: "mi",
    theme: "system",
    reducedMotion: false,
    restDays: [],
    goals: [],
    notifications: {},
  };
  return rows.map((row) => ({ ...counters, ...settings, ...choices, ...rest, ...row }));
}

/**
 * People early in the list have the most followers, and people at the end have a few. The demo account has the spec's
 * numbers.
 */
export async function seedFollows(db: Database, now: Date): Promise<void> {
  const random = randomOf(312);
  const indexes = people.map((_, index) => index);
  const pairs = indexes.flatMap((index) =>
    [
      ...new Set(
        Array.from({ length: 8 + Math.floor(random() * 22) }, () => Math.floor(people.length * random() ** 2.2)),
      ),
    ]
      .filter((other) => other !== index)
      .map((other) => [personId(index), personId(other)]),
  );
  const followers = sample(indexes, DEMO_FOLLOWERS, random).map((index) => [personId(index), DEMO_ID]);
  // The demo account follows everyone who writes photo posts, so that its Following feed isn't empty.
  const posting = indexes.slice(0, 40);
  const others = sample(indexes.slice(40), DEMO_FOLLOWING - posting.length, random);
  const following = [...posting, ...others].map((index) => [DEMO_ID, personId(index)]);
  const rows = [...pairs, ...followers, ...following].map(([followerId, followingId], order) => ({
    followerId,
    followingId,
    status: "accepted",
    createdAt: new Date(now.getTime() - Math.floor((2 + 2000 * random() ** 2) * HOUR) - order),
  }));
  await insertRows(db, "follows", rows);
}
