import {
  type ComposedPhoto,
  compositionReducer,
  draftOf,
  EMPTY,
  experienceOf,
  hasInput,
} from "@/components/new-post/composition";
import { FIRST_PLACES, matchingPlaces } from "@/components/new-post/first-places";
import { newPostPlaces } from "@/prisma/data/new-post-places";
import { venues } from "@/prisma/data/venues";

const stored = (key: string, altText = ""): ComposedPhoto => ({
  key,
  preview: `blob:${key}`,
  blob: new Blob([key]),
  photoUrl: `/media/${key}.webp`,
  uploadKey: key,
  altText,
  state: "stored",
  progress: 1,
  problem: null,
  isUsable: true,
});
const written = { ...EMPTY, photos: [stored("a", "A pier"), stored("b"), stored("c")], title: "  Navy Pier " };
const order = (photos: readonly ComposedPhoto[]) => photos.map(({ key }) => key).join("");

test.each([
  ["a", 2, "bca"],
  ["c", 0, "cab"],
  ["b", 99, "acb"],
  ["b", -3, "bac"],
  ["unknown", 0, "abc"],
])("moves %s to place %d: %s", (key, to, expected) => {
  const state = compositionReducer(written, { type: "photoMoved", key, to });
  expect(order(state.photos)).toBe(expected);
});

test("holds nine photos and not one more", () => {
  const ten = Array.from({ length: 10 }, (_, index) => stored(String(index)));
  expect(compositionReducer(EMPTY, { type: "photosAdded", photos: ten }).photos).toHaveLength(9);
});

test("a chosen place sets title and location", () => {
  const place = { id: "v1", name: "Navy Pier", address: "600 E Grand Ave" };
  expect(compositionReducer(EMPTY, { type: "placeChosen", place })).toMatchObject({
    title: "Navy Pier",
    location: "600 E Grand Ave",
    venueId: "v1",
  });
});

test("posts what the contract asks for, the first photo being the cover", () => {
  expect(experienceOf({ ...written, activityType: "running" })).toEqual({
    photoUrl: "/media/a.webp",
    photos: ["/media/a.webp", "/media/b.webp", "/media/c.webp"],
    caption: "",
    location: "Chicago, IL",
    experienceTitle: "Navy Pier",
    activityType: "running",
    category: "experience",
    isExperience: true,
    showInHome: true,
    showInProfile: true,
    isProfileGallery: false,
    venueId: null,
    taggedUserIds: [],
    altText: "A pier",
    altTexts: ["A pier", "", ""],
  });
});

test("a draft keeps every photo's alt text in step with it", () => {
  const draft = draftOf(compositionReducer(written, { type: "photoMoved", key: "a", to: 2 }));
  expect([draft.photos.at(-1), draft.altTexts.at(-1)]).toEqual(["/media/a.webp", "A pier"]);
});

test("blank text is nothing to lose", () => {
  expect(hasInput({ ...EMPTY, title: "  " })).toBe(false);
  expect(hasInput({ ...EMPTY, caption: "Windy" })).toBe(true);
});

describe("the place search", () => {
  const places = venues.map(({ slug, name, address }) => ({ id: slug, name, address, image: "" }));
  test("offers first the ten the seed names", () => {
    const names = newPostPlaces.map((slug) => places.find(({ id }) => id === slug)?.name);
    expect(FIRST_PLACES).toEqual(names);
  });
  test("filters case-insensitively by name or address, first offers on top", () => {
    expect(matchingPlaces(places, "nAVY pi").map(({ name }) => name)).toEqual(["Navy Pier"]);
    const pier = places.find(({ name }) => name === "Navy Pier");
    expect(matchingPlaces(places, pier?.address ?? "?").map(({ name }) => name)).toContain("Navy Pier");
    expect(FIRST_PLACES).toContain(matchingPlaces(places, "a")[0]?.name);
    expect(matchingPlaces(places, "  ")).toEqual([]);
  });
});
