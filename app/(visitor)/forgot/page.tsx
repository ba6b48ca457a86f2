import type { Metadata } from "next";
import { headers } from "next/headers";
import { ForgotScreen } from "@/components/auth/forgot-screen";
import { showsOutbox } from "@/lib/core/server/outbox-messages";

export const metadata: Metadata = { title: "Forgot password" };

export default async function ForgotPage() {
  return <ForgotScreen showOutbox={showsOutbox(await headers())} />;
}
