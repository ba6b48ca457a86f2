import type { Metadata } from "next";
import { cookies } from "next/headers";
import { LoginForm } from "@/components/auth/login-form";
import { providerName } from "@/lib/auth/providers/schema";
import { leavingText, RESTORE_COOKIE, readRestore } from "@/lib/auth/restores/restore-cookie";
import { safeCallback } from "@/lib/core/shared/session-gate";

export const metadata: Metadata = { title: "Log in" };

type LoginPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const one = (value: string | string[] | undefined) => (typeof value === "string" ? value : undefined);

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { callbackUrl, link, restore } = await searchParams;
  const who = restore ? await readRestore((await cookies()).get(RESTORE_COOKIE)?.value) : null;
  const provider = providerName.safeParse(link).data;
  const leaving = who ? leavingText(who) : undefined;
  return <LoginForm callbackUrl={safeCallback(one(callbackUrl))} link={provider} leaving={leaving} />;
}
