import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { AuthStep } from "@/components/auth/auth-step";
import { LegalNotice } from "@/components/auth/legal-links";
import { NameFields } from "@/components/auth/name-fields";
import { NewPasswordFields } from "@/components/auth/new-password-fields";
import { showServerErrors } from "@/components/auth/server-errors";
import type { SignUpMethod } from "@/components/auth/sign-up-progress";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { PHONE_MAX } from "@/lib/auth/accounts/rules";
import { requestSignUp } from "@/lib/auth/credentials/hooks";
import { type SignUp, type SignUpAnswer, type SignUpInput, signUpSchema } from "@/lib/auth/credentials/schema";

const FIELDS = ["firstName", "lastName", "email", "phoneNumber", "password", "confirmPassword"] as const;

type SignUpFormState = UseFormReturn<SignUpInput, unknown, SignUp>;

/** Form state lives above the steps, so going back from the code step keeps every field. */
export function useSignUpForm(inviteToken?: string): SignUpFormState {
  return useForm<SignUpInput, unknown, SignUp>({
    resolver: zodResolver(signUpSchema),
    defaultValues: {
      firstName: "",
      lastName: "",
      email: "",
      phoneNumber: "",
      password: "",
      confirmPassword: "",
      authProvider: "email",
      ...(inviteToken !== undefined && { inviteToken }),
    },
  });
}

type SignUpFormProps = {
  form: SignUpFormState;
  method: SignUpMethod;
  moved: boolean;
  onSent: (answer: SignUpAnswer) => void;
};

export function SignUpForm({ form, method, moved, onSent }: SignUpFormProps) {
  const { register, formState, setValue, setFocus, watch } = form;
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    setValue("authProvider", method);
    // A value typed for the other method must not be sent.
    setValue(method === "email" ? "phoneNumber" : "email", "");
  }, [method, setValue]);

  const submit = form.handleSubmit(
    async (values) => {
      try {
        const answer = await requestSignUp(values);
        toast({ title: "Account created!", description: "Verification code sent to your email/phone number" });
        onSent(answer);
      } catch (error) {
        const message = showServerErrors(error, form, FIELDS);
        failed("Signup failed", message ?? "Please try again");
      }
    },
    (invalid) => {
      // "Please provide either email or phone number" belongs to the email field, which this method doesn't show.
      const onlyDestination = Object.keys(invalid).every((field) => field === "email");
      if (method === "phone" && onlyDestination) setFocus("phoneNumber");
    },
  );

  return (
    <AuthStep title="Create Account" text="Sign up with your email/phone number" moved={moved}>
      <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-4">
        <NameFields
          first={{ ...register("firstName"), error: errors.firstName?.message }}
          last={{ ...register("lastName"), error: errors.lastName?.message }}
        />
        {method === "email" ? (
          <Field label="Email" error={errors.email?.message}>
            <Input type="email" inputMode="email" autoComplete="email" autoCapitalize="none" {...register("email")} />
          </Field>
        ) : (
          <Field label="Phone Number" error={errors.phoneNumber?.message ?? errors.email?.message}>
            <Input type="tel" inputMode="tel" autoComplete="tel" maxLength={PHONE_MAX} {...register("phoneNumber")} />
          </Field>
        )}
        <NewPasswordFields
          label="Password"
          value={watch("password")}
          password={{ ...register("password"), error: errors.password?.message }}
          confirmation={{ ...register("confirmPassword"), error: errors.confirmPassword?.message }}
        />
        <Button
          type="submit"
          size="lg"
          block
          pending={isSubmitting}
          pendingLabel="Creating Account..."
          className="mt-2"
        >
          Create Account
        </Button>
        <LegalNotice />
      </form>
    </AuthStep>
  );
}
