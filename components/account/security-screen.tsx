"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { AccountFrame } from "@/components/account/account-frame";
import type { Returned } from "@/components/account/provider-result-schema";
import { SettingsCard, SettingsSection } from "@/components/account/settings-frame";
import { SignInSection } from "@/components/account/sign-in-section";
import { TwoFactorSection } from "@/components/account/two-factor-section";
import { FormError } from "@/components/auth/form-error";
import { NewPasswordFields } from "@/components/auth/new-password-fields";
import { showRefusal } from "@/components/auth/server-errors";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { Link } from "@/components/ui/link";
import { Loading } from "@/components/ui/loading";
import { PasswordField } from "@/components/ui/password-field";
import { TimeAgo } from "@/components/ui/time-ago";
import { usePending } from "@/components/ui/use-pending";
import { toast } from "@/components/ui/use-toast";
import { writeUrl } from "@/components/ui/use-url-state";
import { useSessions } from "@/lib/account/hooks";
import { PROVIDER_NAMES } from "@/lib/auth/accounts/rules";
import { changePasswordSchema } from "@/lib/auth/credentials/schema";
import { requestPasswordChange } from "@/lib/auth/passwords/hooks";
import { useSignInMethods } from "@/lib/auth/providers/hooks";
import { paths } from "@/lib/core/shared/paths";

function SessionsList({ sessions, error, retry, end }: ReturnType<typeof useSessions>) {
  const { pending, run } = usePending((failure) =>
    failed("Couldn't log out that device", failure, "Please try again."),
  );
  if (!sessions) {
    return <Loading error={error} onRetry={retry} label="Loading your devices" shapes={["h-16 rounded-card"]} />;
  }
  const logOut = (sessionId: string) =>
    run(() => end(sessionId).then(() => toast({ title: "Device logged out" })), sessionId);
  return (
    <SettingsCard>
      <ul className="divide-y divide-line">
        {sessions.map(({ id, device, lastSeenAt, isCurrent }) => (
          <li key={id} className="flex min-h-15 items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="break-words font-semibold">{device}</p>
              <p className="text-ink-soft text-sm">
                {isCurrent ? (
                  "This device"
                ) : (
                  <>
                    Last seen <TimeAgo iso={lastSeenAt} />
                  </>
                )}
              </p>
            </div>
            {!isCurrent && (
              <Button
                variant="danger-ghost"
                size="sm"
                aria-label={`Log out ${device}`}
                pending={pending === id}
                onClick={() => void logOut(id)}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
}

type PasswordFormProps = {
  /** False for accounts created through a provider, which set a first password with a code. */
  hasPassword: boolean;
  /** Called once the user's other sessions have been logged out. */
  onChanged: () => void;
};

function PasswordForm({ hasPassword, onChanged }: PasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { currentPassword: "", password: "", confirmPassword: "" },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      await requestPasswordChange(values);
      form.reset();
      toast({ title: "Password changed", description: "Your other devices have been logged out." });
      onChanged();
    } catch (error) {
      showRefusal(error, form, ["currentPassword", "password", "confirmPassword"]);
    }
  });

  if (!hasPassword) {
    return (
      <p className="py-4">
        You log in without a password.{" "}
        <Link href={paths.forgot} className="font-semibold text-sky-ink underline">
          Set one with a code
        </Link>
      </p>
    );
  }
  return (
    <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-4 py-4">
      <FormError message={errors.root?.message} />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register("currentPassword")}
      />
      <NewPasswordFields
        label="New Password"
        value={form.watch("password")}
        password={{ ...form.register("password"), error: errors.password?.message }}
        confirmation={{ ...form.register("confirmPassword"), error: errors.confirmPassword?.message }}
      />
      <Button type="submit" block pending={isSubmitting} pendingLabel="Saving...">
        Change password
      </Button>
      <p className="text-ink-soft text-sm">
        Forgot your password?{" "}
        <Link href={paths.forgot} className="font-semibold text-sky-ink underline">
          Reset with a code
        </Link>
      </p>
    </form>
  );
}

function useProviderResult({ linked, taken, error }: Returned) {
  useEffect(() => {
    if (!linked && !taken && !error) return;
    if (linked) toast({ title: `${PROVIDER_NAMES[linked]} connected` });
    else if (taken) {
      const name = PROVIDER_NAMES[taken];
      const description = `Either that ${name} account is connected to another Windmile account, or your account is connected to a different ${name} account.`;
      failed(`Couldn't connect ${name}`, description);
    } else if (error) failed(`${PROVIDER_NAMES[error]} sign in failed`, "Please try again");
    // Removed from the address, so that a reload does not show the message again.
    writeUrl({ linked: undefined, taken: undefined, error: undefined });
  }, [linked, taken, error]);
}

export function SecurityScreen({ returned }: { returned: Returned }) {
  const sessions = useSessions();
  const { data: methods, error, retry } = useSignInMethods();
  useProviderResult(returned);
  return (
    <AccountFrame title="Password & security">
      {methods ? (
        <>
          <SettingsSection title="Password">
            <SettingsCard>
              <PasswordForm
                hasPassword={methods.hasPassword}
                onChanged={() => {
                  sessions.retry();
                  retry();
                }}
              />
            </SettingsCard>
          </SettingsSection>
          <TwoFactorSection methods={methods} />
          <SignInSection methods={methods} onChanged={retry} />
        </>
      ) : (
        <Loading error={error} onRetry={retry} label="Loading your login methods" shapes={["h-96 rounded-card"]} />
      )}
      <SettingsSection title="Where you're logged in">
        <SessionsList {...sessions} />
      </SettingsSection>
    </AccountFrame>
  );
}
