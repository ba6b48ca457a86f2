/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Who sees which group and which event is said by `visible_groups` and `visible_community_events` alone. Whatever else
 * reads those tables is named here with its reason; writes and locks may touch them freely.
 */
const PAST_THE_FUNCTIONS: Record<string, Record<string, string>> = {
  "lib/account/deletion/counters.ts": { "using community_events e": "frees the places of somebody who leaves" },
  "lib/account/deletion/groups.ts": { "from groups g join": "finds who a leaving owner's groups go to" },
  "lib/account/exports/sections.ts": {
    "from community_events where": "what somebody hosted is theirs to take along, also out of a group they left",
  },
  "lib/community/events/following.ts": {
    "communityEvent.findMany": "what stood there before the edit, under the locks of the series and its dates",
  },
  "lib/community/events/jobs.ts": { community_events: "canceled events without a host are deleted once they are over" },
  "lib/community/events/locks.ts": {
    "from community_events where": "which group is locked before the event is",
  },
  "lib/community/events/mutations.ts": {
    "communityEvent.findUniqueOrThrow": "what stood there before the edit, under the event's lock",
    "from community_events e": "how many coming events somebody hosts",
    "join community_events e": "how many coming events somebody has a seat at",
  },
  "lib/community/events/event-updates.ts": {
    "join community_events e": "whose seats are at dates that a new rhythm called off, under their locks",
  },
  "lib/community/groups/hosting.ts": { "join groups g": "the name and the owner of the group, under its lock" },
  "lib/community/hosts/access.ts": {
    "join community_events d": "the other dates of a series, for who can host it next",
    "join groups g": "who created the group whose event gets a new host",
  },
  "lib/community/hosts/handover.ts": {
    "from community_events e":
      "what somebody who leaves hosts, and what a group that is deleted planned, under their locks",
  },
  "lib/community/hosts/mutations.ts": {
    "from community_events where": "which series the event is of, whose host asks",
    "from community_events e": "the other dates of a series, whose host asks",
  },
  "lib/community/series/access.ts": {
    "from community_events": "which date of a series is the next: its dates are seen by the same people",
  },
  "lib/community/series/mutations.ts": {
    "communityEvent.findUniqueOrThrow": "the first date of a series, just made",
    "from community_events e": "how many events that repeat somebody hosts",
    "communityEvent.findMany": "which days of a series have their date already, under its lock",
    "communityEvent.findFirst": "what a new date is copied from, under the lock of its series",
  },
  "lib/community/groups/mutations.ts": {
    "group.findUniqueOrThrow": "how much room there is, under the group's lock",
  },
  "lib/discover/search/jobs.ts": { "from community_events e": "which events are over, to find them no more" },
  "lib/feed/media/jobs.ts": {
    "from community_events e": "a picture somebody uses is kept, whoever sees it",
    "from groups g": "a picture somebody uses is kept, whoever sees it",
  },
  "lib/moderation/effects.ts": {
    "from community_events": "the moment this one was hidden, for the dates that were hidden with it",
    "from community_events e": "which series a removed date was of",
    groups: "where a moderator's decision is written",
  },
  "lib/moderation/queries.ts": {
    "from community_events e": "moderators see what was reported, hidden or not",
    "from groups g": "moderators see what was reported, hidden or not",
  },
  "lib/notifications/mails/queries.ts": {
    "from community_events e": "who named it and when it begins, of targets the recipient may see",
    "from groups g": "who named it, of targets the recipient may see",
  },
};

const ROOT = process.cwd();
const files = (readdirSync(path.join(ROOT, "lib"), { recursive: true, encoding: "utf8" }) as string[])
  .filter((name) => name.endsWith(".ts"))
  .map((name) => path.posix.join("lib", name.split(path.sep).join("/")));

