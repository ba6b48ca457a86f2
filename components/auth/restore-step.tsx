import { useState } from "react";
import { AuthHeader } from "@/components/auth/auth-header";
import { AuthStep } from "@/components/auth/auth-step";
import { FormError } from "@/components/auth/form-error";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { usePending } from "@/components/ui/use-pending";
import { toastAfterNavigation } from "@/components/ui/use-toast";
import { requestRestore } from "@/lib/auth/restores/hooks";
import { errorText } from "@/lib/core/client/api-client";
import { clearDeviceFor } from "@/lib/core/client/device-owner";
import { navigate } from "@/lib/core/client/navigate";
import { paths } from "@/lib/core/shared/paths";

type RestoreStepProps = {
  message: string;
  callbackUrl: string;
  onBack: () => void;
};

/** Login during the deletion grace period: restore the account or let the deletion proceed. */
export function RestoreStep({ message, callbackUrl, onBack }: RestoreStepProps) {
  const [failure, setFailure] = useState<string>();
  const { isPending, run } = usePending(
    (error) => setFailure(errorText(error, "That didn't work. Please log in again.")),
    { isLeaving: true },
  );
  const keep = async () => {
    const { user } = await requestRestore();
    await clearDeviceFor(user.id);
    toastAfterNavigation({ title: "Your account is restored", description: "Everything is where you left it." });
    navigate(callbackUrl);
  };
  return (
    <>
      <AuthHeader back={onBack} />
      <AuthStep title="Keep your account?" moved text={`${message}. Until then, you can still change your mind.`}>
        <div className="flex flex-col gap-3">
          <FormError message={failure} />
          <Button size="lg" block onClick={() => void run(keep)} pending={isPending} pendingLabel="Restoring...">
            Keep my account
          </Button>
          <LinkButton href={paths.landing} variant="ghost" size="lg" block>
            Delete it
          </LinkButton>
        </div>
      </AuthStep>
    </>
  );
}
