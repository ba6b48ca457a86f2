import type { Metadata } from "next";
import { AppearanceScreen } from "@/components/account/appearance-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Appearance" };

export default async function AppearancePage() {
  await requireMember(paths.accountPage("appearance"));
  return <AppearanceScreen />;
}
