import "server-only";
import { transaction } from "@/lib/core/server/db";
import type { RestDays } from "./schema";

/** Weekdays (1 is Monday) that never break the streak. */
export async function changeRestDays(userId: string, { restDays }: RestDays): Promise<RestDays> {
  await transaction((tx) => tx.user.update({ where: { id: userId }, data: { restDays }, select: { id: true } }));
  return { restDays };
}
