import { foldedWords } from "@/lib/core/shared/fold";

/**
 * Search terms and the corresponding terms in the city's data, closest first: a search for any of `terms` also searches
 * for each of `synonyms`.
 */
type Synonyms = { terms: readonly string[]; synonyms: readonly string[] };

const SYNONYMS: readonly Synonyms[] = [
  {
    terms: ["gym", "fitness", "exercise", "fitness class", "fitness classes", "training", "get fit"],
    synonyms: ["fitness", "yoga", "run club", "climb", "workouts", "minutes", "5k", "hoops"],
  },
  { terms: ["workout", "workouts", "work out"], synonyms: ["workouts", "minutes", "fitness", "yoga", "run club"] },
  {
    terms: ["run", "running", "jog", "jogging", "runner", "run club", "running club"],
    synonyms: ["run", "running", "5k"],
  },
  { terms: ["5k", "race", "10k"], synonyms: ["5k"] },
  { terms: ["bike", "biking", "cycling", "cyclist", "bicycle"], synonyms: ["ride", "riders", "cycling", "bike"] },
  { terms: ["hike", "hiking", "hiker", "hikes"], synonyms: ["hikers", "hike", "trail", "walk"] },
  { terms: ["walk", "walking", "stroll"], synonyms: ["walk", "walkers", "walking", "trail"] },
  { terms: ["class", "classes", "lesson", "lessons"], synonyms: [""] },
  { terms: ["pilates", "stretching", "meditation"], synonyms: ["yoga"] },
  { terms: ["climbing", "rock climbing", "bouldering"], synonyms: ["climb"] },
  { terms: ["skating", "ice skating", "ice rink"], synonyms: ["skate", "skating ribbon"] },
  { terms: ["swimming", "swim"], synonyms: ["swim", "swimming", "open water"] },
  { terms: ["kayak", "kayaking", "paddle", "canoe"], synonyms: ["kayak"] },
  { terms: ["bowling"], synonyms: ["bowl"] },
  { terms: ["basketball", "hoops"], synonyms: ["basketball", "hoops", "bulls"] },
  { terms: ["soccer", "fire"], synonyms: ["soccer", "fire fc"] },
  { terms: ["bird watching", "birding", "birds"], synonyms: ["bird walk", "birding"] },
  { terms: ["bean", "the bean"], synonyms: ["cloud gate"] },
  { terms: ["el", "l", "cta", "train"], synonyms: ["train", "car free"] },
  { terms: ["msi"], synonyms: ["griffin museum of science and industry"] },
  { terms: ["mca"], synonyms: ["museum of contemporary art"] },
  { terms: ["cso"], synonyms: ["symphony center", "chicago symphony"] },
  { terms: ["sears tower", "skydeck"], synonyms: ["willis tower"] },
  { terms: ["aquarium"], synonyms: ["shedd aquarium"] },
  { terms: ["dinosaurs", "dinosaur", "t rex"], synonyms: ["field museum", "dinosaurs", "fossil"] },
  {
    terms: ["kids", "children", "families", "family friendly", "for kids", "with kids", "toddlers"],
    synonyms: ["family friendly", "kids"],
  },
  {
    terms: ["indoor activities", "indoor", "indoors", "inside", "rain", "rainy", "rainy day"],
    synonyms: ["rainy day", "rains", "indoor"],
  },
  { terms: ["stand up", "standup", "comedy club"], synonyms: ["comedy"] },
  { terms: ["theatre", "theater", "plays"], synonyms: ["theater"] },
  { terms: ["ballet", "dance"], synonyms: ["ballet", "nutcracker", "dance"] },
  {
    terms: ["botanic garden", "botanical garden", "plants", "greenhouse"],
    synonyms: ["conservatory", "garden", "fern"],
  },
  { terms: ["cocktails", "cocktail bar", "drinks"], synonyms: ["cocktail", "tiki"] },
  { terms: ["brunch", "breakfast"], synonyms: ["breakfast", "brunch"] },
  { terms: ["football"], synonyms: ["football", "bears"] },
  { terms: ["book club", "reading"], synonyms: ["books"] },
  { terms: ["volunteer", "volunteering"], synonyms: ["cleanup", "stewardship"] },
  { terms: ["christmas", "holiday lights"], synonyms: ["christmas", "zoolights", "nutcracker"] },
  { terms: ["challenge", "challenges", "goal"], synonyms: ["challenge"] },
];

/** Known search terms, as targets of spelling correction. */
export const SEARCH_TERMS: readonly string[] = [
  ...new Set(SYNONYMS.flatMap(({ terms }) => terms.flatMap(foldedWords))),
];

/** Maximum number of additional searches per search; each costs as much as another search. */
const MAX_SYNONYMS = 8;

/** A search and its synonyms: "rock climbing Loop" also searches "climb loop". */
export function expandSynonyms(q: string): string[] {
  const words = foldedWords(q);
  const query = ` ${words.join(" ")} `;
  const expansions = SYNONYMS.flatMap(({ terms, synonyms }) => {
    const phrase = terms.filter((one) => query.includes(` ${one} `)).toSorted((a, b) => b.length - a.length)[0];
    return phrase === undefined
      ? []
      : synonyms.map((one) => query.replace(` ${phrase} `, one === "" ? " " : ` ${one} `).trim());
  });
  return [...new Set([q, ...expansions.filter(Boolean)])].slice(0, 1 + MAX_SYNONYMS);
}
