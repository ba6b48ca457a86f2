import { pool } from "@/lib/core/server/db";
import { auditMedia } from "@/lib/feed/media/media-audit";

/** Run by media.mjs, which has opened the database. */
async function verify(): Promise<void> {
  const { files, rows, orphan, missing, mismatch } = await auditMedia();
  for (const [fault, keys] of Object.entries({ orphan, missing, mismatch })) {
    for (const key of keys) console.log(`${fault} ${key}`);
  }
  console.log(
    `${rows} rows, ${files} files: ${orphan.length} orphan, ${missing.length} missing, ${mismatch.length} mismatch`,
  );
  if (orphan.length + missing.length + mismatch.length > 0) process.exitCode = 1;
}

verify()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => pool.end());
