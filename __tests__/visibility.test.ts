/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Only `visible_groups` and `visible_community_events` decide who sees which groups and events. Anything else that
 * reads those tables is listed here with a reason; writes and locks are always allowed.
 */
const PAST_THE_FUNCTIONS: Record<string, Record<string, string>> = {
  "lib/account/deletion/counters.ts": {
    "using community_events e": "frees the spots of a leaving person",
    "from groups g join": "finds the next owner of a leaving owner's groups",
  },
  "lib/account/exports/sections.ts": {
    "from community_events where": "events a person hosted belong in their export, even from a group they left",
  },
  "lib/community/events/following.ts": {
    "communityEvent.findMany": "the values before the edit, under the locks of the series and its dates",
  },
  "lib/community/events/jobs.ts": { community_events: "canceled events without a host are deleted once they are over" },
  "lib/community/events/locks.ts": {
    "from community_events where": "which group to lock before the event",
  },
  "lib/community/events/mutations.ts": {
    "communityEvent.findUniqueOrThrow": "the values before the edit, under the event's lock",
    "from community_events e": "how many upcoming events a person hosts",
    "join community_events e": "how many upcoming events a person is attending",
  },
  "lib/community/events/event-updates.ts": {
    "join community_events e": "who has spots at dates that a new recurrence canceled, under their locks",
  },
  "lib/community/groups/hosting.ts": { "join groups g": "the name and the owner of the group, under its lock" },
  "lib/community/hosts/access.ts": {
    "join community_events d": "the other dates of a series, for who can host it next",
    "join groups g": "who created the group whose event gets a new host",
  },
  "lib/community/hosts/handover.ts": {
    "from community_events e": "events hosted by a leaving person or belonging to a deleted group, under their locks",
  },
  "lib/community/hosts/mutations.ts": {
    "from community_events where": "the event's series, for its host",
    "from community_events e": "the other dates of a series, for its host",
  },
  "lib/community/series/access.ts": {
    "from community_events": "the next date of a series, whose dates have the same audience",
  },
  "lib/community/series/mutations.ts": {
    "communityEvent.findUniqueOrThrow": "the first date of a series, just created",
    "from community_events e": "how many recurring events a person hosts",
    "communityEvent.findMany": "which days of a series already have an event, under its lock",
    "communityEvent.findFirst": "the event a new date is copied from, under the lock of its series",
  },
  "lib/community/groups/mutations.ts": {
    "group.findUniqueOrThrow": "how much room there is, under the group's lock",
  },
  "lib/search/jobs.ts": { "from community_events e": "which events are over, to remove them from search" },
  "lib/feed/media/jobs.ts": {
    "from community_events e": "a picture in use is kept, whoever can see it",
    "from groups g": "a picture in use is kept, whoever can see it",
  },
  "lib/moderation/effects.ts": {
    "from community_events": "when this one was hidden, for the dates hidden with it",
    "from community_events e": "the series of a removed date",
    groups: "stores a moderator's decision",
  },
  "lib/moderation/queries.ts": {
    "from community_events e": "moderators see reported content, hidden or not",
    "from groups g": "moderators see reported content, hidden or not",
  },
  "lib/notifications/mails/queries.ts": {
    "from community_events e": "the author and start of targets the recipient may see",
    "from groups g": "the author of targets the recipient may see",
  },
};

const ROOT = process.cwd();
const files = (readdirSync(path.join(ROOT, "lib"), { recursive: true, encoding: "utf8" }) as string[])
  .filter((name) => name.endsWith(".ts"))
  .map((name) => path.posix.join("lib", name.split(path.sep).join("/")));

const COMMENT = /\/\*.*?\*\/|(?:^|\s)\/\/ .*?$/gms;
/** A template without nested ones: inner templates are processed first and become "?" in the outer one. */
const INNERMOST = /(?<tag>\bsql)?`(?<text>(?:[^`$]|\$(?!\{)|\$\{(?:[^`{}]|\{[^`{}]*\})*\})*)`/g;

/** The `sql` templates in a file with values as "?", inner ones first. */
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

/** Reads of the two tables in a file, other than writes and locks. */
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
 * Other people get a recorded route's distance from `visibleDistance`: next to the visible part of the map, the full
 * distance would reveal how long the hidden part is. Other reads are only for the owner.
 */
const WHOLE_DISTANCES = {
  "lib/account/exports/sections.ts": "the person's own data export",
  "lib/activity/achievements/queries.ts": "the person's own achievements",
  "lib/activity/challenges/queries.ts": "the person's own part in a challenge; no city challenge counts distance",
  "lib/activity/comparisons/queries.ts": "the same route compared with the person's earlier times",
  "lib/activity/shoes/queries.ts": "the person's own shoes",
  "lib/activity/summaries/queries.ts": "the person's own summaries",
  "lib/activity/workouts/access.ts": "the rule itself",
  "lib/activity/workouts/mutations.ts": "writes and edits the person's own workout",
  "lib/activity/workouts/queries.ts": "the person's own list",
  "lib/feed/year-cards/queries.ts": "the person's own year",
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
