/**
 * What a place, an event or an interest is about, read from its own words. Topics join things that say the same in
 * different words ("improv" and "stand-up"); each has hours it suits, from and to (past 24 is the next morning).
 */
const TOPICS = {
  architecture: {
    words: /architect|skyscraper|frank lloyd|louis sullivan|modernism|\blandmark|\btower/,
    hours: [9, 17],
  },
  views: { words: /\bviews?\b|observation|skyline|photo|rooftop/, hours: [10, 21] },
  art: { words: /\barts?\b|mural|gallery|impressionism|art deco/, hours: [10, 18] },
  history: { words: /histor|museum|great chicago fire|world heritage|culture|cultural/, hours: [10, 17] },
  science: { words: /science|planetarium|aquarium|dinosaur|fossil|sky show/, hours: [9, 16] },
  nature: { words: /nature|\bparks?\b|hik|bird|trail|prairie|outdoors|walking|walk\b/, hours: [7, 17] },
  gardens: { words: /garden|conservator|plants|blossom|butterfl/, hours: [9, 17] },
  animals: { words: /zoo|animals|dog|aquarium/, hours: [9, 17] },
  water: { words: /beach|swim|lakefront|waterfront|river|kayak|boat|open water/, hours: [7, 19] },
  running: { words: /\brun|triathlon|fitness|5k|jog/, hours: [6, 19] },
  cycling: { words: /cycl|\bbik|\brides?\b|fitness/, hours: [7, 19] },
  wellness: { words: /yoga|wellness|stretch|meditat|fitness/, hours: [6, 20] },
  strength: { words: /strength|climb|bowling|gym|fitness|skating|volleyball/, hours: [8, 21] },
  "team sports": { words: /basketball|soccer|volleyball|pick-up/, hours: [9, 21] },
  "watching sports": {
    words: /baseball|hockey|football|stadium|arena|ballpark|\bsports\b|bulls|cubs|bears|soccer on tv/,
    hours: [11, 21],
  },
  breakfast: { words: /breakfast|brunch|diner\b|bakery|doughnut/, hours: [7, 12] },
  coffee: { words: /coffee|cafe|roaster|study spot|hot chocolate/, hours: [7, 16] },
  food: {
    words:
      /food|restaurant|pizza|deep dish|hot dog|italian beef|taco|mexican|dim sum|chinese|burger|barbecue|ribs|deli|gastronomy|dumpling|small plates|dining|tasting|filipino|sandwich/,
    hours: [11, 21],
  },
  "fine dining": { words: /fine dining|tasting menu|special occasion|reservations|date night/, hours: [17, 22] },
  drinks: { words: /\bbar\b|cocktail|beer|brew|whiskey|\bpub\b|tavern|\bgin\b|tiki|wine/, hours: [17, 26] },
  "live music": { words: /live music|concert|\bmusic\b|indie|rock\b|folk|band|songwriter/, hours: [18, 26] },
  jazz: { words: /jazz|blues|big band/, hours: [18, 26] },
  classical: { words: /classical|orchestra|opera|symphon|ballet|cso\b|carillon/, hours: [13, 22] },
  theater: { words: /theat|plays|shakespeare|musicals|broadway|ensemble/, hours: [13, 22] },
  comedy: { words: /comedy|improv|stand-?up|sketch|second city|zanies/, hours: [18, 25] },
  film: { words: /film|cinema|movie/, hours: [13, 25] },
  family: { words: /famil|kids|children|playground|ferris/, hours: [9, 18] },
  books: { words: /book|reading|writers|journalism/, hours: [9, 20] },
  community: { words: /volunteer|community|social pace|beginners welcome|group friendly/, hours: [8, 20] },
} as const satisfies Record<string, { words: RegExp; hours: readonly [number, number] }>;

export type Topic = keyof typeof TOPICS;
const isTopic = (name: string): name is Topic => name in TOPICS;
export const ALL_TOPICS = Object.keys(TOPICS).filter(isTopic);

export function topicsOf(words: readonly string[]): Topic[] {
  const text = words.join(" | ").toLowerCase();
  return ALL_TOPICS.filter((topic) => TOPICS[topic].words.test(text));
}

/** For each hour of the day, how many of these topics it suits: 1 all of them, 0 none. Without topics any hour does. */
export function hoursOf(topics: readonly Topic[]): readonly number[] {
  return Array.from({ length: 24 }, (_, hour) => {
    if (topics.length === 0) return 1;
    const suited = topics.filter((topic) => {
      const [from, to] = TOPICS[topic].hours;
      return (hour >= from && hour < to) || hour + 24 < to;
    });
    return suited.length / topics.length;
  });
}

const LABELS: Partial<Record<Topic, string>> = {
  views: "great views",
  history: "museums and history",
  nature: "parks and nature",
  animals: "zoos and animals",
  water: "the waterfront",
  wellness: "yoga and wellness",
  strength: "active things to do",
  "watching sports": "games",
  breakfast: "breakfast spots",
  food: "good food",
  drinks: "bars",
  classical: "classical music",
  family: "family outings",
  community: "group outings",
};
export const topicLabel = (topic: Topic): string => LABELS[topic] ?? topic;
