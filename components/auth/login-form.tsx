"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { AuthHeader } from "@/components/auth/auth-header";
import { AuthStep } from "@/components/auth/auth-step";
import { FormError } from "@/components/auth/form-error";
import { IdentifierField } from "@/components/auth/identifier-field";
import { LoginCodeStep } from "@/components/auth/login-code-step";
import { storeTypedAddress } from "@/components/auth/reset-storage";
import { RestoreStep } from "@/components/auth/restore-step";
import { SecondFactorField, useSecondFactor } from "@/components/auth/second-factor-field";
import { showServerErrors } from "@/components/auth/server-errors";
import { saveProgress, startOfSignUp } from "@/components/auth/sign-up-progress";
import { SuspendedStep } from "@/components/auth/suspended-step";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { PasswordField } from "@/components/ui/password-field";
import { type OAuthProvider, PROVIDER_NAMES, SIGN_UP_REASONS, type SignUpReason } from "@/lib/auth/accounts/rules";
import type { SignedIn } from "@/lib/auth/accounts/schema";
import { requestLoginCode, requestNewCode, requestSignIn } from "@/lib/auth/credentials/hooks";
import { normalizeIdentifier, signInSchema } from "@/lib/auth/credentials/schema";
import { ApiError, errorText } from "@/lib/core/client/api-client";
import { clearDeviceFor } from "@/lib/core/client/device-owner";
import { navigate } from "@/lib/core/client/navigate";
import { paths } from "@/lib/core/shared/paths";

/** The password was right but the address is unverified: sends a new code and opens the verification step. */
async function continueSignUp(identifier: string, callbackUrl: string): Promise<void> {
  const known = normalizeIdentifier(identifier);
  if (!known) return;
  const address = "email" in known ? { email: known.email, phoneNumber: null } : { email: null, ...known };
  await requestNewCode(address);
  const method = address.email === null ? ("phone" as const) : ("email" as const);
  saveProgress({ ...startOfSignUp(callbackUrl), step: "verify", method, ...address, resentAt: Date.now() });
  navigate(paths.signup());
}

/** The same message for an unknown account and a wrong password, so it doesn't reveal which accounts exist. */
const WRONG_CREDENTIALS = "That email, phone number, or password is incorrect.";

const askFor = (provider: string) =>
  `You already have a Windmile account with your ${provider} email address. Log in with your password to link ${provider}. You'll be able to log in with either one.`;

type Suspended = { message: string; canAppeal: boolean };

type LoginFormProps = {
  callbackUrl: string;
  /** What the user was trying to do. */
  why?: SignUpReason | undefined;
  /**
   * The provider to link: its account has the address of an existing account, whose owner confirms once with the
   * password.
   */
  link?: OAuthProvider | undefined;
  /** Set when the provider's account belongs to an account in its deletion grace period. */
  leaving?: string | undefined;
  /** Why the account that a provider just authenticated is suspended, and whether its owner can appeal. */
  suspended?: Suspended | undefined;
  showOutbox?: boolean;
};

export function LoginForm({ callbackUrl, why, link, leaving, suspended, showOutbox = false }: LoginFormProps) {
  const [offered, setOffered] = useState(leaving);
  const secondFactor = useSecondFactor();
  const [refused, setRefused] = useState(suspended);
  const [isThrottled, setThrottled] = useState(false);
  /** The address a login code was sent to. */
  const [codeTo, setCodeTo] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { identifier: "", password: "", link, otp: undefined },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const carried = { callbackUrl: callbackUrl === "/" ? undefined : callbackUrl, why };
  const reason = why ? SIGN_UP_REASONS[why] : "Log in with your email or phone number";

  const finish = async ({ user }: SignedIn) => {
    await clearDeviceFor(user.id);
    navigate(callbackUrl);
  };
  const showNextStep = (error: unknown): boolean => {
    if (!(error instanceof ApiError)) return false;
    if (error.code === "leaving") setOffered(error.text);
    else if (error.code === "suspended")
      setRefused({ message: error.text ?? "This account is suspended", canAppeal: true });
    else return false;
    return true;
  };
  const sendCode = () => {
    const { identifier, password } = form.getValues();
    return requestLoginCode({ identifier, password });
  };
  const askForCode = form.handleSubmit(async ({ identifier }) => {
    try {
      await sendCode();
      setCodeTo(identifier);
      form.clearErrors("root");
    } catch (error) {
      form.setError("root", {
        type: "server",
        message: errorText(error, "We couldn't send a code. Please try again."),
      });
    }
  });

  const submit = form.handleSubmit(async (values) => {
    try {
      await finish(await requestSignIn(values));
    } catch (error) {
      if (showNextStep(error)) return;
      if (error instanceof ApiError && error.code === "unverified")
        return continueSignUp(values.identifier, callbackUrl);
      setThrottled(error instanceof ApiError && error.status === 429);
      if (secondFactor.isMissing(error, values.otp)) return form.setError("root", { type: "second_factor" });
      const isWrong = error instanceof ApiError && error.status === 401;
      const message = isWrong ? WRONG_CREDENTIALS : showServerErrors(error, form, ["identifier", "password", "otp"]);
      form.setError("root", { type: "server", message: message ?? "That didn't work. Please try again." });
    }
  });

  if (refused) return <SuspendedStep {...refused} onBack={() => setRefused(undefined)} />;
  if (offered) return <RestoreStep message={offered} callbackUrl={callbackUrl} onBack={() => setOffered(undefined)} />;
  if (codeTo) {
    return (
      <LoginCodeStep
        identifier={codeTo}
        showOutbox={showOutbox}
        onResend={sendCode}
        onSignedIn={finish}
        onRefused={showNextStep}
        onBack={() => setCodeTo(null)}
      />
    );
  }
  return (
    <>
      <AuthHeader back={paths.signup(carried)} />
      <AuthStep title="Welcome back" text={link ? askFor(PROVIDER_NAMES[link]) : reason}>
        <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-4">
          <FormError message={errors.root?.message} />
          <IdentifierField error={errors.identifier?.message} {...form.register("identifier")} />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register("password")}
          />
          {secondFactor.isAsked && <SecondFactorField error={errors.otp?.message} {...form.register("otp")} />}
          <Link
            href={paths.forgot}
            onClick={() => storeTypedAddress(form.getValues("identifier").trim())}
            className="inline-flex min-h-11 items-center self-end font-semibold text-sky-ink underline underline-offset-4"
          >
            Forgot password?
          </Link>
          <Button
            type="submit"
            size="lg"
            block
            pending={isSubmitting || isSubmitSuccessful}
            pendingLabel="Logging in..."
          >
            Log in
          </Button>
          {isThrottled && (
            <Button variant="secondary" size="lg" block disabled={isSubmitting} onClick={() => void askForCode()}>
              {form.getValues("identifier").includes("@") ? "Email me a login code" : "Text me a login code"}
            </Button>
          )}
        </form>
        <p className="mt-4 text-center">
          New to Windmile?{" "}
          <Link
            href={paths.signup(carried)}
            className="inline-flex min-h-11 items-center font-semibold text-sky-ink underline underline-offset-4"
          >
            Create an account
          </Link>
        </p>
      </AuthStep>
    </>
  );
}
