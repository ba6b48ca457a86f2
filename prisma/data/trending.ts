/** Something to do this weekend, in the spec's fields for a trending activity. Popularity and participants are seed values. */
export interface TrendingSeed {
  slug: string;
  title: string;
  location: string;
  venueSlug: string;
  description: string;
  popularity: number;
  participants: number;
  maxParticipants: number;
  category: string;
  difficulty: "Challenging" | "Moderate" | "Easy";
  /** "Free" or a dollar amount. */
  price: string;
  activityType: "running" | "cycling" | "yoga" | "strength" | "hiking" | "experience";
  tags: readonly string[];
  indoor: boolean;
  posterId: string;
}

export const trendingActivities = [
  {
    slug: "sunrise-lakefront-run",
    title: "Sunrise Run on the Lakefront",
    location: "Lakefront Trail at Fullerton",
    venueSlug: "lakefront-trail",
    description:
      "Three flat miles out and back with the sun coming up over the water on one side and the skyline on the other.",
    popularity: 96,
    participants: 240,
    maxParticipants: 400,
    category: "Running",
    difficulty: "Moderate",
    price: "Free",
    activityType: "running",
    tags: ["running", "lakefront", "morning"],
    indoor: false,
    posterId: "trending-sunrise-lakefront-run",
  },
  {
    slug: "kayak-the-chicago-river",
    title: "Kayak the Chicago River",
    location: "Ping Tom Memorial Park, Chinatown",
    venueSlug: "ping-tom-memorial-park",
    description:
      "Put in at Chinatown's boathouse in the warm months and paddle north under the bridges until the towers close in.",
    popularity: 88,
    participants: 120,
    maxParticipants: 160,
    category: "Water",
    difficulty: "Challenging",
    price: "$30",
    activityType: "strength",
    tags: ["summer", "kayaking", "river", "architecture"],
    indoor: false,
    posterId: "trending-kayak-the-chicago-river",
  },
  {
    slug: "north-avenue-beach-volleyball",
    title: "Pick-Up Volleyball at North Avenue",
    location: "North Avenue Beach",
    venueSlug: "north-avenue-beach",
    description: "Rows of nets, four to a side, winners stay on. Bring water and be ready to rotate in with strangers.",
    popularity: 84,
    participants: 180,
    maxParticipants: 240,
    category: "Beach Sports",
    difficulty: "Challenging",
    price: "Free",
    activityType: "strength",
    tags: ["summer", "volleyball", "beach", "social"],
    indoor: false,
    posterId: "trending-north-avenue-beach-volleyball",
  },
  {
    slug: "ride-the-606",
    title: "Ride The 606 End to End",
    location: "The 606 Bloomingdale Trail",
    venueSlug: "the-606",
    description:
      "2.7 miles above the street from Ashland to Ridgeway, with rooftops at eye level and a coffee at either end.",
    popularity: 81,
    participants: 150,
    maxParticipants: 300,
    category: "Cycling",
    difficulty: "Easy",
    price: "Free",
    activityType: "cycling",
    tags: ["cycling", "trail", "family friendly"],
    indoor: false,
    posterId: "trending-ride-the-606",
  },
  {
    slug: "climb-maggie-daley",
    title: "Climb the Wall at Maggie Daley",
    location: "Maggie Daley Park",
    venueSlug: "maggie-daley-park",
    description:
      "Faceted outdoor walls in the middle of downtown, with top ropes, boulders and rental shoes in season.",
    popularity: 77,
    participants: 90,
    maxParticipants: 120,
    category: "Climbing",
    difficulty: "Challenging",
    price: "$20",
    activityType: "strength",
    tags: ["summer", "climbing", "strength", "downtown"],
    indoor: false,
    posterId: "trending-climb-maggie-daley",
  },
  {
    slug: "park-yoga-great-lawn",
    title: "Saturday Yoga on the Great Lawn",
    location: "Millennium Park",
    venueSlug: "millennium-park",
    description:
      "Mats on the grass under the trellis of the Pritzker Pavilion. On summer Saturdays there is a class; any other day, bring your own.",
    popularity: 92,
    participants: 320,
    maxParticipants: 500,
    category: "Yoga",
    difficulty: "Easy",
    price: "Free",
    activityType: "yoga",
    tags: ["summer", "yoga", "park", "morning"],
    indoor: false,
    posterId: "trending-park-yoga-great-lawn",
  },
  {
    slug: "architecture-walk-the-loop",
    title: "Lobby Walk Through the Loop",
    location: "The Rookery, LaSalle Street",
    venueSlug: "the-rookery",
    description:
      "Two miles between the lobbies of the first skyscrapers, most of it under cover. Start in the light court of the Rookery.",
    popularity: 73,
    participants: 110,
    maxParticipants: 150,
    category: "Walking",
    difficulty: "Easy",
    price: "Free",
    activityType: "hiking",
    tags: ["walking", "architecture", "rainy day"],
    indoor: true,
    posterId: "trending-architecture-walk-the-loop",
  },
  {
    slug: "jazz-night-uptown",
    title: "Jazz Night in Uptown",
    location: "Green Mill Cocktail Lounge",
    venueSlug: "green-mill",
    description:
      "Take the Red Line to Lawrence, find the green neon and keep your voice down during the solos. Cash at the door.",
    popularity: 86,
    participants: 140,
    maxParticipants: 200,
    category: "Live Music",
    difficulty: "Easy",
    price: "$15",
    activityType: "experience",
    tags: ["music", "jazz", "late night"],
    indoor: true,
    posterId: "trending-jazz-night-uptown",
  },
] satisfies readonly TrendingSeed[];
