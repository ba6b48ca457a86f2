"use client";

import { useForm } from "react-hook-form";
import { mustLogInAgain, OwnerProof } from "@/components/account/owner-proof";
import { FormError } from "@/components/auth/form-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/use-toast";
import type { OAuthProvider } from "@/lib/auth/accounts/rules";
import { PROVIDER_NAMES } from "@/lib/auth/accounts/rules";
import type { SignInMethods } from "@/lib/auth/providers/schema";
import { ApiError, deleteJson, errorText, postJson } from "@/lib/core/client/api-client";
import { navigate } from "@/lib/core/client/navigate";
import { paths } from "@/lib/core/shared/paths";

type ProviderDialogProps = {
  provider: OAuthProvider;
  isLinked: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  methods: SignInMethods;
  onChanged: () => void;
};

/** Links a provider's account by a redirect to it, or unlinks it. */
export function ProviderDialog({ provider, isLinked, open, onOpenChange, methods, onChanged }: ProviderDialogProps) {
  const name = PROVIDER_NAMES[provider];
  const form = useForm({ defaultValues: { password: "" } });
  const { errors, isSubmitting } = form.formState;
  const close = (to: boolean) => {
    onOpenChange(to);
    if (!to) form.reset();
  };
  const submit = form.handleSubmit(async ({ password }) => {
    const proof = methods.hasPassword ? { password } : {};
    try {
      if (!isLinked) {
        const { location } = await postJson<{ location: string }>(paths.api.accountProvider(provider), proof);
        return navigate(location);
      }
      await deleteJson(paths.api.accountProvider(provider), proof);
      toast({ title: `${name} disconnected` });
      onChanged();
      close(false);
    } catch (error) {
      const message = error instanceof ApiError ? error.errors.password?.[0] : undefined;
      if (message) form.setError("password", { type: "server", message }, { shouldFocus: true });
      else form.setError("root", { message: errorText(error, "That didn't work. Please try again.") });
    }
  });
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={isLinked ? `Disconnect ${name}?` : `Connect ${name}`}
      description={
        isLinked
          ? `${name} will no longer open your account. You can connect it again at any time.`
          : `From then on ${name} opens this account too.`
      }
    >
      <form method="post" onSubmit={submit} noValidate className="mt-4 flex flex-col gap-4">
        <FormError message={errors.root?.message} />
        <OwnerProof
          methods={methods}
          error={errors.password?.message}
          {...form.register("password", methods.hasPassword ? { required: "Required" } : {})}
        />
        {!mustLogInAgain(methods) && (
          <Button type="submit" variant={isLinked ? "danger" : "primary"} block pending={isSubmitting}>
            {isLinked ? "Disconnect" : `Go to ${name}`}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
