import { BLANK, draftOf, EMPTY, experienceOf, hasInput } from "@/components/new-post/composition";
import { FIRST_PLACES, matchingPlaces } from "@/components/new-post/first-places";
import type { QueuedPhoto } from "@/lib/core/client/use-upload-queue";
import { photoFormSchema } from "@/lib/feed/photos/schema";
import { newPostPlaces } from "@/prisma/data/new-post-places";
import { venues } from "@/prisma/data/venues";

const stored = (key: string, altText = ""): QueuedPhoto => ({
  key,
  preview: `blob:${key}`,
  blob: new Blob([key]),
  photoUrl: `/media/${key}.webp`,
  altText,
  state: "stored",
  progress: 1,
  problem: null,
});
const written = { ...EMPTY, photos: [stored("a", "A pier"), stored("b"), stored("c")], title: "Navy Pier" };
test("input is trimmed, and a post without a place defaults to Chicago", () => {
  const typed = { ...BLANK, title: "  Navy Pier ", caption: " Windy\n", location: "  " };
  expect(photoFormSchema.parse(typed)).toEqual({
    ...typed,
    title: "Navy Pier",
    caption: "Windy",
    location: "Chicago, IL",
  });
  expect(photoFormSchema.safeParse({ ...typed, title: "  " }).success).toBe(false);
});

test("posts what the contract requires, with the first photo as the cover", () => {
  const checked = photoFormSchema.parse({ ...BLANK, title: "Navy Pier", activityType: "running" });
  expect(experienceOf(checked, written.photos)).toEqual({
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

test("a draft keeps every stored photo's alt text in order", () => {
  const draft = draftOf({
    ...written,
    photos: [stored("b"), { ...stored("c"), photoUrl: null }, stored("a", "A pier")],
  });
  expect([draft.photos, draft.altTexts]).toEqual([
    ["/media/b.webp", "/media/a.webp"],
    ["", "A pier"],
  ]);
});

test("blank text doesn't count as unsaved input", () => {
  expect(hasInput({ ...EMPTY, title: "  " })).toBe(false);
  expect(hasInput({ ...EMPTY, caption: "Windy" })).toBe(true);
});

describe("the place search", () => {
  const places = venues.map(({ slug, name, address }) => ({ id: slug, name, address, image: "" }));
  test("offers the seed's ten places first", () => {
    const names = newPostPlaces.map((slug) => places.find(({ id }) => id === slug)?.name);
    expect(FIRST_PLACES).toEqual(names);
  });
  test("filters case-insensitively by name or address, with first offers at the top", () => {
    expect(matchingPlaces(places, "nAVY pi", []).map(({ name }) => name)).toEqual(["Navy Pier"]);
    const pier = places.find(({ name }) => name === "Navy Pier");
    expect(matchingPlaces(places, pier?.address ?? "?", []).map(({ name }) => name)).toContain("Navy Pier");
    expect(FIRST_PLACES).toContain(matchingPlaces(places, "a", [])[0]?.name);
    expect(matchingPlaces(places, "  ", [])).toEqual([]);
  });
  test("adds search results after name matches and before address matches", () => {
    expect(matchingPlaces(places, "bean", ["cloud-gate"]).map(({ name }) => name)).toEqual(["Cloud Gate"]);
    expect(matchingPlaces(places, "606", [])[0]?.name).toBe("The 606 Bloomingdale Trail");
    expect(matchingPlaces(places, "musem", ["field-museum", "no-place"]).map(({ id }) => id)).toEqual(["field-museum"]);
  });
});
