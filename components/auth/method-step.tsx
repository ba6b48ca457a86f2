import { Mail, Phone } from "lucide-react";
import { AuthStep } from "@/components/auth/auth-step";
import { LegalNotice } from "@/components/auth/legal-links";
import { ProviderButtons } from "@/components/auth/provider-buttons";
import type { SignUpMethod } from "@/components/auth/sign-up-progress";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { MEMBERS_ONLY, SIGN_UP_REASONS, type SignUpReason } from "@/lib/auth/accounts/rules";
import { paths } from "@/lib/core/shared/paths";

type MethodStepProps = {
  moved: boolean;
  callbackUrl: string;
  why?: SignUpReason | undefined;
  onChoose: (method: SignUpMethod) => void;
};

export function MethodStep({ moved, callbackUrl, why, onChoose }: MethodStepProps) {
  const reason = why ? SIGN_UP_REASONS[why] : callbackUrl !== "/" && MEMBERS_ONLY;
  return (
    <AuthStep title="Log in to Windmile" text={reason} moved={moved}>
      <ProviderButtons callbackUrl={callbackUrl} />
      <p className="my-4 flex items-center gap-3 text-ink-soft text-sm">
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
        or log in with
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
      </p>
      <div className="flex flex-col gap-3">
        <Button variant="primary" size="lg" block onClick={() => onChoose("email")}>
          <Mail className="size-5" />
          Email address
        </Button>
        <Button variant="secondary" size="lg" block onClick={() => onChoose("phone")}>
          <Phone className="size-5" />
          Phone number
        </Button>
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
