import { foldedWords } from "@/lib/core/shared/fold";

/**
 * Search terms and the corresponding terms in the city's data, closest first: a search for any of `asked` also searches
 * for each of `means`.
 */
type Synonyms = { asked: readonly string[]; means: readonly string[] };

const SYNONYMS: readonly Synonyms[] = [
  {
    asked: ["gym", "fitness", "exercise", "fitness class", "fitness classes", "training", "get fit"],
    means: ["fitness", "yoga", "run club", "climb", "workouts", "minutes", "5k", "hoops"],
  },
  { asked: ["workout", "workouts", "work out"], means: ["workouts", "minutes", "fitness", "yoga", "run club"] },
  {
    asked: ["run", "running", "jog", "jogging", "runner", "run club", "running club"],
    means: ["run", "running", "5k"],
  },
  { asked: ["5k", "race", "10k"], means: ["5k"] },
  { asked: ["bike", "biking", "cycling", "cyclist", "bicycle"], means: ["ride", "riders", "cycling", "bike"] },
  { asked: ["hike", "hiking", "hiker", "hikes"], means: ["hikers", "hike", "trail", "walk"] },
  { asked: ["walk", "walking", "stroll"], means: ["walk", "walkers", "walking", "trail"] },
  { asked: ["class", "classes", "lesson", "lessons"], means: [""] },
  { asked: ["pilates", "stretching", "meditation"], means: ["yoga"] },
  { asked: ["climbing", "rock climbing", "bouldering"], means: ["climb"] },
  { asked: ["skating", "ice skating", "ice rink"], means: ["skate", "skating ribbon"] },
  { asked: ["swimming", "swim"], means: ["swim", "swimming", "open water"] },
  { asked: ["kayak", "kayaking", "paddle", "canoe"], means: ["kayak"] },
  { asked: ["bowling"], means: ["bowl"] },
  { asked: ["basketball", "hoops"], means: ["basketball", "hoops", "bulls"] },
  { asked: ["soccer", "fire"], means: ["soccer", "fire fc"] },
  { asked: ["bird watching", "birding", "birds"], means: ["bird walk", "birding"] },
  { asked: ["bean", "the bean"], means: ["cloud gate"] },
  { asked: ["el", "l", "cta", "train"], means: ["train", "car free"] },
  { asked: ["msi"], means: ["griffin museum of science and industry"] },
  { asked: ["mca"], means: ["museum of contemporary art"] },
  { asked: ["cso"], means: ["symphony center", "chicago symphony"] },
  { asked: ["sears tower", "skydeck"], means: ["willis tower"] },
  { asked: ["aquarium"], means: ["shedd aquarium"] },
  { asked: ["dinosaurs", "dinosaur", "t rex"], means: ["field museum", "dinosaurs", "fossil"] },
  {
    asked: ["kids", "children", "families", "family friendly", "for kids", "with kids", "toddlers"],
    means: ["family friendly", "kids"],
  },
  {
    asked: ["indoor activities", "indoor", "indoors", "inside", "rain", "rainy", "rainy day"],
    means: ["rainy day", "rains", "indoor"],
  },
  { asked: ["stand up", "standup", "comedy club"], means: ["comedy"] },
  { asked: ["theatre", "theater", "plays"], means: ["theater"] },
  { asked: ["ballet", "dance"], means: ["ballet", "nutcracker", "dance"] },
  { asked: ["botanic garden", "botanical garden", "plants", "greenhouse"], means: ["conservatory", "garden", "fern"] },
  { asked: ["cocktails", "cocktail bar", "drinks"], means: ["cocktail", "tiki"] },
  { asked: ["brunch", "breakfast"], means: ["breakfast", "brunch"] },
  { asked: ["football"], means: ["football", "bears"] },
  { asked: ["book club", "reading"], means: ["books"] },
  { asked: ["volunteer", "volunteering"], means: ["cleanup", "stewardship"] },
  { asked: ["christmas", "holiday lights"], means: ["christmas", "zoolights", "nutcracker"] },
  { asked: ["challenge", "challenges", "goal"], means: ["challenge"] },
];

/** Known search terms, as targets of spelling correction. */
export const ASKED_WORDS: readonly string[] = [...new Set(SYNONYMS.flatMap(({ asked }) => asked.flatMap(foldedWords)))];

/** Maximum number of additional searches per search; each costs as much as another search. */
const MAX_SYNONYMS = 8;

/** A search and its synonyms: "rock climbing Loop" also searches "climb loop". */
export function meaningsOf(q: string): string[] {
  const words = foldedWords(q);
  const asked = ` ${words.join(" ")} `;
  const meanings = SYNONYMS.flatMap(({ asked: phrases, means }) => {
    const phrase = phrases.filter((one) => asked.includes(` ${one} `)).toSorted((a, b) => b.length - a.length)[0];
    return phrase === undefined
      ? []
      : means.map((one) => asked.replace(` ${phrase} `, one === "" ? " " : ` ${one} `).trim());
  });
  return [...new Set([q, ...meanings.filter(Boolean)])].slice(0, 1 + MAX_SYNONYMS);
}
