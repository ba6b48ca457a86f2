/** The six sample restaurants of the category screen: real places of venues.ts and hidden-gems.ts in its few fields. */
export interface RestaurantSeed {
  place: { type: "venue" | "gem"; slug: string };
  name: string;
  rating: number;
  category: string;
  neighborhood: string;
  posterId: string;
}

export const restaurants = [
  {
    place: { type: "venue", slug: "pequods-pizza" },
    name: "Pequod's Pizza",
    rating: 4.6,
    category: "Deep Dish Pizza",
    neighborhood: "Lincoln Park",
    posterId: "venue-pequods-pizza",
  },
  {
    place: { type: "venue", slug: "girl-and-the-goat" },
    name: "Girl & the Goat",
    rating: 4.7,
    category: "New American",
    neighborhood: "West Loop",
    posterId: "venue-girl-and-the-goat",
  },
  {
    place: { type: "venue", slug: "frontera-grill" },
    name: "Frontera Grill",
    rating: 4.5,
    category: "Mexican",
    neighborhood: "River North",
    posterId: "venue-frontera-grill",
  },
  {
    place: { type: "gem", slug: "qing-xiang-yuan-dumplings" },
    name: "Qing Xiang Yuan Dumplings",
    rating: 4.6,
    category: "Northern Chinese",
    neighborhood: "Chinatown",
    posterId: "gem-qing-xiang-yuan-dumplings",
  },
  {
    place: { type: "gem", slug: "calumet-fisheries" },
    name: "Calumet Fisheries",
    rating: 4.7,
    category: "Seafood",
    neighborhood: "East Side",
    posterId: "gem-calumet-fisheries",
  },
  {
    place: { type: "venue", slug: "kasama" },
    name: "Kasama",
    rating: 4.7,
    category: "Filipino",
    neighborhood: "East Ukrainian Village",
    posterId: "venue-kasama",
  },
] satisfies readonly RestaurantSeed[];
