import type { Metadata } from "next";
import { headers } from "next/headers";
import { SignUpScreen } from "@/components/auth/sign-up-screen";
import { inviteToken, signUpMethod, signUpReason } from "@/lib/auth/credentials/schema";
import { showsOutbox } from "@/lib/core/server/outbox-messages";
import { paths } from "@/lib/core/shared/paths";
import { safeCallback } from "@/lib/core/shared/session-gate";

export const metadata: Metadata = {
  title: "Log in or sign up",
  description: "Create a free account to explore Chicago, join events, and stay active with friends.",
  alternates: { canonical: paths.signup() },
};

type SignUpPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const one = (value: string | string[] | undefined) => (typeof value === "string" ? value : undefined);

export default async function SignUpPage({ searchParams }: SignUpPageProps) {
  const query = await searchParams;
  const showOutbox = showsOutbox(await headers());
  const callbackUrl = safeCallback(one(query.callbackUrl));
  const invite = inviteToken.safeParse(one(query.invite)).data;
  const why = signUpReason.safeParse(one(query.why)).data;
  const method = signUpMethod.safeParse(one(query.method)).data;
  return (
    <SignUpScreen
      callbackUrl={callbackUrl}
      why={why}
      method={method}
      error={one(query.error)}
      invite={invite}
      showOutbox={showOutbox}
    />
  );
}
