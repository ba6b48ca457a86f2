"use client";

import { Check, Plus, Route } from "lucide-react";
import { useRouter } from "next/navigation";
import { CommunityCover, CommunityFrame, ProfileLink } from "@/components/community/community-frame";
import { OwnerMenu } from "@/components/community/owner-menu";
import { GuideStop } from "@/components/discover/category/guide-stop";
import { HiddenNote } from "@/components/moderation/hidden-note";
import { ReportMenu } from "@/components/moderation/report-menu";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { ShareButton } from "@/components/ui/share-button";
import { useFollowGuide, useGuideWrites, useMemberGuide } from "@/lib/community/member-guides/hooks";
import type { MemberGuide } from "@/lib/community/member-guides/schema";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { AUDIENCE_NAMES } from "@/lib/core/shared/audiences";
import { countOf, fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { datesInChicago } from "@/lib/core/shared/zone";

// Code-split: it brings in a form.
const GuideFormSheet = lazyOverlay(() => import("@/components/discover/guides/guide-form-sheet"), "GuideFormSheet");

const day = datesInChicago({ month: "short", day: "numeric", year: "numeric" });

function Places({ places }: Pick<MemberGuide, "places">) {
  return (
    <ol aria-label="Places" className="divide-y divide-line border-line border-y">
      {places.map((spot, index) => (
        <li key={spot.id} className="py-2">
          <Link href={paths.discover({ [spot.type]: spot.id })} className="flex min-h-16 items-center gap-3">
            <GuideStop spot={spot} number={index + 1} hasPicture />
          </Link>
          {spot.note && <p className="mt-1 whitespace-pre-line break-words pl-9">{spot.note}</p>}
        </li>
      ))}
    </ol>
  );
}

function FollowButton({ guide }: { guide: MemberGuide }) {
  const follow = useFollowGuide();
  const { isFollowing } = guide;
  const toggle = () => follow(guide, !isFollowing).catch((error: unknown) => failed("Couldn't save that", error));
  return (
    <Button
      className="flex-1"
      variant={isFollowing ? "secondary" : "primary"}
      aria-pressed={isFollowing}
      onClick={() => void toggle()}
    >
      {isFollowing ? <Check className="size-5" /> : <Plus className="size-5" />}
      {isFollowing ? "Following" : "Follow"}
    </Button>
  );
}

type ActionsProps = { guide: MemberGuide; viewerId: string | null; here: string };

function Actions({ guide, viewerId, here }: ActionsProps) {
  if (viewerId === null) {
    return (
      <LinkButton href={paths.signup({ callbackUrl: here, why: "guide" })} block>
        Sign up to follow
      </LinkButton>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {!guide.isMine && <FollowButton guide={guide} />}
      <LinkButton href={paths.planAmong(guide.places.map(({ id }) => id))} variant="secondary" className="flex-1">
        <Route className="size-5" />
        Plan a day
      </LinkButton>
    </div>
  );
}

export function MemberGuideScreen({ guideId, viewerId }: { guideId: string; viewerId: string | null }) {
  const router = useRouter();
  const guide = useMemberGuide(guideId);
  const { remove } = useGuideWrites();
  if (!guide) return null;
  const { id, title, description, image, author, isMine, audience, places, followers, updatedAt } = guide;
  const here = paths.memberGuide(id);
  const isVisitor = viewerId === null;
  const details = [countOf(places.length, "place"), followers > 0 && countOf(followers, "follower")].filter(Boolean);
  return (
    <CommunityFrame
      viewerId={viewerId}
      title="Guide"
      back={paths.memberGuides}
      here={here}
      refreshed={[paths.api.memberGuide(id)]}
      actions={
        <>
          <ShareButton title={title} path={here} />
          {isMine && (
            <OwnerMenu
              thing="Guide"
              name={title}
              warning="It will be removed for everyone following it. This can't be undone."
              onDelete={() => remove(id)}
              onDeleted={() => router.replace(paths.memberGuides)}
              form={(state) => <GuideFormSheet {...state} guide={guide} />}
            />
          )}
          {viewerId !== null && !isMine && <ReportMenu type="guide" id={id} label="More options for this guide" />}
        </>
      }
    >
      <CommunityCover image={image} />
      <article className="flex flex-col gap-4 px-4 pt-4" aria-labelledby="guide-title">
        <div>
          {audience && audience !== "everyone" && <Badge>{AUDIENCE_NAMES[audience]}</Badge>}
          <h2 id="guide-title" className="mt-1 break-words text-display-lg leading-tight">
            {title}
          </h2>
          <p className="mt-1 text-ink-soft text-sm">
            By{" "}
            {isMine ? "you" : <ProfileLink person={{ id: author.id, name: fullName(author) }} isLinked={!isVisitor} />}
            {` · ${details.join(" · ")} · ${day.format(new Date(updatedAt))}`}
          </p>
          {guide.isHidden && <HiddenNote thing="guide" />}
          {description && <p className="mt-2 whitespace-pre-line break-words">{description}</p>}
        </div>
        <Actions guide={guide} viewerId={viewerId} here={here} />
        <Places places={places} />
      </article>
    </CommunityFrame>
  );
}
