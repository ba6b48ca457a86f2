import { createPhotoSchema, homeQuery, uploadFieldsSchema } from "@/lib/feed/photos/schema";

const path = "/media/01a1fa60-89ba-7174-adba-78cf702d18a8.webp";

describe("createPhotoSchema", () => {
  test("fills in the spec's defaults", () => {
    expect(createPhotoSchema.parse({ photoUrl: path, experienceTitle: "  " })).toMatchObject({
      experienceTitle: "New Experience",
      location: "Chicago, IL",
      category: "experience",
      activityType: "experience",
      caption: "",
      showInHome: true,
      showInProfile: true,
      isProfileGallery: false,
    });
  });
  test.each([
    "https://elsewhere.example/cat.jpg",
    "http://127.0.0.1:5432/",
    "//elsewhere.example/cat.jpg",
    "javascript:alert(1)",
    "file:///etc/passwd",
    "/media/../../etc/passwd",
    "/media/01a1fa60-89ba-7174-adba-78cf702d18a8.webp?w=320",
    "/posters/bean.avif",
    "data:text/html;base64,PGI+",
    "data:image/jpeg,raw",
    "",
  ])("rejects %s as a photo", (photoUrl) => {
    const parsed = createPhotoSchema.safeParse({ photoUrl });
    expect(parsed.error?.issues[0]?.path).toEqual(["photoUrl"]);
    expect(parsed.error?.issues[0]?.message).toBe("Use a photo you uploaded");
  });
  test("accepts a data URL, and at most nine photos", () => {
    expect(createPhotoSchema.safeParse({ photoUrl: "data:image/jpeg;base64,/9j/4AAQ" }).success).toBe(true);
    expect(createPhotoSchema.safeParse({ photoUrl: path, photos: Array(10).fill(path) }).success).toBe(false);
  });
  test("counts code points, and rejects control characters", () => {
    expect(createPhotoSchema.safeParse({ photoUrl: path, caption: "🏙".repeat(2200) }).success).toBe(true);
    expect(createPhotoSchema.safeParse({ photoUrl: path, caption: "x".repeat(2201) }).success).toBe(false);
    expect(createPhotoSchema.safeParse({ photoUrl: path, caption: "a\u0000b" }).success).toBe(false);
  });
  test("ignores values the server computes itself", () => {
    const parsed = createPhotoSchema.parse({ photoUrl: path, userId: "someone", likes: 99, xpGained: 1000 });
    expect(parsed).not.toHaveProperty("userId");
    expect(parsed).not.toHaveProperty("likes");
    expect(parsed).not.toHaveProperty("xpGained");
  });
});

test("an upload's fields are text, with the contract's defaults", () => {
  expect(uploadFieldsSchema.parse({})).toEqual({
    caption: "",
    altText: "",
    activityType: "general",
    showInHome: true,
    showInProfile: true,
    purpose: "post",
  });
  expect(uploadFieldsSchema.parse({ showInHome: "false", activityType: "Running" })).toMatchObject({
    showInHome: false,
    activityType: "running",
  });
  expect(uploadFieldsSchema.safeParse({ purpose: "banner" }).success).toBe(false);
});

describe("homeQuery", () => {
  test("rounds the position before anything else sees it", () => {
    expect(homeQuery.parse({ filter: "nearby", near: "41.88271234,-87.62335678" }).near).toEqual({
      lat: 41.883,
      lng: -87.623,
    });
  });
  test.each(["", "41.88", "91,0", "0,181", "a,b", "1e9,2", "41.88,-87.62,3"])("rejects near=%s", (near) => {
    expect(homeQuery.safeParse({ filter: "nearby", near }).error?.issues[0]?.path[0]).toBe("near");
  });
  test("nearby requires a position", () => {
    expect(homeQuery.safeParse({ filter: "nearby" }).error?.issues[0]?.path).toEqual(["near"]);
  });
  test("a blank search is ignored", () => {
    expect(homeQuery.parse({ q: "   " })).toMatchObject({ filter: "for-you", limit: 20, q: undefined });
  });
});
