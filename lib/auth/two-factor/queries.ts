import "server-only";
import { row, sql } from "@/lib/core/server/db";
import { needsSecondFactor, type SessionUser } from "@/lib/core/server/session";
import type { TwoFactor } from "./schema";

export async function getTwoFactor(user: SessionUser): Promise<TwoFactor> {
  const found = await row<{ left: number }>(sql`
    select cardinality("recoveryHashes") as left from two_factors
    where "userId" = ${user.id}::uuid and "confirmedAt" is not null`);
  return {
    isOn: found !== null,
    recoveryCodesLeft: found?.left ?? 0,
    isRequired: needsSecondFactor(user),
    isShown: user.secondFactor,
  };
}
