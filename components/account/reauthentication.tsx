import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { PasswordField } from "@/components/ui/password-field";
import { PROVIDER_NAMES } from "@/lib/auth/accounts/rules";
import type { SignInMethods } from "@/lib/auth/providers/schema";
import { navigate } from "@/lib/core/client/navigate";
import { paths } from "@/lib/core/shared/paths";

/** Whether a user without a password has to log in again first. */
export const needsReauthentication = ({ hasPassword, isFresh }: SignInMethods) => !hasPassword && !isFresh;

type ReauthenticationProps = ComponentProps<"input"> & { methods: SignInMethods; error?: string | undefined };

export function Reauthentication({ methods, error, ...field }: ReauthenticationProps) {
  const callbackUrl = usePathname();
  if (methods.hasPassword) {
    return <PasswordField label="Your Password" autoComplete="current-password" error={error} {...field} />;
  }
  if (!needsReauthentication(methods)) return null;
  return (
    <div className="flex flex-col gap-3">
      <p>Please log in again to continue.</p>
      {methods.providers
        .filter(({ isLinked }) => isLinked)
        .map(({ provider }) => (
          <Button
            key={provider}
            variant="outline"
            block
            onClick={() => navigate(paths.api.provider(provider, { callbackUrl }))}
          >
            Continue with {PROVIDER_NAMES[provider]}
          </Button>
        ))}
    </div>
  );
}
