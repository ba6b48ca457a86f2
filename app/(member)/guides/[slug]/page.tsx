import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { GuidePage } from "@/components/visitor/guide-page";
import { linkPreview } from "@/lib/core/server/link-preview";
import { orNotFound } from "@/lib/core/server/or-not-found";
import { currentUser } from "@/lib/core/server/session";
import { paths } from "@/lib/core/shared/paths";
import { getGuide } from "@/lib/discover/guides/queries";
import { slugParams } from "@/lib/discover/places/schema";

type Props = { params: Promise<{ slug: string }> };

const guideAt = cache(async (rawSlug: string) => {
  const parsed = slugParams.safeParse({ slug: rawSlug });
  if (!parsed.success) notFound();
  return orNotFound(getGuide(parsed.data.slug));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, title, description, image } = await guideAt((await params).slug);
  return linkPreview({ title, description, path: paths.guide(slug), image });
}

export default async function GuideByLinkPage({ params }: Props) {
  const guide = await guideAt((await params).slug);
  const viewer = await currentUser();
  return <GuidePage guide={guide} isVisitor={viewer === null} />;
}
