import type { Metadata } from "next";
import { AccountScreen } from "@/components/account/account-screen";
import { memberOf } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "My Account" };

export default async function AccountPage() {
  await memberOf(paths.settingsPage("account"));
  return <AccountScreen />;
}
