import "server-only";
import { prisma } from "@/lib/core/server/db";
import type { RestDays } from "./schema";

/** Weekdays (1 is Monday) that never break the streak. */
export async function changeRestDays(userId: string, { restDays }: RestDays): Promise<RestDays> {
  await prisma.user.update({ where: { id: userId }, data: { restDays }, select: { id: true } });
  return { restDays };
}
