import { isMentioned, matchesName, mentionName, mentionsIn, openMention, usernamesIn } from "@/lib/feed/mentions/rules";

const ADA = { id: "a", name: "Ada Love" };
const LONG = { id: "b", name: "Ada Love Lace" };

test("a name counts as a complete word after its @, and not inside another word", () => {
  expect(isMentioned("with @Ada Love, early", "Ada Love")).toBe(true);
  expect(isMentioned("@Ada Love", "Ada Love")).toBe(true);
  expect(isMentioned("mail me@Ada Love", "Ada Love")).toBe(false);
  expect(isMentioned("@Ada Lovely", "Ada Love")).toBe(false);
  expect(isMentioned("@Ada Lovely and @Ada Love", "Ada Love")).toBe(true);
  expect(isMentioned("Ada Love", "Ada Love")).toBe(false);
  expect(isMentioned("@", "")).toBe(false);
});

test("a text is split into its mentions and the rest, and joined they are the text", () => {
  const text = "Hi @Ada Love Lace and @Ada Love! @Nobody";
  const pieces = mentionsIn(text, [ADA, LONG]);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.filter(({ person }) => person).map((piece) => [piece.at, piece.text, piece.person?.id])).toEqual([
    [3, "@Ada Love Lace", "b"],
    [22, "@Ada Love", "a"],
  ]);
  expect(mentionsIn("nobody here", [ADA])).toEqual([{ at: 0, text: "nobody here", person: null }]);
  expect(mentionsIn("", [ADA])).toEqual([]);
});

test.each([
  ["@", 1, { at: 0, query: "" }],
  ["run with @Ada L", 15, { at: 9, query: "Ada L" }],
  ["run with @Ada L and", 12, { at: 9, query: "Ad" }],
  ["ada@windmile", 12, null],
  ["@ nobody", 8, null],
  ["@Ada\nnext line", 14, null],
  ["@Ada  twice spaced", 18, null],
  ["no sign", 7, null],
  [`@${"x".repeat(61)}`, 62, null],
])("of %j with the caret at %d the name being typed is %j", (text, caret, expected) => {
  expect(openMention(text, caret)).toEqual(expected);
});

test("a query matches the beginning of a name or of a word, ignoring accents and case", () => {
  const diego = { firstName: "Diego", lastName: "Ramírez" };
  for (const query of ["", "die", "ramir", "RAMÍ", "diego r"]) expect(matchesName(query, diego)).toBe(true);
  const jurgen = { firstName: "Jürgen", lastName: "Øster" };
  for (const query of ["jur", "Jür", "juergen", "oes"]) expect(matchesName(query, jurgen)).toBe(true);
  for (const query of ["iego", "mirez", "diego x"]) expect(matchesName(query, diego)).toBe(false);
  const others = [
    ["ł", "Lukasz", ""],
    ["łu", "Łukasz", ""],
    ["lu", "Łukasz", ""],
    ["strasse", "Straße", ""],
    ["isik", "Ayşe", "Işık"],
    ["obrien", "Pat", "O’Brien"],
    ["marie", "Anne-Marie", ""],
    ["mcdon", "Mc", "Donald"],
    ["love ada", "Ada", "Love"],
    ["李", "小龙", "李雷"],
  ] as const;
  for (const [query, firstName, lastName] of others)
    expect([query, matchesName(query, { firstName, lastName })]).toEqual([query, true]);
  expect(matchesName("maya.j", { firstName: "M", lastName: "J", username: "maya.j2" })).toBe(true);
  expect(mentionName(diego)).toBe("Diego Ramírez");
});

test.each([
  ["with @maya.j... and (@the_other), not a@b.example or @x", ["maya.j", "the_other"]],
  ["@maya.j.", ["maya.j"]],
  ["nobody", []],
])("%s contains these usernames", (text, expected) => expect(usernamesIn(text)).toEqual(expected));
