"use client";

import { useForm } from "react-hook-form";
import { forgetPerson } from "@/components/account/forget-person";
import { mustLogInAgain, OwnerProof } from "@/components/account/owner-proof";
import { FormError } from "@/components/auth/form-error";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { toastAfterNavigation } from "@/components/ui/use-toast";
import { GRACE_DAYS, GRACES, type Grace } from "@/lib/account/deletion/rules";
import type { DeletionAnswer } from "@/lib/account/deletion/schema";
import type { SignInMethods } from "@/lib/auth/providers/schema";
import { ApiError, deleteJson, errorText } from "@/lib/core/client/api-client";
import { navigate } from "@/lib/core/client/navigate";
import { formatDay } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

const CHOICES: Record<Grace, { label: string; text: string }> = {
  "14d": {
    label: `In ${GRACE_DAYS} days`,
    text: "Hidden from everybody at once. Log in before then, and everything is back.",
  },
  now: { label: "Now", text: "Gone at once and for good." },
};
const ORDER = [...GRACES].reverse();

/** Asks for the date of the deletion and for re-authentication, deletes the account and clears this device. */
export function DeleteForm({ methods }: { methods: SignInMethods }) {
  const form = useForm<{ grace: Grace; password: string }>({ defaultValues: { grace: "14d", password: "" } });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const submit = form.handleSubmit(async ({ grace, password }) => {
    try {
      const proof = methods.hasPassword ? { password } : {};
      const { deleteAfter } = await deleteJson<DeletionAnswer>(paths.api.account, { grace, ...proof });
      await forgetPerson();
      toastAfterNavigation(
        deleteAfter
          ? {
              title: "Your account is hidden",
              description: `It will be deleted on ${formatDay(new Date(deleteAfter))}. Log in before then to keep it.`,
            }
          : { title: "Your account is deleted", description: "Thank you for having been here." },
      );
      navigate(paths.home);
    } catch (error) {
      const message = error instanceof ApiError ? error.errors.password?.[0] : undefined;
      if (message) form.setError("password", { type: "server", message }, { shouldFocus: true });
      else form.setError("root", { message: errorText(error, "That didn't work. Please try again.") });
    }
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="mt-3 flex flex-col gap-4">
      <p className="text-ink-soft">
        Would you like a copy of your data first?{" "}
        <Link href={paths.settingsPage("download")} className="font-semibold text-sky-ink underline">
          Prepare a copy
        </Link>
      </p>
      <FormError message={errors.root?.message} />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-semibold text-sm">When?</legend>
        {ORDER.map((grace) => (
          <label
            key={grace}
            className="flex min-h-14 items-center gap-3 rounded-control border border-line-strong px-3.5 py-2 has-checked:border-sky-ink has-checked:bg-sky-wash"
          >
            <input
              type="radio"
              value={grace}
              className="size-5 shrink-0 accent-(--sky-ink)"
              {...form.register("grace")}
            />
            <span>
              <span className="block font-semibold">{CHOICES[grace].label}</span>
              <span className="block text-ink-soft text-sm">{CHOICES[grace].text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <OwnerProof
        methods={methods}
        error={errors.password?.message}
        {...form.register("password", methods.hasPassword ? { required: "Required" } : {})}
      />
      {!mustLogInAgain(methods) && (
        <Button
          type="submit"
          variant="danger"
          block
          pending={isSubmitting || isSubmitSuccessful}
          pendingLabel="Deleting..."
        >
          Delete my account
        </Button>
      )}
    </form>
  );
}
