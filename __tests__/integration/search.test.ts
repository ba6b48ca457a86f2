import { fold, foldedWords } from "@/lib/core/shared/fold";
import { matchesName } from "@/lib/feed/mentions/rules";
import { KNOWN_SCANNED } from "@/lib/search/rules";
import { type Hit, searchAnswerSchema } from "@/lib/search/schema";
import { type Browser, signedUp, visitor } from "../support/api";
import { seededCity } from "../support/city";
import { aPhoto } from "../support/fixtures";

beforeAll(() => seededCity());

/** One table for both implementations, because the client must filter the way the database searches. */
test.each([
  ["Diego RAMÍREZ", "diego ramirez"],
  ["Søren Kierkegaard", "soren kierkegaard"],
  ["Łukasz Wałęsa", "lukasz walesa"],
  ["Straße ẞ", "strasse ss"],
  ["Þórður Ægir Ðorri", "thordur aegir dorri"],
  ["Œuvre đà Ħal Ŋ ŧ", "oeuvre da hal n t"],
  ["Ayşe Işık İpek ığ", "ayse isik ipek ig"],
  ["Nguyễn Thị Thu Hương", "nguyen thi thu huong"],
  ["Rene\u0301 e\u0302\u0301", "rene e"],
  ["Νίκος Παπαδόπουλος", "νικος παπαδοπουλος"],
  ["Алёна Й", "алена й"],
  ["أحمد عَلِي", "أحمد عَلِي"],
  ["שָׁלוֹם", "שָׁלוֹם"],
  ["김민준 がく 李雷", "김민준 がく 李雷"],
  ["हिन्दी", "हिन्दी"],
])("%s is folded to %s by the database and by the client", async (name, folded) => {
  const { rows, sql } = await import("@/lib/core/server/db");
  const [inDatabase] = await rows<{ folded: string; words: string[] }>(
    sql`select fold(${name}) as folded, search_word_list(${name}) as words`,
  );
  expect([inDatabase?.folded, fold(name)]).toEqual([folded, folded]);
  expect(foldedWords(name)).toEqual(inDatabase?.words);
});

test.each(["O'Brien", "Anne-Marie d’Arc", "J. R. (Bob) Smith_Jones", "Renée/“Ren” 3rd", "@maya.j", "  ", "—"])(
  "%s is split into the same words in the database and in the client",
  async (name) => {
    const { rows, sql } = await import("@/lib/core/server/db");
    const [found] = await rows<{ words: string[] }>(sql`select search_word_list(${name}) as words`);
    expect(foldedWords(name)).toEqual(found?.words);
  },
);

const search = async (q: string, browser: Browser = visitor()) => {
  const answer = await browser.get(`/api/search?q=${encodeURIComponent(q)}`);
  expect(answer.status).toBe(200);
  return answer.as(searchAnswerSchema);
};
const names = (hits: readonly Hit[]) => hits.map(({ name }) => name);

