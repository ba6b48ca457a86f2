import "server-only";
import { transaction } from "@/lib/core/server/db";

/** Makes every calendar link of this person stop working. */
export async function revokeCalendarLinks(userId: string): Promise<void> {
  await transaction((tx) =>
    tx.user.update({ where: { id: userId }, data: { calendarVersion: { increment: 1 } }, select: { id: true } }),
  );
}
