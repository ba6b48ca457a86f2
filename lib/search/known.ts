import { CITY_TRAILS } from "@/lib/activity/trails/rules";
import { foldedWords } from "@/lib/core/shared/fold";
import { paths } from "@/lib/core/shared/paths";
import { titleTier } from "@/lib/discover/search/rules";
import { expandSynonyms } from "@/lib/discover/search/synonyms";
import type { Hit } from "./schema";

/** The app's own features and settings, found by synonyms as well. `id` is the path. */
const HELP = [
  {
    id: paths.record(),
    name: "Record an activity",
    about: "GPS, splits, and a map",
    words: "gps track map run ride walk workout route start",
  },
  {
    id: paths.importWorkouts,
    name: "Import workouts",
    about: "From Strava, Garmin, and others",
    words: "gpx fit tcx strava garmin file upload",
  },
  {
    id: paths.plan,
    name: "Plan a day",
    about: "Stops that fit your time and budget",
    words: "day planner itinerary trip",
  },
  { id: paths.activity, name: "Challenges", about: "Activity", words: "challenge goals xp leaderboard" },
  { id: paths.newPost, name: "New post", about: "Photos and experiences", words: "post photo share upload picture" },
  {
    id: paths.saved,
    name: "Saved",
    about: "Your saved places and collections",
    words: "bookmarks saved places collections",
  },
  {
    id: paths.settingsPage("account"),
    name: "Appearance",
    about: "My Account",
    words: "dark mode light theme night reduced motion settings",
  },
  {
    id: paths.settingsPage("account"),
    name: "Privacy settings",
    about: "My Account",
    words: "privacy private account hidden places block who sees settings",
  },
  {
    id: paths.settingsPage("notifications"),
    name: "Notification settings",
    about: "Settings",
    words: "notifications push mail quiet hours settings",
  },
  {
    id: paths.settingsPage("download"),
    name: "Download Management",
    about: "Settings",
    words: "offline download storage export data settings",
  },
  {
    id: paths.archiveAndTrash("trash"),
    name: "Archive and Trash",
    about: "My Account",
    words: "deleted archived restore undo trash",
  },
];

type Known = { hit: Hit; words: readonly string[] };

const ROUTES: readonly Known[] = CITY_TRAILS.map(({ id, name, about }) => ({
  hit: { id, type: "route", name, subtitle: about, image: null },
  words: foldedWords(`${name} route trail`),
}));
const PAGES: readonly Known[] = HELP.map(({ id, name, about, words }) => ({
  hit: { id, type: "help", name, subtitle: about, image: null },
  words: foldedWords(`${name} ${words}`),
}));

const STOP_WORDS = new Set(["a", "an", "the", "my", "to", "of", "in", "on", "for", "how", "do", "i"]);

/** Whether each word of the query is a prefix of one of these words. */
const answers = (words: readonly string[], query: string): boolean => {
  const content = foldedWords(query).filter((word) => !STOP_WORDS.has(word));
  const hasWord = (word: string) => words.some((own) => own.startsWith(word));
  const joined = content.slice(1).map((word, at) => `${content[at]}${word}`);
  return (
    content.length > 0 &&
    content.every((word, at) => hasWord(word) || [at - 1, at].some((one) => joined[one] && hasWord(joined[one])))
  );
};

/** Matching trails and features, from code instead of a query. */
export function findKnown(q: string): Record<"routes" | "help", { hit: Hit; tier: number }[]> {
  const query = foldedWords(q).join(" ");
  const ranked = (known: readonly Known[], searches: readonly string[]) =>
    known
      .filter(({ words }) => searches.some((one) => answers(words, one)))
      .map(({ hit }) => ({ hit, tier: titleTier(foldedWords(hit.name).join(" "), query) }))
      .toSorted((a, b) => a.tier - b.tier);
  return { routes: ranked(ROUTES, expandSynonyms(q)), help: ranked(PAGES, [q]) };
}
