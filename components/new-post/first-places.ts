/** What the place search offers first, in this order; then all the others. */
export const FIRST_PLACES: readonly string[] = [
  "Millennium Park",
  "Lakefront Trail",
  "Navy Pier",
  "Art Institute of Chicago",
  "Lincoln Park Zoo",
  "Chicago Riverwalk",
  "Wrigley Field",
  "Garfield Park Conservatory",
  "The 606 Bloomingdale Trail",
  "Promontory Point",
];
/** Places listed before "Show all". */
export const FIRST_OFFERS = 10;

export type PlaceOption = { id: string; name: string; address: string; image: string };

const rank = (place: PlaceOption) => {
  const at = FIRST_PLACES.indexOf(place.name);
  return at === -1 ? FIRST_PLACES.length : at;
};

/** Spec §5: "filters case-insensitively on name or address"; the first offers stand on top. */
export function matchingPlaces(places: readonly PlaceOption[], search: string): PlaceOption[] {
  const wanted = search.trim().toLocaleLowerCase("en-US");
  if (wanted === "") return [];
  return places
    .filter(({ name, address }) => [name, address].some((text) => text.toLocaleLowerCase("en-US").includes(wanted)))
    .toSorted((one, other) => rank(one) - rank(other));
}
