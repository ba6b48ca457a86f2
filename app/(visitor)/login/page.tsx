import type { Metadata } from "next";
import { cookies } from "next/headers";
import { LoginForm } from "@/components/auth/login-form";
import { signUpReason } from "@/lib/auth/credentials/schema";
import { providerName } from "@/lib/auth/providers/schema";
import { leavingText, RESTORE_COOKIE, readRestore } from "@/lib/auth/restores/restore-cookie";
import { safeCallback } from "@/lib/core/shared/session-gate";
import { OBJECTION_COOKIE, readObjection } from "@/lib/moderation/objections/objection-cookie";
import { suspensionOf } from "@/lib/moderation/objections/queries";

export const metadata: Metadata = { title: "Log in" };

type LoginPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const one = (value: string | string[] | undefined) => (typeof value === "string" ? value : undefined);

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { callbackUrl, why, link, restore, objection } = await searchParams;
  const who = restore ? await readRestore((await cookies()).get(RESTORE_COOKIE)?.value) : null;
  const suspendedId = objection ? await readObjection((await cookies()).get(OBJECTION_COOKIE)?.value) : null;
  const suspended = suspendedId ? await suspensionOf(suspendedId) : undefined;
  const provider = providerName.safeParse(link).data;
  const leaving = who ? leavingText(who) : undefined;
  const callback = safeCallback(one(callbackUrl));
  const reason = signUpReason.safeParse(one(why)).data;
  return <LoginForm callbackUrl={callback} why={reason} link={provider} leaving={leaving} suspended={suspended} />;
}
