import type { Metadata } from "next";
import { WaitingScreen } from "@/components/outbox/waiting-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Waiting to be sent" };

export default async function WaitingPage() {
  await requireMember(paths.waiting);
  return <WaitingScreen />;
}
