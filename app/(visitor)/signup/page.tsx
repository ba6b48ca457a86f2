import type { Metadata } from "next";
import { SignUpScreen } from "@/components/auth/sign-up-screen";
import { safeCallback } from "@/lib/core/shared/session-gate";

export const metadata: Metadata = { title: "Log in or sign up" };

type SignUpPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const one = (value: string | string[] | undefined) => (typeof value === "string" ? value : undefined);

export default async function SignUpPage({ searchParams }: SignUpPageProps) {
  const query = await searchParams;
  return <SignUpScreen callbackUrl={safeCallback(one(query.callbackUrl))} error={one(query.error)} />;
}
