import type { SignedIn } from "@/lib/auth/accounts/schema";
import { postJson } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";
import {
  type LoginCode,
  type SignIn,
  type SignUp,
  type SignUpAnswer,
  signUpAnswerSchema,
  type VerifyLoginCode,
} from "./schema";

const { api } = paths;

export const requestSignUp = async (form: SignUp): Promise<SignUpAnswer> =>
  signUpAnswerSchema.parse(await postJson(api.signUp, form));

export const requestVerification = (code: string, address: SignUpAnswer) =>
  postJson<SignedIn>(api.verify, { code, ...address });

/** Resends the verification code. */
export const requestNewCode = (address: SignUpAnswer) => postJson(api.resend, address);

export const requestSignIn = (form: SignIn) => postJson<SignedIn>(api.signIn, form);

/** Sends the login code that replaces a throttled password login. */
export const requestLoginCode = (form: LoginCode) => postJson(api.loginCode, form);

export const requestLoginByCode = (form: VerifyLoginCode) => postJson<SignedIn>(api.verifyLoginCode, form);
