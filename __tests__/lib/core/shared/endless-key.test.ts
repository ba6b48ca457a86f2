import { addressOfKey } from "@/lib/core/shared/cache-key";
import { endlessKey, pageUrls } from "@/lib/core/shared/endless-key";

test("each page continues from the previous page's cursor, until there is none", () => {
  const url = pageUrls("/api/photos?userId=u");
  expect(url(0, null)).toBe("/api/photos?userId=u");
  expect(url(1, { nextCursor: "a+b" })).toBe("/api/photos?userId=u&cursor=a%2Bb");
  expect(url(2, { nextCursor: null })).toBeNull();
  expect(pageUrls("/api/saved")(1, { nextCursor: "c" })).toBe("/api/saved?cursor=c");
});

test("a short first page doesn't shorten later ones", () => {
  const url = pageUrls("/api/photos/home?filter=nearby&near=41.866%2C-87.620&seed=s&limit=10");
  expect(url(0, null)).toContain("limit=10");
  expect(url(1, { nextCursor: "c" })).toBe("/api/photos/home?filter=nearby&near=41.866%2C-87.620&seed=s&cursor=c");
});

test("prefetched data is found by the first page's URL", () => {
  expect(endlessKey("/api/saved")).toContain("/api/saved");
  expect(endlessKey("/api/saved?limit=10")).not.toBe(endlessKey("/api/saved"));
});

test("the URL in a key is the list's or the response's", () => {
  expect([endlessKey("/api/saved?limit=10"), "/api/saved"].map(addressOfKey)).toEqual([
    "/api/saved?limit=10",
    "/api/saved",
  ]);
});
