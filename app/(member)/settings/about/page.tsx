import type { Metadata } from "next";
import { AboutScreen } from "@/components/account/about-screen";
import { buildId } from "@/lib/core/server/build-id";
import { requireMember } from "@/lib/core/server/member-page";
import { PACKAGES } from "@/lib/core/server/packages";
import { VERSION } from "@/lib/core/server/version";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "About" };

export default async function AboutPage() {
  await requireMember(paths.settingsPage("about"));
  return <AboutScreen version={VERSION} build={await buildId()} packages={PACKAGES} />;
}
