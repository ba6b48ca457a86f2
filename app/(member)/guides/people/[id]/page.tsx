import type { Metadata } from "next";
import { Prefetched } from "@/app/prefetched";
import { visibleItem } from "@/app/visible-item";
import { MemberGuideScreen } from "@/components/discover/guides/member-guide-screen";
import { getMemberGuide } from "@/lib/community/member-guides/queries";
import { linkPreview } from "@/lib/core/server/link-preview";
import { paths } from "@/lib/core/shared/paths";

type Props = { params: Promise<{ id: string }> };

const guideOf = visibleItem(getMemberGuide);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, title, description, image } = (await guideOf((await params).id)).item;
  return linkPreview({ title, description, path: paths.memberGuide(id), image });
}

export default async function MemberGuidePage({ params }: Props) {
  const { viewerId, item: guide } = await guideOf((await params).id);
  return (
    <Prefetched answers={{ [paths.api.memberGuide(guide.id)]: guide }}>
      <MemberGuideScreen guideId={guide.id} viewerId={viewerId} />
    </Prefetched>
  );
}
