import type { Metadata } from "next";
import { Prefetched } from "@/app/prefetched";
import { GuidesScreen } from "@/components/discover/guides/guides-screen";
import { listMemberGuides } from "@/lib/community/member-guides/queries";
import { memberGuidesQuery } from "@/lib/community/member-guides/schema";
import { requireMember } from "@/lib/core/server/member-page";
import { prefetchPage } from "@/lib/core/server/prefetch";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Community Guides" };

export default async function GuidesPage() {
  const user = await requireMember(paths.memberGuides);
  const answers = {
    [endlessKey(paths.api.memberGuideList("latest"))]: prefetchPage(() =>
      listMemberGuides(user.id, memberGuidesQuery.parse({})),
    ),
  };
  return (
    <Prefetched answers={answers}>
      <GuidesScreen />
    </Prefetched>
  );
}
