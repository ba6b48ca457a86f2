/** A community event hosted by sample people, dated relative to today. */
export interface CommunityEventSeed {
  slug: string;
  title: string;
  description: string;
  /** Days from today. With a weekday, the first such day on or after that. */
  inDays: number;
  weekday?: "sat" | "sun";
  /** Repeats every week. */
  isWeekly?: true;
  /** The group it belongs to, whose creator hosts it. */
  groupSlug?: string;
  /** HH:MM, Chicago. */
  time: string;
  location: string;
  /** The listed venue, if it's at one. */
  venueSlug?: string;
  address: string;
  category: string;
  maxAttendees: number;
  /** How many sample people are going, including the host. */
  attendees: number;
  /** Dollars. */
  price: number;
  /** Index in people.ts. */
  organizerIndex: number;
  organizerRating: number;
  tags: readonly string[];
  posterId: string;
}

export interface GroupSeed {
  slug: string;
  name: string;
  description: string;
  category: string;
  maxMembers: number;
  /** How many sample people are members, including the creator. */
  memberCount: number;
  isPrivate: boolean;
  /** Index in people.ts. */
  creatorIndex: number;
  posterId: string;
}

export const communityEvents = [
  {
    slug: "sunrise-5k-lakefront",
    title: "Sunrise 5K on the Lakefront",
    description:
      "An easy 5K from Fullerton to North Avenue Beach and back, no clock and no one left behind. Coffee afterward for anyone who wants it.",
    inDays: 1,
    isWeekly: true,
    groupSlug: "lakefront-run-club",
    time: "06:30",
    location: "Lakefront Trail at Fullerton",
    address: "2401 N DuSable Lake Shore Dr, Chicago, IL 60614",
    category: "Running",
    maxAttendees: 30,
    attendees: 24,
    price: 0,
    organizerIndex: 0,
    organizerRating: 4.9,
    tags: ["running", "beginners welcome", "coffee"],
    posterId: "community-sunrise-5k-lakefront",
  },
  {
    slug: "montrose-beach-yoga",
    title: "Yoga at Montrose Beach",
    description:
      "One slow hour facing the lake. Bring a mat and one more layer than you think you need. If it storms, we'll try again next week.",
    inDays: 3,
    groupSlug: "yoga-by-the-lake",
    time: "08:00",
    location: "Montrose Beach",
    venueSlug: "montrose-beach",
    address: "4400 N DuSable Lake Shore Dr, Chicago, IL 60640",
    category: "Yoga",
    maxAttendees: 20,
    attendees: 17,
    price: 10,
    organizerIndex: 4,
    organizerRating: 4.8,
    tags: ["yoga", "lakefront", "all levels"],
    posterId: "community-montrose-beach-yoga",
  },
  {
    slug: "606-group-ride",
    title: "After-Work Ride on The 606",
    description:
      "Two laps of the trail at a conversational pace, lights on, bells polite. We meet under the bridge at Milwaukee Avenue and end with tacos.",
    inDays: 2,
    groupSlug: "logan-square-riders",
    time: "18:15",
    location: "The 606 at Milwaukee Avenue",
    venueSlug: "the-606",
    address: "1805 N Milwaukee Ave, Chicago, IL 60647",
    category: "Cycling",
    maxAttendees: 25,
    attendees: 14,
    price: 0,
    organizerIndex: 11,
    organizerRating: 4.7,
    tags: ["cycling", "social pace", "tacos"],
    posterId: "community-606-group-ride",
  },
  {
    slug: "pickup-soccer-humboldt-park",
    title: "Pick-Up Soccer in Humboldt Park",
    description:
      "Seven a side on grass near the boathouse. Bring a light shirt and a dark one, and shake hands with everyone, twice.",
    inDays: 4,
    weekday: "sat",
    time: "10:00",
    location: "Humboldt Park, by the boathouse",
    address: "1301 N Humboldt Dr, Chicago, IL 60622",
    category: "Soccer",
    maxAttendees: 20,
    attendees: 20,
    price: 0,
    organizerIndex: 13,
    organizerRating: 4.6,
    tags: ["soccer", "pick-up", "all levels"],
    posterId: "community-pickup-soccer-humboldt-park",
  },
  {
    slug: "pilsen-mural-walk",
    title: "Pilsen Mural Walk",
    description:
      "Two miles of walls with someone who painted a few of them, from the 18th Street station to the viaducts on 16th. Ends at the museum, which is free.",
    inDays: 6,
    groupSlug: "pilsen-mural-walkers",
    time: "11:00",
    location: "18th Street Pink Line station",
    address: "1710 W 18th St, Chicago, IL 60608",
    category: "Walking",
    maxAttendees: 30,
    attendees: 19,
    price: 5,
    organizerIndex: 6,
    organizerRating: 5,
    tags: ["walking", "art", "pilsen"],
    posterId: "community-pilsen-mural-walk",
  },
  {
    slug: "promontory-point-swim",
    title: "Dip and Cocoa at the Point",
    description:
      "In warm months, a swim along the rocks; in cold ones, thirty seconds and a scream. Swim with a partner. The cocoa takes no courage.",
    inDays: 5,
    time: "07:30",
    location: "Promontory Point, east rocks",
    venueSlug: "promontory-point",
    address: "5491 S DuSable Lake Shore Dr, Chicago, IL 60615",
    category: "Swimming",
    maxAttendees: 20,
    attendees: 11,
    price: 0,
    organizerIndex: 8,
    organizerRating: 4.8,
    tags: ["swimming", "cold water", "hyde park"],
    posterId: "community-promontory-point-swim",
  },
  {
    slug: "jackson-park-bird-walk",
    title: "Saturday Bird Walk in Jackson Park",
    description:
      "Two quiet hours around the Wooded Island. We have binoculars to share. No life list required, and kids who can whisper are welcome.",
    inDays: 3,
    weekday: "sat",
    time: "08:00",
    location: "Wooded Island, Jackson Park",
    address: "6300 S Cornell Ave, Chicago, IL 60637",
    category: "Hiking",
    maxAttendees: 15,
    attendees: 9,
    price: 0,
    organizerIndex: 19,
    organizerRating: 4.9,
    tags: ["birding", "walking", "family friendly"],
    posterId: "community-jackson-park-bird-walk",
  },
  {
    slug: "big-marsh-trail-day",
    title: "Big Marsh Trail Day",
    description:
      "Two hours of raking and shaping, then we ride what we fixed. We have gloves and shovels; bring boots and your own bike.",
    inDays: 9,
    weekday: "sun",
    time: "09:30",
    location: "Big Marsh Park, main lot",
    venueSlug: "big-marsh-park",
    address: "11559 S Stony Island Ave, Chicago, IL 60617",
    category: "Volunteering",
    maxAttendees: 40,
    attendees: 16,
    price: 0,
    organizerIndex: 30,
    organizerRating: 4.7,
    tags: ["volunteering", "mountain biking", "outdoors"],
    posterId: "community-big-marsh-trail-day",
  },
] satisfies readonly CommunityEventSeed[];

