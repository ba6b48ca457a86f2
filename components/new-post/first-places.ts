/** What the place search offers first, in this order, before all the others. */
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
export const FIRST_PLACES_SHOWN = 10;

export type PlaceOption = { id: string; name: string; address: string; image: string };

const rank = (place: PlaceOption) => {
  const at = FIRST_PLACES.indexOf(place.name);
  return at === -1 ? FIRST_PLACES.length : at;
};

/**
 * Spec §5: "filters case-insensitively on name or address"; name matches come first, with FIRST_PLACES at the top.
 * Search results for another name or spelling ("bean" finds Cloud Gate) come next, and address matches last.
 */
export function matchingPlaces(
  places: readonly PlaceOption[],
  search: string,
  searched: readonly string[],
): PlaceOption[] {
  const wanted = search.trim().toLocaleLowerCase("en-US");
  if (wanted === "") return [];
  const has = (text: string) => text.toLocaleLowerCase("en-US").includes(wanted);
  const named = places.filter(({ name }) => has(name)).toSorted((one, other) => rank(one) - rank(other));
  const matches = searched.flatMap((id) => places.find((place) => place.id === id) ?? []);
  const addressed = places.filter(({ address }) => has(address));
  return [...new Set([...named, ...matches, ...addressed])];
}
