"use client";

import { Mail, Phone } from "lucide-react";
import { useEffect, useState } from "react";
import { AuthHeader } from "@/components/auth/auth-header";
import { AuthStep } from "@/components/auth/auth-step";
import { BrowserButton } from "@/components/auth/browser-button";
import { LegalNotice } from "@/components/auth/legal-links";
import { ProviderButtons, providerFailure } from "@/components/auth/provider-buttons";
import { SignUpForm, useSignUpForm } from "@/components/auth/sign-up-form";
import {
  loadProgress,
  type SignUpMethod,
  type SignUpProgress,
  saveProgress,
  startOfSignUp,
} from "@/components/auth/sign-up-progress";
import { VerifyStep } from "@/components/auth/verify-step";
import { failed } from "@/components/ui/failed";
import { Link } from "@/components/ui/link";
import { useBackClose } from "@/components/ui/use-back-close";
import { writeUrl } from "@/components/ui/use-url-state";
import { MEMBERS_ONLY, SIGN_UP_REASONS, type SignUpReason } from "@/lib/auth/accounts/rules";
import { paths } from "@/lib/core/shared/paths";

/** The steps method → form → verify and back. An interrupted sign-up resumes where it left off. */
function useSignUpProgress(callbackUrl: string, method: SignUpMethod | undefined, startOver: boolean) {
  const [progress, setProgress] = useState<SignUpProgress>(() => startOfSignUp(callbackUrl, method));
  const [restored, setRestored] = useState(false);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    const stored = startOver || method ? null : loadProgress();
    // The callback in this link takes precedence over the stored one.
    if (stored) setProgress(callbackUrl === "/" ? stored : { ...stored, callbackUrl });
    setRestored(true);
  }, [startOver, callbackUrl, method]);

  useEffect(() => {
    if (restored) saveProgress(progress);
  }, [restored, progress]);

  const update = (change: Partial<SignUpProgress>) => {
    if (change.step) setMoved(true);
    setProgress((current) => ({ ...current, ...change }));
  };
  const toMethod = () => update({ step: "method", method: null });
  const toForm = () => update({ step: "form" });
  // The browser's Back button does what the arrow does.
  useBackClose(progress.step !== "method", toMethod);
  useBackClose(progress.step === "verify", toForm);

  return { progress, moved, update, toMethod, toForm };
}

type MethodStepProps = {
  moved: boolean;
  callbackUrl: string;
  why?: SignUpReason | undefined;
  invite?: string | undefined;
  onChoose: (method: SignUpMethod) => void;
};

function MethodStep({ moved, callbackUrl, why, invite, onChoose }: MethodStepProps) {
  const reason = why ? SIGN_UP_REASONS[why] : callbackUrl !== "/" && MEMBERS_ONLY;
  const choice = (method: SignUpMethod) => ({
    to: paths.signup(),
    query: { callbackUrl: callbackUrl === "/" ? undefined : callbackUrl, why, invite, method },
    onGo: () => onChoose(method),
  });
  return (
    <AuthStep title="Log in to Windmile" text={reason} moved={moved}>
      <ProviderButtons callbackUrl={callbackUrl} />
      <p className="my-4 flex items-center gap-3 text-ink-soft text-sm">
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
        or log in with
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
      </p>
      <div className="flex flex-col gap-3">
        <BrowserButton variant="primary" size="lg" {...choice("email")}>
          <Mail className="size-5" />
          Email address
        </BrowserButton>
        <BrowserButton variant="secondary" size="lg" {...choice("phone")}>
          <Phone className="size-5" />
          Phone number
        </BrowserButton>
      </div>
      <p className="mt-4 text-center">
        Already have an account?{" "}
        <Link
          href={paths.login({ callbackUrl: callbackUrl === "/" ? undefined : callbackUrl, why })}
          className="inline-flex min-h-11 items-center font-semibold text-sky-ink underline underline-offset-4"
        >
          Log in
        </Link>
      </p>
      <LegalNotice className="mt-4" />
    </AuthStep>
  );
}

type SignUpScreenProps = {
  /** Where to go after sign-in: a path of this app, already validated. */
  callbackUrl: string;
  /** What the user was trying to do. */
  why?: SignUpReason | undefined;
  /** The method chosen before hydration, from /signup?method=. */
  method?: SignUpMethod | undefined;
  /** The provider that failed, from /signup?error=. */
  error?: string;
  /** The token of the invitation that brought the user here. */
  invite?: string | undefined;
  /** Only in the demo on this machine: codes can be read at /outbox. */
  showOutbox?: boolean;
};

export function SignUpScreen({ callbackUrl, why, method, error, invite, showOutbox = false }: SignUpScreenProps) {
  const failure = providerFailure(error);
  useEffect(() => {
    if (failure) failed(failure, "Please try again");
    // Removed from the address, so that a reload neither shows the message again nor starts over.
    writeUrl({ error: undefined, method: undefined });
  }, [failure]);
  const { progress, moved, update, toMethod, toForm } = useSignUpProgress(callbackUrl, method, failure !== null);
  const form = useSignUpForm(invite);

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
          invite={invite}
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
