import type { Metadata } from "next";
import { LoginForm } from "@/components/auth/login-form";
import { safeCallback } from "@/lib/core/shared/session-gate";

export const metadata: Metadata = { title: "Log in" };

type LoginPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { callbackUrl } = await searchParams;
  return <LoginForm callbackUrl={safeCallback(typeof callbackUrl === "string" ? callbackUrl : undefined)} />;
}
