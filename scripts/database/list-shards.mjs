#!/usr/bin/env node
// @ts-check
// node scripts/database/list-shards.mjs: what dividing the database among several primaries by person would mean (docs/scale.md):
// each table's shard key, which of its keys lack it, which foreign keys leave a shard, and which statements cross shards.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../start/environment.mjs";

/** Small tables of the city, copied to every node. */
const REFERENCE = new Set(
  `venues hidden_gems events guides community_area_outlines trending_activities place_activity challenges search_words catalogue_versions gateway_answers
   job_runs job_attempts heartbeats search_feeds`.split(/\s+/),
);
/** The column a table is divided by, where that is not `userId`; `person` tables lie beside their person. */
const DIVIDED = new Map(
  Object.entries({
    ...{ users: "id", follows: "followerId", blocks: "blockerId", mutes: "muterId", reports: "reporterId" },
    // Beside the thing they are about, whose owner they do not name yet.
    ...{ photo_likes: "(ownerId)", comments: "(ownerId)", photo_tags: "(ownerId)", post_likes: "(ownerId)" },
    ...{ workout_likes: "(ownerId)", check_in_likes: "(ownerId)" },
    ...{ member_guide_places: "(userId)", member_guide_follows: "(ownerId)" },
    ...{ photo_edits: "(ownerId)", comment_likes: "(ownerId)", mentions: "(ownerId)" },
  }),
);
/** Divided by something that is no person. */
const APART = new Map(
  Object.entries({
    ...{
      groups: "id",
      group_members: "groupId",
      group_posts: "groupId",
      community_events: "id",
      community_event_members: "eventId",
      event_messages: "eventId",
      event_photos: "eventId",
      event_series: "id",
      ...{ shared_plans: "id", shared_plan_members: "planId", shared_plan_votes: "planId" },
    },
    ...{
      search_documents: "id",
      search_changes: "id",
      board_tallies: "board",
      board_moves: "board",
      rate_limits: "key",
      verification_codes: "destination",
    },
    ...{ signup_attempts: "id", barred_addresses: "hash", media_removals: "storageKey", moderation_log: "id" },
  }),
);

const schema = readFileSync(join(ROOT, "prisma/schema.prisma"), "utf8");
const tables = [...schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(([, model = "", body = ""]) => {
  const name = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? model;
  const columns = [...body.matchAll(/^ {2}(\w+)\s/gm)].map(([, column = ""]) => column);
  const keys = [
    ...[...body.matchAll(/^ {2}(\w+)\s.*@(?:id|unique)\b/gm)].map(([, column = ""]) => [column]),
    ...[...body.matchAll(/@@(?:id|unique)\(\[([^\]]+)\]/g)].map(([, list = ""]) => list.split(/,\s*/)),
  ];
  const links = [...body.matchAll(/^ {2}\w+\s+(\w+)\??\s+@relation\(.*?fields: \[(\w+)\]/gm)].map(
    ([, to = "", column = ""]) => ({ to, column }),
  );
  return { model, name, columns, keys, links };
});
const nameOf = new Map(tables.map(({ model, name }) => [model, name]));

/** @param {string} name @returns {{ kind: "reference" | "person" | "apart", key: string }} */
function placeOf(name) {
  if (REFERENCE.has(name)) return { kind: "reference", key: "" };
  const apart = APART.get(name);
  if (apart) return { kind: "apart", key: apart };
  const own = DIVIDED.get(name);
  if (own) return { kind: "person", key: own };
  if (tables.find((table) => table.name === name)?.columns.includes("userId")) return { kind: "person", key: "userId" };
  throw new Error(`No shard key is known for ${name}: add it to scripts/database/list-shards.mjs`);
}

console.log("| table | shard key | keys without it | foreign keys that leave the shard |\n|---|---|---|---|");
for (const { name, keys, links } of tables) {
  const { kind, key } = placeOf(name);
  const lacking = kind === "reference" ? [] : keys.filter((columns) => !columns.includes(key));
  const leaving = links.filter(({ to, column }) => {
    const target = placeOf(nameOf.get(to) ?? to);
    return target.kind !== "reference" && kind !== "reference" && (target.kind !== kind || column !== key);
  });
  const cells = [
    kind === "reference" ? "every node" : key,
    lacking.map((columns) => `(${columns.join(", ")})`).join(" "),
    leaving.map(({ column }) => column).join(", "),
  ];
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}

/** What views of a person's world read. */
const VIEWS = new Map(
  Object.entries({
    ...{ visible_users: ["users", "blocks"], hidden_users: ["users", "blocks"] },
    ...{
      visible_photos: ["photos", "users", "follows", "blocks"],
      visible_posts: ["posts", "users", "follows", "blocks"],
    },
    visible_comments: ["comments", "users", "blocks"],
    ...{ visible_groups: ["groups", "users"], visible_community_events: ["community_events", "groups", "users"] },
    ...{ visible_check_ins: ["check_ins", "users", "follows"], visible_workouts: ["workouts", "users", "follows"] },
    visible_routes: ["workout_routes", "workouts", "users", "follows"],
  }),
);
const known = new Set([...tables.map(({ name }) => name), ...VIEWS.keys()]);

/** Why a statement needs more than one shard; nothing when one answers it. @param {string} text */
function crossing(text) {
  const named = [...text.matchAll(/\b(?:from|join|update|into|using)\s+"?(\w+)"?/gi)]
    .map(([, name = ""]) => name)
    .filter((name) => known.has(name));
  const read = [...new Set(named.flatMap((name) => VIEWS.get(name) ?? [name]))];
  const divided = read.filter((name) => placeOf(name).kind !== "reference");
  if (divided.length === 0) return "";
  const views = named.filter((name) => VIEWS.has(name));
  if (views.length > 0) return `what a viewer sees of others (${[...new Set(views)].join(", ")})`;
  const apart = divided.filter((name) => placeOf(name).kind === "apart");
  if (apart.length > 0 && apart.length < divided.length)
    return `${apart.join(", ")} beside ${divided.filter((name) => !apart.includes(name)).join(", ")}`;
  const open = divided.filter(
    (name) => !new RegExp(`"?${placeOf(name).key.replace(/\W/g, "")}"?\\s*(=|in\\b)`).test(text),
  );
  return open.length > 0 ? `${open.join(", ")} not by shard key` : "";
}

const files = readdirSync(join(ROOT, "lib"), { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".ts"),
);
let all = 0;
const crossed = [];
for (const file of files.sort()) {
  const source = readFileSync(join(ROOT, "lib", file), "utf8");
  for (const match of source.matchAll(
    /sql`\s*((?:select|with|insert|update|delete)\b[^`]*(?:`[^`]*`[^`]*)*?)`(?=[\s,;)\]}])/gi,
  )) {
    all += 1;
    const why = crossing(match[1] ?? "");
    if (why) crossed.push(`lib/${file}:${source.slice(0, match.index).split("\n").length}  ${why}`);
  }
}
console.log(`\n${crossed.length} of ${all} statements cross shards:\n${crossed.join("\n")}`);
