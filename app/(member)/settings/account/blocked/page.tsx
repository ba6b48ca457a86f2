import type { Metadata } from "next";
import { BlockedScreen } from "@/components/account/blocked-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Blocked & muted" };

export default async function BlockedPage() {
  await requireMember(paths.accountPage("blocked"));
  return <BlockedScreen />;
}
