import "server-only";
import { row, sql, transaction } from "@/lib/core/server/db";
import { isUniqueViolation } from "@/lib/core/server/db-errors";
import { AppError, invalid } from "@/lib/core/server/errors";
import { mediaIdOf } from "@/lib/core/shared/media";
import type { UpdateProfile } from "./schema";

/** A picture must be bundled, unchanged, or uploaded by this person as an avatar or cover. */
async function checkPicture(userId: string, field: "profileImageUrl" | "heroImageUrl", path?: string | null) {
  if (!path?.startsWith("/media/")) return;
  const own = await row(sql`
    select 1 from media where id = ${mediaIdOf(path)}::uuid and "userId" = ${userId}::uuid and purpose in ('avatar', 'cover')
      and extension = ${path.split(".").at(-1)}
    union all select 1 from users where id = ${userId}::uuid and ${path} in ("profileImageUrl", "heroImageUrl")`);
  if (!own) throw invalid(field, "Choose a photo you uploaded");
}

const USERNAME_TAKEN = "That username is taken. Choose another one.";

/** Absent fields are unchanged, null removes. */
export async function updateProfile(userId: string, form: UpdateProfile): Promise<void> {
  await checkPicture(userId, "profileImageUrl", form.profileImageUrl);
  await checkPicture(userId, "heroImageUrl", form.heroImageUrl);
  const changes = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
  try {
    await transaction((tx) => tx.user.update({ where: { id: userId }, data: changes, select: { id: true } }));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError("conflict", { message: USERNAME_TAKEN, errors: { username: [USERNAME_TAKEN] } });
  }
}
