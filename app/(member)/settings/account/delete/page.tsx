import type { Metadata } from "next";
import { DeleteScreen } from "@/components/account/delete-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Delete account" };

export default async function DeletePage() {
  await requireMember(paths.accountPage("delete"));
  return <DeleteScreen />;
}
