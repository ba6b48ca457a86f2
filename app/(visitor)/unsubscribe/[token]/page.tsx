import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { UnsubscribeForm } from "@/components/notifications/unsubscribe-form";
import { unsubscribeParams } from "@/lib/notifications/mails/schema";

export const metadata: Metadata = { title: "Unsubscribe", robots: { index: false } };

export default async function UnsubscribePage({ params }: { params: Promise<{ token: string }> }) {
  const parsed = unsubscribeParams.safeParse(await params);
  if (!parsed.success) notFound();
  return <UnsubscribeForm token={parsed.data.token} />;
}
