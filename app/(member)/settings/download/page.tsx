import type { Metadata } from "next";
import { DownloadScreen } from "@/components/account/download-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Download Management" };

export default async function DownloadPage() {
  await requireMember(paths.settingsPage("download"));
  return <DownloadScreen />;
}
