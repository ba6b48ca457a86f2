import "server-only";
import { type Sql, sql, type Tx } from "./db";
import { AppError } from "./errors";

/**
 * Limits on the number of items per person, with the message of the 409 beyond it, so that no list grows without bound
 * (decision 0006). Photos, posts, comments, and workouts are limited by the storage quota and the rate limits instead.
 */
export const QUOTAS = {
  follows: { most: 7500, text: "You can follow up to 7,500 people" }, // `follow_person` contains this number too
  blocks: { most: 10_000, text: "You can block up to 10,000 people" },
  mutes: { most: 10_000, text: "You can mute up to 10,000 people" },
  saved: { most: 10_000, text: "You can save up to 10,000 items" },
  collections: { most: 100, text: "You can have up to 100 collections" },
  guides: { most: 100, text: "You can create up to 100 guides" },
  followedGuides: { most: 1000, text: "You can follow up to 1,000 guides" },
  drafts: { most: 100, text: "You can have up to 100 drafts" },
  invites: { most: 100, text: "You can have up to 100 active invitations" },
  groups: { most: 500, text: "You can join up to 500 groups" },
  hosted: { most: 100, text: "You can host up to 100 upcoming events" },
  series: { most: 20, text: "You can host up to 20 recurring events" },
  rsvps: { most: 500, text: "You can join up to 500 upcoming events" },
  messages: { most: 1000, text: "You can send up to 1,000 messages in a chat" },
  openPlans: { most: 20, text: "You can share up to 20 plans at a time" },
  joinedPlans: { most: 100, text: "You can join up to 100 plans" },
  shoes: { most: 50, text: "You can have up to 50 pairs of shoes" },
  zones: { most: 10, text: "You can have up to 10 hidden places" },
} as const;
type QuotaName = keyof typeof QUOTAS;

export const quotaReached = (name: QuotaName): AppError => new AppError("conflict", { message: QUOTAS[name].text });

/** For the descriptions in /api/openapi.json, because a JSON schema can't express such a limit. */
export const quotaNote = (name: QuotaName): string => `${QUOTAS[name].text}; 409 beyond that.`;

/**
 * 409 if someone already has the maximum; `owned` is the rest of a SELECT that counts them. The lock on the person makes
 * parallel writes wait for each other; to avoid deadlocks it is always the last lock a write takes.
 */
export async function requireQuota(tx: Tx, userId: string, name: QuotaName, owned: Sql): Promise<void> {
  await tx.$queryRaw(sql`select 1 from users where id = ${userId}::uuid for no key update`);
  const last = await tx.$queryRaw<unknown[]>(sql`select 1 ${owned} limit 1 offset ${QUOTAS[name].most - 1}::int`);
  if (last.length > 0) throw quotaReached(name);
}
