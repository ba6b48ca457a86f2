import { leaderboardQuery } from "@/lib/activity/leaderboard/schema";
import { pageQuery, sizeQuery } from "@/lib/core/shared/page";
import { whereQuery } from "@/lib/discover/map/schema";
import { areaParams } from "@/lib/discover/passport/schema";

const ODD = ["0x10", "1e1", " 5", "5 ", "", "+5", "0b11", "5,0", "Infinity", "NaN"];

test.each(ODD)("'%s' isn't a number in a URL", (value) => {
  expect(areaParams.safeParse({ number: value }).success).toBe(false);
  expect(pageQuery.safeParse({ limit: value }).success).toBe(false);
  expect(sizeQuery.safeParse({ size: value }).success).toBe(false);
  expect(leaderboardQuery.safeParse({ limit: value }).success).toBe(false);
  expect(whereQuery.safeParse({ radius: value }).success).toBe(false);
});

test("decimal numbers are, and a limit out of range is clamped", () => {
  expect(areaParams.parse({ number: "16" })).toEqual({ number: 16 });
  expect(pageQuery.parse({ limit: "500" }).limit).toBe(50);
  expect(pageQuery.parse({ limit: "-3" }).limit).toBe(1);
  expect(pageQuery.parse({}).limit).toBe(20);
  expect(whereQuery.parse({ radius: "800.5" })).toEqual({ radius: 800.5 });
});
