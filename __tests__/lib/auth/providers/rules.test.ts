import { decideLink, namesOf, ownEmail, type ProviderProfile } from "@/lib/auth/providers/rules";
import { profileOf } from "@/lib/auth/providers/schema";

const profile: ProviderProfile = {
  ...{ provider: "google", subject: "1", email: "ada@example.com", isEmailVerified: true },
  ...{ firstName: "Ada", lastName: "Lovelace" },
};

test.each([
  [true, true, "link"],
  [false, true, "ask-for-password"],
  [true, false, "create"],
  [false, false, "create"],
])("verified by the provider: %s, account with that address: %s → %s", (isEmailVerified, hasAccount, expected) =>
  expect(decideLink({ ...profile, isEmailVerified }, hasAccount)).toBe(expected),
);

test("only a verified address becomes the account's", () => {
  expect(ownEmail(profile)).toBe("ada@example.com");
  expect(ownEmail({ ...profile, isEmailVerified: false })).toBeNull();
});

test.each([
  [{ given: "Ada", family: "Lovelace" }, "Ada", "Lovelace"],
  [{ given: "\u3164", family: "\u202eLovelace\n" }, "New", "Lovelace"],
  [{ given: "Moderator", family: "\u2705" }, "New", "Member"],
  [{ full: "Ada King Lovelace" }, "Ada", "King Lovelace"],
  [{ given: "Ada", full: "Ada Lovelace" }, "Ada", "Lovelace"],
  [{ full: "Ada" }, "Ada", "Member"],
  [{}, "New", "Member"],
  [{ given: " \n\u0000 ", family: "" }, "New", "Member"],
  [{ given: "x".repeat(80), family: "y" }, "x".repeat(50), "y"],
])("%j is called %s %s", (names, firstName, lastName) => expect(namesOf(names)).toEqual({ firstName, lastName }));

test.each([
  ["google", { sub: "1", email: "Ada@Example.com", email_verified: true }, "ada@example.com", true],
  ["google", { sub: "1", email: "ada@example.com", email_verified: false }, "ada@example.com", false],
  ["google", { sub: "1", email: "ada@example.com" }, "ada@example.com", false],
  ["google", { sub: "1", email: "ada@example.com", email_verified: "no idea" }, "ada@example.com", false],
  ["google", { sub: "1", email: "nonsense", email_verified: true }, null, false],
  ["google", { sub: "1", email: { $ne: "" }, email_verified: true }, null, false],
  ["apple", { sub: "1", email: "ada@example.com", email_verified: "true" }, "ada@example.com", true],
  ["apple", { sub: "1", email: "ada@example.com", email_verified: "false" }, "ada@example.com", false],
  ["facebook", { id: "1", email: "ada@example.com", email_verified: true }, "ada@example.com", false],
] as const)("%s's %j has the address %s, verified: %s", (provider, claims, email, isEmailVerified) =>
  expect(profileOf(provider, claims, undefined)).toMatchObject({ provider, subject: "1", email, isEmailVerified }),
);

test.each([null, undefined, {}, { email: "ada@example.com" }, { sub: "" }, { sub: "x".repeat(256) }, "text"])(
  "%j identifies no one",
  (claims) => expect(profileOf("google", claims, undefined)).toBeNull(),
);

test("Apple sends the name next to the token, and only Apple's is read there", () => {
  const user = JSON.stringify({ name: { firstName: "Ada", lastName: "Lovelace" }, email: "forged@example.com" });
  expect(profileOf("apple", { sub: "1" }, user)).toMatchObject({ firstName: "Ada", lastName: "Lovelace", email: null });
  expect(profileOf("google", { sub: "1" }, user)).toMatchObject({ firstName: "New", lastName: "Member" });
  for (const broken of ["{", "null", "[]", '{"name":7}', 7, { name: {} }]) {
    expect(profileOf("apple", { sub: "1" }, broken)).toMatchObject({ firstName: "New" });
  }
});
