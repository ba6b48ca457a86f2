import "server-only";
import { requireVisible } from "@/lib/auth/accounts/access";
import { sql, transaction } from "@/lib/core/server/db";
import { DISMISSED, PERSON } from "./rules";

export function dismissSuggestion(userId: string, personId: string): Promise<void> {
  return transaction(async (tx) => {
    await requireVisible(tx, userId, personId);
    await tx.$executeRaw(sql`
      insert into suggestion_feedback ("userId", "targetType", "targetId", verdict)
      values (${userId}::uuid, ${PERSON}, ${personId}, ${DISMISSED}) on conflict do nothing`);
  });
}

export function restoreSuggestion(userId: string, personId: string): Promise<void> {
  return transaction(async (tx) => {
    await tx.suggestionFeedback.deleteMany({ where: { userId, targetType: PERSON, targetId: personId } });
  });
}
