import type { Metadata } from "next";
import { InterestsScreen } from "@/components/account/interests-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Interests" };

export default async function InterestsPage() {
  await requireMember(paths.accountPage("interests"));
  return <InterestsScreen />;
}