// Queries with the results expected among the first three.
const GOLDEN: readonly (readonly [string, "places" | "gems" | "events" | "suggestions", string])[] = [
  ["millennium park", "places", "Millennium Park"],
  ["milenium prak", "suggestions", "Millennium Park"],
  ["millenium park", "suggestions", "Millennium Park"],
  ["sky deck", "places", "Willis Tower Skydeck"],
  ["skydeck", "places", "Willis Tower Skydeck"],
  ["skydek", "suggestions", "Willis Tower Skydeck"],
  ["cafe jumping bean", "gems", "Café Jumping Bean"],
  ["café jumping bean", "gems", "Café Jumping Bean"],
  ["jumpingbean", "gems", "Café Jumping Bean"],
  ["field museums", "places", "Field Museum"],
  ["field museum", "places", "Field Museum"],
  ["fieldmuseum", "places", "Field Museum"],
  ["feild museum", "suggestions", "Field Museum"],
  ["art institute", "places", "Art Institute of Chicago"],
  ["art institut", "places", "Art Institute of Chicago"],
  ["wrigley", "places", "Wrigley Field"],
  ["wrigly field", "suggestions", "Wrigley Field"],
  ["shed aquarium", "places", "Shedd Aquarium"],
  ["shedd aquarum", "suggestions", "Shedd Aquarium"],
  ["adler planatarium", "suggestions", "Adler Planetarium"],
  ["the bean", "places", "Cloud Gate"],
  ["navy peir", "suggestions", "Navy Pier"],
  ["pequods", "places", "Pequod's Pizza"],
  ["pequads pizza", "suggestions", "Pequod's Pizza"],
  ["lou malnati", "places", "Lou Malnati's Pizzeria"],
  ["alinia", "suggestions", "Alinea"],
  ["garfield park conservtory", "suggestions", "Garfield Park Conservatory"],
  ["second city", "places", "The Second City"],
  ["greenmill", "places", "Green Mill Cocktail Lounge"],
  ["green mil", "places", "Green Mill Cocktail Lounge"],
  ["606", "places", "The 606 Bloomingdale Trail"],
  ["lake front trail", "places", "Lakefront Trail"],
  ["lincoln park zoo", "places", "Lincoln Park Zoo"],
  ["goodman theater", "places", "Goodman Theatre"],
  ["goodman theatre", "places", "Goodman Theatre"],
  ["steppenwolff", "suggestions", "Steppenwolf Theatre"],
  ["griffin museum of science", "places", "Griffin Museum of Science and Industry"],
  ["lems barbecue", "gems", "Lem's Bar-B-Q"],
  ["old town ale house", "gems", "Old Town Ale House"],
  ["billy gaot tavern", "suggestions", "Billy Goat Tavern"],
  ["rainbow cone", "gems", "The Original Rainbow Cone"],
  ["donut vault", "gems", "The Doughnut Vault"],
  ["infinite wrench", "events", "The Infinite Wrench"],
  ["nutcraker", "suggestions", "The Nutcracker"],
  ["zoo lights", "events", "ZooLights"],
];

test("every search has the expected result among its first three", async () => {
  const missed: string[] = [];
  for (const [q, list, wanted] of GOLDEN) {
    const answer = await search(q);
    if (!names(answer[list]).slice(0, 3).includes(wanted)) {
      missed.push(`${q} → ${list}: ${names(answer[list]).slice(0, 3)} (${names(answer.suggestions)})`);
    }
  }
  expect(GOLDEN.length).toBeGreaterThanOrEqual(40);
  expect(missed).toEqual([]);
});

test.each([
  ["bean", "Cloud Gate"],
  ["606", "The 606 Bloomingdale Trail"],
  ["musem", "Field Museum"],
])("a place picker finds '%s'", async (q, name) => {
  const { places, suggestions } = (await visitor().get(`/api/search?q=${q}`)).as(searchAnswerSchema);
  expect([...places, ...suggestions].map((hit) => hit.name)).toContain(name);
});

test("exact hits first: 'field' lists fields, and suggests nothing that only sounds similar", async () => {
  const { places, suggestions } = await search("field");
  expect(
    names(places)
      .slice(0, 4)
      .every((name) => /\bField\b/.test(name)),
  ).toBe(true);
  expect(places[0]?.name).toBe("Field Museum");
  expect(suggestions).toEqual([]);
});

test("accents, number, spelling, and spacing make no difference", async () => {
  const same = async (a: string, b: string) => {
    const [one, other] = [await search(a), await search(b)];
    expect([names(one.places), names(one.gems)]).toEqual([names(other.places), names(other.gems)]);
  };
  await same("cafe", "café");
  await same("museums", "museum");
  expect((await search("sky deck")).places[0]).toEqual((await search("skydeck")).places[0]);
  await same("MUSEUM", "museum");
});

