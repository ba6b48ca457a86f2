import type { Metadata } from "next";
import { PendingChangesScreen } from "@/components/outbox/pending-changes-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Waiting to be sent" };

export default async function PendingChangesPage() {
  await requireMember(paths.waiting);
  return <PendingChangesScreen />;
}
