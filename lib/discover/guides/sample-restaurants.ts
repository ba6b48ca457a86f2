/**
 * The six sample restaurants of the category screen: venues of Food & Gastronomy, so that every count includes them.
 */
export interface RestaurantSeed {
  place: { type: "venue"; slug: string };
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
    place: { type: "venue", slug: "mannys-cafeteria" },
    name: "Manny's Cafeteria & Delicatessen",
    rating: 4.6,
    category: "Deli",
    neighborhood: "Near West Side",
    posterId: "venue-mannys-cafeteria",
  },
  {
    place: { type: "venue", slug: "superdawg-drive-in" },
    name: "Superdawg Drive-In",
    rating: 4.6,
    category: "Hot Dogs",
    neighborhood: "Norwood Park",
    posterId: "venue-superdawg-drive-in",
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
