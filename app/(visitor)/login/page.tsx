import type { Metadata } from "next";
import { LoginForm } from "@/components/auth/login-form";
import { providerName } from "@/lib/auth/providers/schema";
import { safeCallback } from "@/lib/core/shared/session-gate";

export const metadata: Metadata = { title: "Log in" };

type LoginPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const one = (value: string | string[] | undefined) => (typeof value === "string" ? value : undefined);

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { callbackUrl, link } = await searchParams;
  const provider = providerName.safeParse(link).data;
  return <LoginForm callbackUrl={safeCallback(one(callbackUrl))} link={provider} />;
}
