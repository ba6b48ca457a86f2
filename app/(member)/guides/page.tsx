import type { Metadata } from "next";
import { GuidesScreen } from "@/components/discover/guides/guides-screen";
import { Prefetched } from "@/components/prefetched";
import { requireMember } from "@/lib/core/server/member-page";
import { prefetchPage } from "@/lib/core/server/prefetch";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { paths } from "@/lib/core/shared/paths";
import { listMemberGuides } from "@/lib/discover/member-guides/queries";
import { memberGuidesQuery } from "@/lib/discover/member-guides/schema";

export const metadata: Metadata = { title: "Community Guides" };

export default async function GuidesPage() {
  const user = await requireMember(paths.memberGuides);
  const fallback = {
    [endlessKey(paths.api.memberGuideList("latest"))]: prefetchPage(() =>
      listMemberGuides(user.id, memberGuidesQuery.parse({})),
    ),
  };
  return (
    <Prefetched answers={fallback}>
      <GuidesScreen />
    </Prefetched>
  );
}
