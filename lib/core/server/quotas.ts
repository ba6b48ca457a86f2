import "server-only";
import { type Sql, sql, type Tx } from "./db";
import { AppError } from "./errors";

/**
 * How many of each thing one person may have at once, and the message of the 409 beyond it: no list grows without bound
 * (decision 0122). Photos, posts, comments and workouts are bounded by the storage quota and the rate limits instead.
 */
export const QUOTAS = {
  follows: { most: 7500, told: "You can follow 7,500 people" }, // `follow_person` has the number
  blocks: { most: 10_000, told: "You can block 10,000 people" },
  mutes: { most: 10_000, told: "You can mute 10,000 people" },
  saved: { most: 10_000, told: "You can save 10,000 things" },
  collections: { most: 100, told: "You can have 100 collections" },
  guides: { most: 100, told: "You can make 100 guides" },
  followedGuides: { most: 1000, told: "You can follow 1,000 guides" },
  drafts: { most: 100, told: "You can keep 100 drafts" },
  invites: { most: 100, told: "You can have 100 invitations at once" },
  groups: { most: 500, told: "You can be in 500 groups" },
  hosted: { most: 100, told: "You can host 100 events at once" },
  series: { most: 20, told: "You can host 20 events at once that repeat" },
  seats: { most: 500, told: "You can have a place at 500 events to come" },
  messages: { most: 1000, told: "You can write 1,000 messages in a chat" },
  openPlans: { most: 20, told: "You can share 20 days at once" },
  joinedPlans: { most: 100, told: "You can join up to 100 plans" },
  shoes: { most: 50, told: "You can keep 50 pairs of shoes" },
  zones: { most: 10, told: "You may have up to 10 hidden places" },
} as const;
type Thing = keyof typeof QUOTAS;

export const quotaReached = (thing: Thing): AppError => new AppError("conflict", { message: QUOTAS[thing].told });

/** For the descriptions in /api/openapi.json, because a JSON schema can't express such a limit. */
export const quotaNote = (thing: Thing): string => `${QUOTAS[thing].told}: 409 beyond that.`;

/**
 * 409 when somebody has the maximum already; `held` is the rest of a SELECT that counts what they have. The lock on the
 * person makes parallel writes wait for each other; to avoid deadlocks it is always the last one a write takes.
 */
export async function requireQuota(tx: Tx, userId: string, thing: Thing, held: Sql): Promise<void> {
  await tx.$queryRaw(sql`select 1 from users where id = ${userId}::uuid for no key update`);
  const last = await tx.$queryRaw<unknown[]>(sql`select 1 ${held} limit 1 offset ${QUOTAS[thing].most - 1}::int`);
  if (last.length > 0) throw quotaReached(thing);
}
