/** Guides by sample people, in their own voices, with places in visiting order. */
export interface MemberGuideSeed {
  slug: string;
  /** The author's index in people.ts. */
  authorIndex: number;
  title: string;
  description: string;
  daysOld: number;
  followers: number;
  places: readonly { type: "venue" | "gem"; slug: string; note: string }[];
}

export const memberGuides: readonly MemberGuideSeed[] = [
  {
    slug: "my-long-slow-run",
    authorIndex: 0,
    title: "My long, slow run and where it ends",
    description: "Twelve flat miles with water, bathrooms, and a reason to finish. Walk any part of it.",
    daysOld: 12,
    followers: 41,
    places: [
      { type: "venue", slug: "montrose-beach", note: "Park by the harbor and start here. Bathrooms are open early." },
      { type: "venue", slug: "lakefront-trail", note: "Stay on the running path; bikes have their own." },
      { type: "venue", slug: "north-avenue-beach", note: "Halfway. Turn around and you face the skyline." },
      { type: "gem", slug: "intelligentsia-lakeview", note: "Cash in your miles for a cortado." },
    ],
  },
  {
    slug: "car-free-saturday",
    authorIndex: 1,
    title: "A car-free Saturday on the West Side",
    description: "Ride The 606 end to end, eat in Pilsen, and be home before dark.",
    daysOld: 30,
    followers: 28,
    places: [
      { type: "venue", slug: "the-606", note: "Get on at Walsh Park. Go slow around strollers." },
      { type: "gem", slug: "lula-cafe", note: "Two blocks off the trail. Lock up on Kedzie." },
      { type: "venue", slug: "garfield-park-conservatory", note: "Free, warm, and it smells like a jungle." },
      { type: "venue", slug: "national-museum-of-mexican-art", note: "Free too. Don't skip the back rooms." },
      { type: "gem", slug: "cafe-jumping-bean", note: "End with a Oaxacan hot chocolate." },
    ],
  },
  {
    slug: "no-fork-required",
    authorIndex: 2,
    title: "No fork required",
    description: "The sandwiches, dogs, and slices I bring out-of-towners to before they ask about deep dish.",
    daysOld: 55,
    followers: 63,
    places: [
      { type: "gem", slug: "mr-beef", note: "Dipped, hot. Stand at the counter and lean forward." },
      { type: "venue", slug: "superdawg-drive-in", note: "Order from the car. The fries come in the box." },
      { type: "venue", slug: "mannys-cafeteria", note: "Corned beef with a potato pancake." },
      { type: "gem", slug: "vito-and-nicks", note: "The real Chicago pizza is thin. I said it." },
    ],
  },
  {
    slug: "quiet-mornings",
    authorIndex: 4,
    title: "Quiet mornings",
    description: "Places that are calm before ten, in the order I like them.",
    daysOld: 8,
    followers: 19,
    places: [
      { type: "venue", slug: "lincoln-park-conservatory", note: "The fern room, before anyone else is there." },
      { type: "venue", slug: "garden-of-the-phoenix", note: "Bring a thermos and sit by the lagoon." },
      { type: "gem", slug: "lost-larson", note: "Cardamom bun. Get there before nine." },
      { type: "gem", slug: "metropolis-coffee", note: "Window seat, watch the 'L' go by." },
    ],
  },
  {
    slug: "swim-the-lake",
    authorIndex: 5,
    title: "Where I swim, and where I warm up after",
    description: "Open water from June to September. Check the flags, and never swim alone.",
    daysOld: 140,
    followers: 22,
    places: [
      { type: "venue", slug: "ohio-street-beach", note: "Half a mile along the wall, with ladders." },
      { type: "venue", slug: "promontory-point", note: "Get in off the rocks. It drops off fast." },
      { type: "venue", slug: "montrose-beach", note: "Calm water on the harbor side." },
      { type: "gem", slug: "valois", note: "Eggs and hash browns after the Point." },
    ],
  },
  {
    slug: "dumpling-crawl",
    authorIndex: 7,
    title: "A Chinatown crawl on foot",
    description: "Four stops, all within ten minutes of each other. Come hungry and bring cash.",
    daysOld: 21,
    followers: 57,
    places: [
      { type: "gem", slug: "chiu-quon-bakery", note: "Egg tart, still warm, eaten on the sidewalk." },
      { type: "venue", slug: "minghin-cuisine", note: "Shrimp dumplings and turnip cake. Share." },
      { type: "venue", slug: "ping-tom-memorial-park", note: "Walk it off by the river." },
      { type: "gem", slug: "qing-xiang-yuan-dumplings", note: "Lamb and coriander. You'll be back." },
    ],
  },
  {
    slug: "rainy-day-with-kids",
    authorIndex: 13,
    title: "Rainy day, small kids",
    description: "Roofs, bathrooms, and something to climb. Tested on a U8 soccer team.",
    daysOld: 76,
    followers: 35,
    places: [
      {
        type: "venue",
        slug: "griffin-museum-of-science-and-industry",
        note: "Do the coal mine first; the line grows.",
      },
      { type: "venue", slug: "peggy-notebaert-nature-museum", note: "Butterflies land on you if you stand still." },
      { type: "venue", slug: "shedd-aquarium", note: "Belugas, then the penguins, then nap." },
      { type: "venue", slug: "waveland-bowl", note: "Bumpers up. Open late." },
    ],
  },
  {
    slug: "terracotta-walk",
    authorIndex: 14,
    title: "Two miles of terracotta and steel",
    description: "My practice route for the docent exam. Look up at every corner.",
    daysOld: 40,
    followers: 48,
    places: [
      { type: "venue", slug: "the-rookery", note: "The lobby is Wright over Root. Free to step in." },
      { type: "venue", slug: "chicago-cultural-center", note: "The largest Tiffany dome, and it's free." },
      { type: "venue", slug: "wrigley-building", note: "Six shades of white, lightest at the top." },
      { type: "venue", slug: "marina-city", note: "Stand on the bridge and count the balconies." },
      { type: "venue", slug: "chicago-architecture-center", note: "Finish with the city model." },
    ],
  },
  {
    slug: "birds-within-city-limits",
    authorIndex: 19,
    title: "Birds within city limits",
    description: "Best in May and September, but there's something to see every month.",
    daysOld: 95,
    followers: 17,
    places: [
      { type: "venue", slug: "montrose-beach", note: "The Magic Hedge. Whisper." },
      { type: "venue", slug: "northerly-island", note: "Sparrows in the prairie, ducks offshore in winter." },
      { type: "venue", slug: "garden-of-the-phoenix", note: "Herons by the lagoon on Saturday mornings." },
      { type: "venue", slug: "big-marsh-park", note: "Egrets and eagles, and almost no people." },
    ],
  },
  {
    slug: "music-under-twenty-dollars",
    authorIndex: 11,
    title: "Live music for under $20",
    description: "Small rooms with good sound. I've played half of them.",
    daysOld: 5,
    followers: 52,
    places: [
      { type: "venue", slug: "green-mill", note: "Stay quiet during the set. They mean it." },
      { type: "gem", slug: "empty-bottle", note: "Monday is free." },
      { type: "gem", slug: "rosas-lounge", note: "Blues the way it should be: ten feet away." },
      { type: "gem", slug: "the-whistler", note: "No cover. Get there before nine for a seat." },
    ],
  },
];
