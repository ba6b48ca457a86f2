import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { notFound } from "next/navigation";
import { OutboxScreen } from "@/components/auth/outbox-screen";
import { readSignUpCookie, SIGN_UP_COOKIE } from "@/lib/auth/attempts/sign-up-cookie";
import { outboxMessages, showsOutbox } from "@/lib/core/server/outbox-messages";

export const metadata: Metadata = { title: "Outbox", robots: { index: false } };

export default async function OutboxPage() {
  if (!showsOutbox(await headers())) notFound();
  const begun = readSignUpCookie((await cookies()).get(SIGN_UP_COOKIE)?.value);
  return <OutboxScreen messages={await outboxMessages(begun.messages)} />;
}
