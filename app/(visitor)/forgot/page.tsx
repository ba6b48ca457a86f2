import type { Metadata } from "next";
import { headers } from "next/headers";
import { ForgotScreen } from "@/components/auth/forgot-screen";
import { showsOutbox } from "@/lib/core/server/outbox-messages";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = {
  title: "Forgot password",
  description: "Reset your Windmile password with a code we send you.",
  alternates: { canonical: paths.forgot },
};

export default async function ForgotPage() {
  return <ForgotScreen showOutbox={showsOutbox(await headers())} />;
}