const COMMENT = /\/\*.*?\*\/|(?:^|\s)\/\/ .*?$/gms;
/** A template with no other inside it: those come first, and then stand as "?" in the one around them. */
const INNERMOST = /(?<tag>\bsql)?`(?<text>(?:[^`$]|\$(?!\{)|\$\{(?:[^`{}]|\{[^`{}]*\})*\})*)`/g;

/** The texts tagged `sql` in a file, their values as "?", the inner before the outer. */
function sqlIn(source: string): string[] {
  const found: string[] = [];
  for (let left = source.replaceAll(COMMENT, " "), before = ""; left !== before; ) {
    before = left;
    left = left.replaceAll(INNERMOST, (_whole, tag: string | undefined, text: string) => {
      if (tag) found.push(text.replaceAll(/\$\{(?:[^`{}]|\{[^`{}]*\})*\}/g, "?").replaceAll(/\s+/g, " "));
      return "?";
    });
  }
  return found;
}

const TABLE =
  /(?:^ ?|\b(?<how>update|into|delete from|from|join|using|,) (?:only )?)"?(?<table>community_events|groups)"?\b(?: (?:[a-z] join|[a-z]|where)(?= |$))?/gi;
const LOCK = /\bfor (?:no key )?(?:update|share)\b/i;
const READ = /\b(communityEvent|group)\s*\.(find\w+|count|aggregate|groupBy)\b/g;

/** What of a file reads the two tables without being a write or a lock. */
function readsOf(source: string): string[] {
  const raw = sqlIn(source).flatMap((text) =>
    LOCK.test(text)
      ? []
      : [...text.matchAll(TABLE)]
          .filter(({ groups }) => !/^(update|into|delete from)$/i.test(groups?.how ?? ""))
          .map(([match]) => match.trim()),
  );
  const models = [...source.matchAll(READ)].map(([match]) => match.replaceAll(/\s+/g, ""));
  return [...new Set([...raw, ...models])].sort();
}

test("groups and events are read through the functions that decide visibility", () => {
  const reads = files.flatMap((file) => {
    const found = readsOf(readFileSync(path.join(ROOT, file), "utf8"));
    return found.length > 0 ? [[file, found] as const] : [];
  });
  const allowed = Object.entries(PAST_THE_FUNCTIONS).map(([file, known]) => [file, Object.keys(known).sort()]);
  expect(Object.fromEntries(reads)).toEqual(Object.fromEntries(allowed));
});

/**
 * The distance of a recorded route is what `shownDistanceOf` says: next to the shown part of its map, the whole would tell how far
 * away the hidden part ends. What reads it elsewhere is for its owner alone.
 */
const WHOLE_DISTANCES = {
  "lib/account/exports/sections.ts": "the copy of one's own data",
  "lib/activity/achievements/queries.ts": "one's own achievements",
  "lib/activity/challenges/queries.ts": "one's own part in a challenge; no city challenge counts distance",
  "lib/activity/comparisons/queries.ts": "the same route compared with one's own earlier times",
  "lib/activity/shoes/queries.ts": "one's own shoes",
  "lib/activity/summaries/queries.ts": "one's own summaries",
  "lib/activity/workouts/access.ts": "the rule itself",
  "lib/activity/workouts/mutations.ts": "one's own workout, written and edited",
  "lib/activity/workouts/queries.ts": "one's own list",
  "lib/feed/year-cards/queries.ts": "one's own year",
};

test("a workout's distance is shown to others by one rule", () => {
  const found = files.filter((file) =>
    sqlIn(readFileSync(path.join(ROOT, file), "utf8")).some((text) =>
      text.replaceAll(/\bas "distanceMeters"/g, "").includes('"distanceMeters"'),
    ),
  );
  expect(found.sort()).toEqual(Object.keys(WHOLE_DISTANCES));
});

test.each([
  ["sql`select title from community_events where id = 1`", ["from community_events where"]],
  ["sql`select 1 from follows f\n  join groups g on true`", ["join groups g"]],
  ["const from = sql`community_events`;", ["community_events"]],
  ["sql`select 1 from visible_groups(null) g join visible_community_events(null) e on true`", []],
  ["sql`update groups set name = ''`", []],
  ["sql`select 1 from groups where id = 1 for update`", []],
  ["await tx.communityEvent.findMany({ where })", ["communityEvent.findMany"]],
  ["await tx.group.delete({ where })", []],
])("%s", (source, reads) => {
  expect(readsOf(source)).toEqual(reads);
});
