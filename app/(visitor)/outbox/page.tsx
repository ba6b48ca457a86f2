import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { notFound } from "next/navigation";
import { OutboxScreen } from "@/components/auth/outbox-screen";
import { BEGUN_COOKIE, readBegun } from "@/lib/auth/attempts/begun-cookie";
import { keptMessages, showsOutbox } from "@/lib/core/server/kept-messages";

export const metadata: Metadata = { title: "Outbox", robots: { index: false } };

export default async function OutboxPage() {
  if (!showsOutbox(await headers())) notFound();
  const begun = readBegun((await cookies()).get(BEGUN_COOKIE)?.value);
  return <OutboxScreen messages={await keptMessages(begun.messages)} />;
}
