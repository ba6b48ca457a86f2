import type { Metadata } from "next";
import { PrivacyScreen } from "@/components/account/privacy-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Privacy" };

export default async function PrivacyPage() {
  await requireMember(paths.accountPage("privacy"));
  return <PrivacyScreen />;
}
