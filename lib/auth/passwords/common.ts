import "server-only";
import { invalid } from "@/lib/core/server/errors";

let known: Promise<ReadonlySet<string>> | undefined;

/** Some fifty thousand passwords that whoever guesses tries first; read when the first one is chosen. */
async function common(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map(String));
}

/** 400 under the form's field for a password everybody else has too. */
export async function refuseCommon(password: string): Promise<void> {
  known ??= common();
  if ((await known).has(password.toLowerCase())) {
    throw invalid("password", "Too many people use that password. Please choose another one");
  }
}
