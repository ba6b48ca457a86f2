import type { Metadata } from "next";
import { AboutScreen } from "@/components/account/about-screen";
import { memberOf } from "@/lib/core/server/member-page";
import { packageFacts } from "@/lib/core/server/package-facts";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "About" };

export default async function AboutPage() {
  await memberOf(paths.settingsPage("about"));
  const { version, packages } = await packageFacts();
  return <AboutScreen version={version} packages={packages} />;
}
