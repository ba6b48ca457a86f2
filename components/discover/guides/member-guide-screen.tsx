"use client";

import { Check, Pencil, Plus, Route, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { CommunityCover, CommunityFrame } from "@/components/community/community-frame";
import { GuideStop } from "@/components/discover/category/guide-stop";
import { HiddenNote } from "@/components/moderation/hidden-note";
import { ReportMenu } from "@/components/moderation/report-menu";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { Menu, MenuItem } from "@/components/ui/menu";
import { PersonName } from "@/components/ui/person-name";
import { ShareButton } from "@/components/ui/share-button";
import { closeThen } from "@/components/ui/use-back-close";
import { toast } from "@/components/ui/use-toast";
import { useFollowGuide, useGuideWrites, useMemberGuide } from "@/lib/community/member-guides/hooks";
import type { MemberGuide } from "@/lib/community/member-guides/schema";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { AUDIENCE_NAMES } from "@/lib/core/shared/audiences";
import { countOf } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { datesInChicago } from "@/lib/core/shared/zone";

// Code-split: it brings in a form.
const GuideFormSheet = lazyOverlay(() => import("@/components/discover/guides/guide-form-sheet"), "GuideFormSheet");

function GuideMenu({ guide }: { guide: MemberGuide }) {
  const router = useRouter();
  const { remove } = useGuideWrites();
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const deleteGuide = async () => {
    await remove(guide.id);
    toast({ title: "Guide deleted", description: guide.title });
    closeThen(
      () => setAsking(false),
      () => router.replace(paths.memberGuides),
    );
  };
  return (
    <>
      <Menu label="More options for this guide">
        <MenuItem icon={Pencil} label="Edit guide" onSelect={() => setEditing(true)} />
        <MenuItem icon={Trash2} label="Delete guide" danger onSelect={() => setAsking(true)} />
      </Menu>
      <GuideFormSheet guide={guide} open={isEditing} onClose={() => setEditing(false)} />
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete ${guide.title}?`}
        description="It will be removed for everyone following it. This can't be undone."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        onConfirm={deleteGuide}
      />
    </>
  );
}

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
      <LinkButton href={paths.signup({ callbackUrl: here, why: "visit" })} block>
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
  const guide = useMemberGuide(guideId);
  if (!guide) return null;
  const { id, title, description, image, author, isMine, audience, places, followers, updatedAt } = guide;
  const here = paths.memberGuide(id);
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
          {isMine && <GuideMenu guide={guide} />}
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
            {isMine && "By you"}
            {!isMine && viewerId === null && (
              <>
                By <PersonName person={author} />
              </>
            )}
            {!isMine && viewerId !== null && (
              <>
                By{" "}
                <Link
                  href={paths.profile(author.id)}
                  className="font-semibold text-sky-ink underline-offset-4 hover:underline"
                >
                  <PersonName person={author} />
                </Link>
              </>
            )}
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
