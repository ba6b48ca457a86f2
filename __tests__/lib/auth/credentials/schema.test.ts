import { updateProfileSchema } from "@/lib/auth/accounts/schema";
import { code, normalizeIdentifier, signUpSchema, toE164, verifySchema } from "@/lib/auth/credentials/schema";

test.each([
  ["312-555-0101", "+13125550101"],
  ["(312) 555 0101", "+13125550101"],
  ["+1 (312) 555-0101", "+13125550101"],
  ["1 312 555 0101", "+13125550101"],
  ["3125550101", "+13125550101"],
  ["\u202a+1 312-555-0101\u202c", "+13125550101"],
  ["+44 20 7946 0958", "+442079460958"],
  ["+49 30 901820", "+4930901820"],
  ["555-0101", null],
  ["", null],
  ["Ada", null],
  ["+", null],
  ["+1", null],
  ["00000000000000000000", null],
])("the number %j is %j", (typed, expected) => expect(toE164(typed)).toBe(expected));

test.each([
  ["123456", "123456"],
  ["123 456", "123456"],
  ["123-456", "123456"],
  [" 1 2 3 4 5 6 ", "123456"],
  ["000000", "000000"],
])("the code %j is %j", (typed, expected) => expect(code.parse(typed)).toBe(expected));

test.each(["", "12345", "1234567", "12 34"])("%j is no code", (typed) => {
  expect(code.safeParse(typed).error?.issues[0]?.message).toBe("Verification code must be 6 digits");
});

test.each([
  [" Ada@Example.COM ", { email: "ada@example.com" }],
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
  [{ firstName: undefined }, { firstName: "Required" }],
  [{ email: "nonsense" }, { email: "Please enter a valid email" }],
  [{ email: undefined }, { email: "Please provide either email or phone number" }],
  [{ email: "", phoneNumber: null }, { email: "Please provide either email or phone number" }],
  [{ email: "", phoneNumber: "312-555-0101" }, {}],
  [{ phoneNumber: "12" }, { phoneNumber: "Please enter a valid phone number" }],
  [{ password: "five5", confirmPassword: "five5" }, { password: "Password must be at least 6 characters" }],
  [{ confirmPassword: "other" }, { confirmPassword: "Passwords don't match" }],
  [{ authProvider: "twitter" }, { authProvider: "Invalid input" }],
])("a sign-up with %j says %j", (changes, expected) => expect(messagesOf(changes)).toEqual(expected));

test("an answer can be sent back as it is", () => {
  const parsed = verifySchema.parse({ code: "123456", email: "ada@example.com", phoneNumber: null });
  expect(parsed).toEqual({ code: "123456", email: "ada@example.com", phoneNumber: undefined });
});

test("a profile tells absent from null", () => {
  const parsed = updateProfileSchema.parse({ firstName: "Ada", lastName: "Lovelace", bio: null });
  expect(parsed).toEqual({ firstName: "Ada", lastName: "Lovelace", bio: null });
  expect("location" in parsed).toBe(false);
});
