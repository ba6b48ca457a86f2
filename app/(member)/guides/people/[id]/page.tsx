import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { MemberGuideScreen } from "@/components/discover/guides/member-guide-screen";
import { Prefetched } from "@/components/prefetched";
import { getMemberGuide } from "@/lib/community/member-guides/queries";
import { linkPreview } from "@/lib/core/server/link-preview";
import { orNotFound } from "@/lib/core/server/or-not-found";
import { currentUser } from "@/lib/core/server/session";
import { paths } from "@/lib/core/shared/paths";
import { uuid } from "@/lib/core/shared/text";

type Props = { params: Promise<{ id: string }> };

/** One lookup for the page and its metadata. Items the viewer can't see are treated as missing. */
const guideOf = cache(async (viewerId: string | null, id: string) => {
  if (!uuid.safeParse(id).success) notFound();
  return orNotFound(getMemberGuide(viewerId, id));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const viewer = await currentUser();
  const { id, title, description, image } = await guideOf(viewer?.id ?? null, (await params).id);
  return linkPreview({ title, description, path: paths.memberGuide(id), image });
}

export default async function MemberGuidePage({ params }: Props) {
  const viewer = await currentUser();
  const viewerId = viewer?.id ?? null;
  const guide = await guideOf(viewerId, (await params).id);
  return (
    <Prefetched answers={{ [paths.api.memberGuide(guide.id)]: guide }}>
      <MemberGuideScreen guideId={guide.id} viewerId={viewerId} />
    </Prefetched>
  );
}
