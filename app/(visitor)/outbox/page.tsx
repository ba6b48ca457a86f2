import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { notFound } from "next/navigation";
import { OutboxScreen } from "@/components/auth/outbox-screen";
import { readSignUpCookie, SIGN_UP_COOKIE } from "@/lib/auth/attempts/sign-up-cookie";
import { outboxMessages, showsOutbox } from "@/lib/core/server/outbox-messages";
import { OUTBOX_OPENERS } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Outbox", robots: { index: false } };

type OutboxPageProps = { searchParams: Promise<{ from?: string | string[] }> };

export default async function OutboxPage({ searchParams }: OutboxPageProps) {
  if (!showsOutbox(await headers())) notFound();
  const signUps = readSignUpCookie((await cookies()).get(SIGN_UP_COOKIE)?.value);
  const { from } = await searchParams;
  const opener = OUTBOX_OPENERS.find((name) => name === from) ?? "signup";
  return <OutboxScreen from={opener} messages={await outboxMessages(signUps.messages)} />;
}
