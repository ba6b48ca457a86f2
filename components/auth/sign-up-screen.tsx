"use client";

import { useEffect } from "react";
import { AuthHeader } from "@/components/auth/auth-header";
import { MethodStep } from "@/components/auth/method-step";
import { providerFailure } from "@/components/auth/provider-buttons";
import { SignUpForm } from "@/components/auth/sign-up-form";
import { useSignUpForm } from "@/components/auth/use-sign-up-form";
import { useSignUpProgress } from "@/components/auth/use-sign-up-progress";
import { VerifyStep } from "@/components/auth/verify-step";
import { failed } from "@/components/ui/failed";
import { writeUrl } from "@/components/ui/use-url-state";
import type { SignUpReason } from "@/lib/auth/accounts/rules";
import { paths } from "@/lib/core/shared/paths";

type SignUpScreenProps = {
  /** Where to go after sign-in: a path of this app, already validated. */
  callbackUrl: string;
  /** What the user was trying to do. */
  why?: SignUpReason | undefined;
  /** The provider that failed, from /signup?error=. */
  error?: string;
  /** The token of the invitation that brought the user here. */
  invite?: string | undefined;
  /** Only in the demo on this machine: codes can be read at /outbox. */
  showOutbox?: boolean;
};

export function SignUpScreen({ callbackUrl, why, error, invite, showOutbox = false }: SignUpScreenProps) {
  const failure = providerFailure(error);
  const { progress, moved, update, toMethod, toForm } = useSignUpProgress(callbackUrl, failure !== null);
  const form = useSignUpForm(invite);

  useEffect(() => {
    if (!failure) return;
    failed(failure, "Please try again");
    // Removed from the address, so that a reload does not show the message again.
    writeUrl({ error: undefined });
  }, [failure]);

  // A page that offered sign-up can be seen without an account; one that required it right away can't.
  const back = { method: why ? callbackUrl : paths.home, form: toMethod, verify: toForm }[progress.step];
  return (
    <>
      <AuthHeader back={back} />
      {progress.step === "method" && (
        <MethodStep
          moved={moved}
          callbackUrl={progress.callbackUrl}
          why={why}
          onChoose={(method) => update({ step: "form", method })}
        />
      )}
      {progress.step === "form" && progress.method && (
        <SignUpForm
          form={form}
          method={progress.method}
          moved={moved}
          onSent={(answer) => update({ step: "verify", ...answer, resentAt: null })}
        />
      )}
      {progress.step === "verify" && (
        <VerifyStep
          progress={progress}
          moved={moved}
          showOutbox={showOutbox}
          onResent={(resentAt) => update({ resentAt })}
        />
      )}
    </>
  );
}
