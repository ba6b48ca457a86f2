import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { StatusScreen } from "@/components/moderation/status-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { canModerate } from "@/lib/core/server/session";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Status" };

export default async function StatusPage() {
  const user = await requireMember(paths.status);
  if (!user.isModerator) notFound();
  return <StatusScreen needsSecondFactor={!canModerate(user)} />;
}
