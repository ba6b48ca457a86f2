"use client";

import { GuideStop } from "@/components/discover/category/guide-stop";
import { Screen } from "@/components/layout/screen";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { ShareButton } from "@/components/ui/share-button";
import { VisitorFrame } from "@/components/visitor/visitor-frame";
import { paths } from "@/lib/core/shared/paths";
import type { Guide } from "@/lib/discover/guides/schema";

function Body({ guide, isVisitor }: { guide: Guide; isVisitor: boolean }) {
  const Title = isVisitor ? "h1" : "h2";
  return (
    <>
      <Picture
        src={guide.image}
        widest={856}
        sizes="428px"
        alt=""
        width={856}
        height={480}
        priority
        className="w-full"
      />
      <div className="px-4 pt-4">
        <Title className="text-display-lg leading-tight">{guide.title}</Title>
        <p className="mt-2 text-ink-soft">{guide.description}</p>
        <ol className="mt-3 divide-y divide-line border-line border-t">
          {guide.places.map((spot, index) => (
            <li key={spot.id}>
              <Link href={paths.discover({ [spot.type]: spot.id })} className="flex min-h-16 items-center gap-3 py-2">
                <GuideStop spot={spot} number={index + 1} hasPicture />
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** A guide's own page, which its link opens for members and visitors. */
export function GuidePage({ guide, isVisitor }: { guide: Guide; isVisitor: boolean }) {
  const here = paths.guide(guide.slug);
  if (isVisitor) {
    return (
      <VisitorFrame here={here} title={guide.title} why="visit" invitation="Save these places and check in as you go.">
        <Body guide={guide} isVisitor />
      </VisitorFrame>
    );
  }
  return (
    <Screen title="Guide" back={paths.discover()} actions={<ShareButton title={guide.title} path={here} />}>
      <Body guide={guide} isVisitor={false} />
    </Screen>
  );
}
