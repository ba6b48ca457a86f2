import { z } from "zod";
import { pool } from "@/lib/core/server/db";
import { openStore, STORE_NAMES } from "@/lib/core/server/media-store";
import { moveMedia } from "@/lib/feed/media/media-audit";

const name = z.enum(STORE_NAMES);

/** Run by media.mjs, which has opened the database. */
async function move(): Promise<void> {
  const [source, target] = process.argv.slice(2).map((word) => name.parse(word));
  const from = source && openStore(source);
  const to = target && openStore(target);
  if (!from || !to) throw new Error(`${from ? target : source} is not configured (.env.example)`);
  const { copied, there, missing, damaged } = await moveMedia(from, to);
  for (const key of missing) console.log(`missing ${key}`);
  for (const key of damaged) console.log(`damaged ${key}`);
  console.log(
    `${copied} copied and read back, ${there} were there, ${missing.length} missing, ${damaged.length} damaged`,
  );
  if (missing.length + damaged.length > 0) process.exitCode = 1;
}

move()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => pool.end());
