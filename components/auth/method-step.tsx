import { Mail, Phone } from "lucide-react";
import { AuthStep } from "@/components/auth/auth-step";
import { LegalNotice } from "@/components/auth/legal-links";
import { ProviderButtons } from "@/components/auth/provider-buttons";
import type { SignUpMethod } from "@/components/auth/sign-up-progress";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/core/shared/paths";

type MethodStepProps = { moved: boolean; callbackUrl: string; onChoose: (method: SignUpMethod) => void };

export function MethodStep({ moved, callbackUrl, onChoose }: MethodStepProps) {
  return (
    <AuthStep title="Log in to Windmile" moved={moved}>
      <ProviderButtons callbackUrl={callbackUrl} />
      <p className="my-5 flex items-center gap-3 text-ink-soft text-sm">
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
        or log in with
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
      </p>
      <div className="flex flex-col gap-3">
        <Button variant="primary" size="lg" block onClick={() => onChoose("email")}>
          <Mail aria-hidden="true" className="size-5" />
          Email address
        </Button>
        <Button variant="secondary" size="lg" block onClick={() => onChoose("phone")}>
          <Phone aria-hidden="true" className="size-5" />
          Phone number
        </Button>
      </div>
      <p className="mt-5 text-center">
        Already have an account?{" "}
        <Link
          href={paths.login({ callbackUrl: callbackUrl === "/" ? undefined : callbackUrl })}
          className="inline-flex min-h-11 items-center font-semibold text-sky-ink underline underline-offset-4"
        >
          Log in
        </Link>
      </p>
      <LegalNotice className="mt-4" />
    </AuthStep>
  );
}
