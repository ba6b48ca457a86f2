import { updateProfileSchema } from "@/lib/auth/accounts/schema";
import { code, normalizeIdentifier, signUpSchema, toPhoneNumber, verifySchema } from "@/lib/auth/credentials/schema";

test.each([
  ["312-555-0101", "+13125550101"],
  ["(312) 555 0101", "+13125550101"],
  ["+1 (312) 555-0101", "+13125550101"],
  ["1 312 555 0101", "+13125550101"],
  ["3125550101", "+13125550101"],
  ["\u202a+1 312-555-0101\u202c", "+13125550101"],
  ["+44 20 7946 0958", "+442079460958"],
  ["+49 30 901820", "+4930901820"],
  ["555-0101", "5550101"],
  ["ext. 1234567890123", "1234567890123"],
  ["+999 1234567", "9991234567"],
  ["\uff13\uff11\uff12\uff0d555 0101", "+13125550101"],
  ["123456", null],
  ["1234567890123456", null],
  ["", null],
  ["Ada", null],
  ["+", null],
  ["+1", null],
  ["00000000000000000000", null],
])("the number %j is %j", (typed, expected) => expect(toPhoneNumber(typed)).toBe(expected));

test.each([
  ["123456", "123456"],
  ["123 456", "123456"],
  ["123-456", "123456"],
  [" 1 2 3 4 5 6 ", "123456"],
  ["000000", "000000"],
])("the code %j is %j", (typed, expected) => expect(code.parse(typed)).toBe(expected));

test.each(["", "12345", "1234567", "12 34"])("%j is an invalid code", (typed) => {
  expect(code.safeParse(typed).error?.issues[0]?.message).toBe("Verification code must be 6 digits");
});

test.each(["a&b", "a=b", "a~b", "a/b", "a!b", "a#b", "a'b", "a{b}|c", "first.last+tag", "x".repeat(64)])(
  "%s@example.com is a valid address",
  (local) => expect(normalizeIdentifier(`${local}@example.com`)).toEqual({ email: `${local}@example.com` }),
);

test.each([
  ...["a b@example.com", "a,b@example.com", ".a@example.com", "a..b@example.com", "a@b@example.com", "a@-b.example"],
  ...[
    "a@b",
    "a@127.0.0.1",
    "a@b\u00fc/x.example",
    "a@b.example.",
    "\u00fc@example.com",
    `${"x".repeat(65)}@example.com`,
  ],
])("%s is an invalid address", (typed) => expect(normalizeIdentifier(typed)).toBeNull());

test.each([
  [" Ada@Example.COM ", { email: "ada@example.com" }],
  ["Info@B\u00fccher.example", { email: "info@xn--bcher-kva.example" }],
  ["info@bu\u0308cher.example", { email: "info@xn--bcher-kva.example" }],
  ["info@xn--bcher-kva.example", { email: "info@xn--bcher-kva.example" }],
  ["post@\u043f\u043e\u0447\u0442\u0430.\u0440\u0444", { email: "post@xn--80a1acny.xn--p1ai" }],
  ["312-555-0101", { phoneNumber: "+13125550101" }],
  ["ada", null],
  ["ada@", null],
  ["@", null],
])("the identifier %j is %j", (typed, expected) => expect(normalizeIdentifier(typed)).toEqual(expected));

const form = { firstName: "Ada", lastName: "Lovelace", password: "secret", confirmPassword: "secret" };
const messagesOf = (changes: object) => {
  const parsed = signUpSchema.safeParse({ ...form, email: "ada@example.com", authProvider: "email", ...changes });
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join("."), message]));
};

test.each([
  [{}, {}],
  [{ firstName: "A" }, { firstName: "First name must be at least 2 characters" }],
  [{ firstName: "  A  " }, { firstName: "First name must be at least 2 characters" }],
  [{ lastName: "" }, { lastName: "Last name must be at least 2 characters" }],
  [{ firstName: "👩‍🚀" }, {}],
  [{ firstName: "x".repeat(51) }, { firstName: "String must contain at most 50 character(s)" }],
  [{ firstName: "A\u0000da" }, { firstName: "Invalid input" }],
  [{ firstName: "\u3164\u3164" }, { firstName: "Enter some text" }],
  [{ firstName: "Ada\nKing" }, { firstName: "Keep it to one line" }],
  [{ firstName: "Moderator \u2705" }, { firstName: "That name is reserved. Choose another one." }],
  [{ firstName: undefined }, { firstName: "Required" }],
  [{ email: "nonsense" }, { email: "Please enter a valid email" }],
  [{ email: undefined }, { email: "Please provide either email or phone number" }],
  [{ email: "", phoneNumber: null }, { email: "Please provide either email or phone number" }],
  [{ email: "", phoneNumber: "312-555-0101" }, {}],
  [{ phoneNumber: "12" }, { phoneNumber: "Enter a phone number with 7 to 15 digits" }],
  [{ password: "five5", confirmPassword: "five5" }, { password: "Password must be at least 6 characters" }],
  [{ confirmPassword: "other" }, { confirmPassword: "Passwords don't match" }],
  [{ authProvider: "twitter" }, { authProvider: "Invalid input" }],
])("a sign-up with %j returns %j", (changes, expected) => expect(messagesOf(changes)).toEqual(expected));

test("a response can be sent back unchanged", () => {
  const parsed = verifySchema.parse({ code: "123456", email: "ada@example.com", phoneNumber: null });
  expect(parsed).toEqual({ code: "123456", email: "ada@example.com", phoneNumber: undefined });
});

test("a profile distinguishes absent from null", () => {
  const parsed = updateProfileSchema.parse({ firstName: "Ada", lastName: "Lovelace", bio: null });
  expect(parsed).toEqual({ firstName: "Ada", lastName: "Lovelace", bio: null });
  expect("location" in parsed).toBe(false);
});
