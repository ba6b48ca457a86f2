import { addressOfKey } from "@/lib/core/shared/cache-key";
import { endlessKey, pageUrls } from "@/lib/core/shared/endless-key";

test("each page follows by the cursor of the one before, until there is none", () => {
  const url = pageUrls("/api/photos?userId=u");
  expect(url(0, null)).toBe("/api/photos?userId=u");
  expect(url(1, { nextCursor: "a+b" })).toBe("/api/photos?userId=u&cursor=a%2Bb");
  expect(url(2, { nextCursor: null })).toBeNull();
  expect(pageUrls("/api/saved")(1, { nextCursor: "c" })).toBe("/api/saved?cursor=c");
});

test("a short first page does not shorten those that follow", () => {
  const url = pageUrls("/api/photos/home?filter=nearby&near=41.866%2C-87.620&seed=s&limit=10");
  expect(url(0, null)).toContain("limit=10");
  expect(url(1, { nextCursor: "c" })).toBe("/api/photos/home?filter=nearby&near=41.866%2C-87.620&seed=s&cursor=c");
});

test("what the server prefetched is found by the first page's address", () => {
  expect(endlessKey("/api/saved")).toContain("/api/saved");
  expect(endlessKey("/api/saved?limit=10")).not.toBe(endlessKey("/api/saved"));
});

test("the address behind a key is that of the list or of the answer", () => {
  expect([endlessKey("/api/saved?limit=10"), "/api/saved"].map(addressOfKey)).toEqual([
    "/api/saved?limit=10",
    "/api/saved",
  ]);
});