test("a hit includes what and where it is", async () => {
  const { places, gems, events } = await search("green mill");
  expect(places[0]).toMatchObject({
    type: "venue",
    name: "Green Mill Cocktail Lounge",
    subtitle: "Jazz Club · Uptown",
  });
  expect(places[0]?.image).toMatch(/^\/posters\//);
  expect(events[0]?.subtitle).toMatch(/^\w{3}, \w{3} \d{1,2} · Green Mill/);
  expect(gems.every(({ type }) => type === "gem")).toBe(true);
});

test("an exact name shows no suggestions; coffee shops are found by kind", async () => {
  await signedUp({ firstName: "Maya", lastName: "Lindqvist" });
  const { people, suggestions } = await search("maya");
  expect([names(people), suggestions]).toEqual([["Maya Lindqvist"], []]);
  expect(names((await search("Coffee shops")).gems)).toEqual(
    expect.arrayContaining(["Dark Matter Coffee Star Lounge", "Metropolis Coffee Company", "Bridgeport Coffee"]),
  );
});

test("text only in descriptions is found if no name matches", async () => {
  expect(names((await search("kapoor")).places)).toEqual(["Cloud Gate"]);
});

describe("people", () => {
  test("are found by name, by those who may see them", async () => {
    const { prisma } = await import("@/lib/core/server/db");
    const [ada, zoe] = [await signedUp(), await signedUp({ firstName: "Zoë", lastName: "Quartermaine" })];
    expect(names((await search("zoe quarter")).people)).toEqual(["Zoë Quartermaine"]);
    expect(names((await search("quartermane")).suggestions)).toEqual(["Zoë Quartermaine"]);
    await prisma.block.create({ data: { blockerId: zoe.id, blockedId: ada.id } });
    const blocked = await search("zoe quarter", ada);
    expect([blocked.people, blocked.suggestions]).toEqual([[], []]);
    await prisma.user.update({
      where: { id: zoe.id },
      data: { firstName: "Yolanda", username: "yolanda.quartermaine" },
    });
    expect((await search("zoe quarter")).people).toEqual([]);
    expect(names((await search("yolanda")).people)).toEqual(["Yolanda Quartermaine"]);
    await prisma.user.delete({ where: { id: zoe.id } });
    expect((await search("yolanda")).people).toEqual([]);
  });

  test("are found with and without accents, in unaccented spellings, and by one Chinese character", async () => {
    await signedUp({ firstName: "Jürgen", lastName: "Müllerström" });
    await signedUp({ firstName: "小龙", lastName: "李雷" });
    for (const q of ["juergen", "jurgen", "Jürgen", "muellerstroem", "mullerstrom", "jurgen muellerstroem"]) {
      expect([q, names((await search(q)).people)]).toEqual([q, ["Jürgen Müllerström"]]);
    }
    for (const q of ["李", "李雷", "小"]) expect([q, names((await search(q)).people)]).toEqual([q, ["小龙 李雷"]]);
  });

  test("are found by the beginning of a name, however short, as in Tag People", async () => {
    await signedUp({ firstName: "Wy", lastName: "Okonkwo" });
    await signedUp({ firstName: "Wyatt", lastName: "Okonkwo" });
    const both = ["Wy Okonkwo", "Wyatt Okonkwo"];
    for (const q of ["w okonkwo", "wy okonkwo", "okonkwo w", "wy o"]) {
      expect([q, names((await search(q)).people).toSorted()]).toEqual([q, both]);
    }
    expect(names((await search("wya okonkwo")).people)).toEqual(["Wyatt Okonkwo"]);
    for (const q of ["w okonkwo", "wy o", "wya okonkwo", "y okonkwo"]) {
      const meant = [...both].filter((name) => matchesName(q, { firstName: name, lastName: "" }));
      expect([q, names((await search(q)).people).toSorted()]).toEqual([q, meant]);
    }
  });

  test("by one or two letters: followed people and the most followed; the number of rows read is bounded in any city", async () => {
    const { prisma } = await import("@/lib/core/server/db");
    await prisma.user.createMany({
      data: Array.from({ length: KNOWN_SCANNED }, (_, at) => ({
        firstName: `Q${at}`,
        lastName: "Crowd",
        followersCount: 3,
      })),
    });
    const [ada, friend] = [await signedUp(), await signedUp({ firstName: "Xq", lastName: "Friend" })];
    const known = await signedUp({ firstName: "Xq", lastName: "Known" });
    await signedUp({ firstName: "Xq", lastName: "Other" });
    await prisma.user.update({ where: { id: known.id }, data: { followersCount: 50 } });
    await prisma.follow.create({ data: { followerId: ada.id, followingId: friend.id, status: "accepted" } });
    expect(names((await search("x", ada)).people)).toEqual(["Xq Friend", "Xq Known"]);
    await prisma.user.deleteMany({ where: { lastName: "Crowd" } });
  });

  test("are ordered by name match, then followed, then popularity", async () => {
    const { prisma } = await import("@/lib/core/server/db");
    const [ada, followed] = [await signedUp(), await signedUp({ firstName: "Ibrahim", lastName: "Few" })];
    await prisma.follow.create({ data: { followerId: ada.id, followingId: followed.id, status: "accepted" } });
    const known = await signedUp({ firstName: "Ibrahim", lastName: "Famous" });
    await prisma.user.update({ where: { id: known.id }, data: { followersCount: 12_345 } });
    await signedUp({ firstName: "Ibrahim", lastName: "" });
    // More people with that name than are considered, all created earlier.
    await prisma.user.createMany({
      data: Array.from({ length: 80 }, (_, at) => ({
        firstName: "Ibrahim",
        lastName: `Another ${at}`,
        isSample: true,
      })),
    });
    expect(names((await search("ibrahim", ada)).people).slice(0, 3)).toEqual([
      "Ibrahim ",
      "Ibrahim Few",
      "Ibrahim Famous",
    ]);
    expect(names((await search("ibrahim")).people).slice(0, 2)).toEqual(["Ibrahim ", "Ibrahim Famous"]);
  });

  test("only name, city, and picture are returned, and email or phone numbers find no one", async () => {
    const bob = await signedUp({ firstName: "Bob", lastName: "Xylander", phoneNumber: "+13125550199" });
    const [hit] = (await search("xylander")).people;
    expect(hit).toEqual({ id: bob.id, type: "person", name: "Bob Xylander", subtitle: "Chicago, IL", image: null });
    for (const q of [bob.email ?? "", "3125550199"]) expect((await search(q)).people).toEqual([]);
  });
});

test("photos are found by title, place, and caption, by those who may see them", async () => {
  const [ada, bea] = [await signedUp(), await signedUp()];
  await aPhoto(ada.id, { title: "Wombat parade", caption: "Never seen so many" });
  await aPhoto(ada.id, { title: "Mine", caption: "A secret wombat", audience: "only_me" });
  await aPhoto(ada.id, { title: "Not on home: wombat", showInHome: false });
  expect(names((await search("wombats", bea)).photos)).toEqual(["Wombat parade"]);
  expect(names((await search("wombat", ada)).photos).sort()).toEqual(["Mine", "Wombat parade"]);
});

test("a common word finds the newest photos, and a rare one even old ones", async () => {
  const ada = await signedUp();
  const at = (daysAgo: number, mark: number) => {
    const time = (Date.now() - daysAgo * 86_400_000).toString(16).padStart(12, "0");
    return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${mark.toString(16).padStart(12, "0")}`;
  };
  for (let mark = 1; mark <= 70; mark += 1) {
    await aPhoto(ada.id, {
      id: at(500 - mark, mark),
      title: `Quokka ${mark}`,
      ...(mark === 1 && { caption: "axolotl" }),
    });
  }
  await aPhoto(ada.id, { id: at(30, 71), title: "Quokka of last month" });
  await aPhoto(ada.id, { id: at(0, 72), title: "Quokka of today" });
  const newest = ["Quokka of today", "Quokka of last month", "Quokka 70", "Quokka 69", "Quokka 68", "Quokka 67"];
  expect(names((await search("quokka")).photos)).toEqual(newest);
  expect(names((await search("axolotl")).photos)).toEqual(["Quokka 1"]);
});

test.each(["", "   ", "%00", "x".repeat(101)])("'%s' is 400", async (q) => {
  const answer = await visitor().get(`/api/search?q=${q}`);
  expect([answer.status, answer.body]).toMatchObject([400, { code: "validation" }]);
});

test.each(["!!!", "'", "a & b | !c:*", "\\", "%", "(((", "😀", "中文", "the", "of the", "' or 1=1 --"])(
  "'%s' is a valid search",
  async (q) => {
    await search(q);
    expect((await visitor().get(`/api/venues?q=${encodeURIComponent(q)}`)).status).toBe(200);
    expect((await visitor().get(`/api/hidden-gems?q=${encodeURIComponent(q)}`)).status).toBe(200);
    expect((await visitor().get(`/api/events?q=${encodeURIComponent(q)}`)).status).toBe(200);
  },
);
