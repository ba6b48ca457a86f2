import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { LoginForm } from "@/components/auth/login-form";
import { appealCookie } from "@/lib/auth/appeals/appeal-cookie";
import { suspensionOf } from "@/lib/auth/appeals/queries";
import { signUpReason } from "@/lib/auth/credentials/schema";
import { providerName } from "@/lib/auth/providers/schema";
import { leavingText, restoreCookie } from "@/lib/auth/restores/restore-cookie";
import { showsOutbox } from "@/lib/core/server/outbox-messages";
import { paths } from "@/lib/core/shared/paths";
import { safeCallback } from "@/lib/core/shared/session-gate";

export const metadata: Metadata = {
  title: "Log in",
  description: "Log in to Windmile to save places, join events, and follow people.",
  alternates: { canonical: paths.login() },
};

type LoginPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const one = (value: string | string[] | undefined) => (typeof value === "string" ? value : undefined);

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { callbackUrl, why, link, restore, objection } = await searchParams;
  const who = restore ? await restoreCookie.read((await cookies()).get(restoreCookie.name)?.value) : null;
  const held = objection ? await appealCookie.read((await cookies()).get(appealCookie.name)?.value) : null;
  const suspended = held ? await suspensionOf(held.userId) : undefined;
  const provider = providerName.safeParse(link).data;
  const leaving = who ? leavingText(who) : undefined;
  const callback = safeCallback(one(callbackUrl));
  const reason = signUpReason.safeParse(one(why)).data;
  const shown = { why: reason, link: provider, leaving, suspended, showOutbox: showsOutbox(await headers()) };
  return <LoginForm callbackUrl={callback} {...shown} />;
}