export const groups = [
  {
    slug: "lakefront-run-club",
    name: "Lakefront Run Club",
    description: "Sunrise runs from Fullerton at three paces, with one rule: we wait for whoever comes last.",
    category: "Running",
    maxMembers: 300,
    memberCount: 128,
    isPrivate: false,
    creatorIndex: 0,
    posterId: "group-lakefront-run-club",
  },
  {
    slug: "logan-square-riders",
    name: "Logan Square Riders",
    description:
      "Boulevard loops after work, a long ride on Sundays, and a repair stand for your brakes before either one.",
    category: "Cycling",
    maxMembers: 250,
    memberCount: 97,
    isPrivate: false,
    creatorIndex: 11,
    posterId: "group-logan-square-riders",
  },
  {
    slug: "pilsen-mural-walkers",
    name: "Pilsen Mural Walkers",
    description: "We walk, we look at walls, we eat. New route on the first Saturday of the month.",
    category: "Walking",
    maxMembers: 120,
    memberCount: 54,
    isPrivate: false,
    creatorIndex: 6,
    posterId: "group-pilsen-mural-walkers",
  },
  {
    slug: "sunday-hoops-south-side",
    name: "Sunday Hoops, South Side",
    description: "Full court at nine, winners stay, everyone plays. Members bring one guest and vouch for them.",
    category: "Basketball",
    maxMembers: 60,
    memberCount: 41,
    isPrivate: true,
    creatorIndex: 3,
    posterId: "group-sunday-hoops-south-side",
  },
  {
    slug: "open-water-swimmers",
    name: "Open Water, Ohio Street",
    description: "Water temperature, wave height, and who's getting in tomorrow. Nobody swims alone.",
    category: "Swimming",
    maxMembers: 150,
    memberCount: 63,
    isPrivate: true,
    creatorIndex: 5,
    posterId: "group-open-water-swimmers",
  },
  {
    slug: "yoga-by-the-lake",
    name: "Yoga by the Lake",
    description:
      "Free and nearly free classes outdoors, from the Point to Montrose, and a list of warm rooms for winter.",
    category: "Yoga",
    maxMembers: 250,
    memberCount: 88,
    isPrivate: false,
    creatorIndex: 4,
    posterId: "group-yoga-by-the-lake",
  },
  {
    slug: "chicago-coffee-and-books",
    name: "Coffee & Books",
    description: "One book, one cafe, one Thursday a month. Finishing the book is admired but not required.",
    category: "Social",
    maxMembers: 80,
    memberCount: 46,
    isPrivate: false,
    creatorIndex: 39,
    posterId: "group-chicago-coffee-and-books",
  },
  {
    slug: "forest-preserve-hikers",
    name: "Forest Preserve Hikers",
    description: "Day hikes you can reach by train or carpool, mud reports included. Back in the city for dinner.",
    category: "Hiking",
    maxMembers: 300,
    memberCount: 72,
    isPrivate: false,
    creatorIndex: 40,
    posterId: "group-forest-preserve-hikers",
  },
] satisfies readonly GroupSeed[];
