import { useState } from "react";
import { AuthHeader } from "@/components/auth/auth-header";
import { AuthStep } from "@/components/auth/auth-step";
import { FormError } from "@/components/auth/form-error";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { toastAfterNavigation } from "@/components/ui/use-toast";
import type { SignedIn } from "@/lib/auth/accounts/schema";
import { errorText, postJson } from "@/lib/core/client/api-client";
import { clearDeviceFor } from "@/lib/core/client/device-owner";
import { navigate } from "@/lib/core/client/navigate";
import { paths } from "@/lib/core/shared/paths";

type RestoreStepProps = {
  /** When the account will be deleted. */
  message: string;
  callbackUrl: string;
  onBack: () => void;
};

/** Logging in during the deletion's grace period: restore the account or let the deletion go on. */
export function RestoreStep({ message, callbackUrl, onBack }: RestoreStepProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const keep = async () => {
    setPending(true);
    try {
      const { user } = await postJson<SignedIn>(paths.api.restore);
      await clearDeviceFor(user.id);
      toastAfterNavigation({ title: "Your account stays", description: "Everything is where you left it." });
      navigate(callbackUrl);
    } catch (error) {
      setFailure(errorText(error, "That didn't work. Please log in again."));
      setPending(false);
    }
  };
  return (
    <>
      <AuthHeader back={onBack} />
      <AuthStep title="Good to see you" moved text={`${message}. Until then you can change your mind.`}>
        <div className="flex flex-col gap-3">
          <FormError message={failure} />
          <Button size="lg" block onClick={() => void keep()} pending={pending} pendingLabel="Bringing it back...">
            Keep my account
          </Button>
          <LinkButton href={paths.landing} variant="ghost" size="lg" block>
            Let it go
          </LinkButton>
        </div>
      </AuthStep>
    </>
  );
}
