import { zodResolver } from "@hookform/resolvers/zod";
import { type UseFormReturn, useForm } from "react-hook-form";
import { type SignUp, type SignUpInput, signUpSchema } from "@/lib/auth/credentials/schema";

export type SignUpFormState = UseFormReturn<SignUpInput, unknown, SignUp>;

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
