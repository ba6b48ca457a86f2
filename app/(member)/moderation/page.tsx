import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ModerationScreen } from "@/components/moderation/moderation-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { canModerate } from "@/lib/core/server/session";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Moderation" };

export default async function ModerationPage() {
  const user = await requireMember(paths.moderation);
  if (!user.isModerator) notFound();
  return <ModerationScreen needsSecondFactor={!canModerate(user)} />;
}
