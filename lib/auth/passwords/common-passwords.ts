import "server-only";
import { PASSWORD_MIN } from "@/lib/auth/accounts/rules";
import { invalid } from "@/lib/core/server/errors";

/** OWASP ASVS 5.0, 6.2.4: at least the top 3,000 of those that meet the application's own rule. */
const COUNT = 3000;

let known: Promise<ReadonlySet<string>> | undefined;

/** The passwords that whoever guesses tries first, the most common first; loaded when the first one is chosen. */
async function common(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const long = dictionary["passwords-common"].map(String).filter(({ length }) => length >= PASSWORD_MIN);
  return new Set(long.slice(0, COUNT));
}

/** 400 under the form's field for a password everybody else has too. */
export async function refuseCommon(password: string): Promise<void> {
  known ??= common();
  if ((await known).has(password.toLowerCase())) {
    throw invalid("password", "Too many people use that password. Please choose another one");
  }
}
