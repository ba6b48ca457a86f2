import { PhotoGrid } from "@/components/feed/photo-grid";
import { ProfileHead } from "@/components/profile/profile-head";
import { LinkButton } from "@/components/ui/link-button";
import { VisitorFrame } from "@/components/visitor/visitor-frame";
import { formatCount, fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import type { ProfilePhoto } from "@/lib/feed/photos/schema";
import type { OpenUser } from "@/lib/social/people/schema";

function Count({ count, noun }: { count: number; noun: string }) {
  return (
    <p>
      <span className="font-display font-extrabold text-lg">{formatCount(count)}</span>{" "}
      <span className="text-ink-soft">{noun}</span>
    </p>
  );
}

/** A public profile as visitors see it: the person and their public photos, none of their activity. */
export function PersonPage({ person, photos }: { person: OpenUser; photos: readonly ProfilePhoto[] }) {
  const here = paths.profile(person.id);
  return (
    <VisitorFrame
      here={here}
      title={fullName(person)}
      why="follow"
      invitation={`${person.firstName} explores Chicago on Windmile.`}
    >
      <h1 className="sr-only">A profile on Windmile</h1>
      <ProfileHead
        person={person}
        actions={
          <LinkButton
            href={paths.signup({ callbackUrl: here, why: "follow" })}
            aria-label={`Follow ${fullName(person)}`}
          >
            Follow
          </LinkButton>
        }
      />
      <div className="flex flex-col gap-6 px-4 pt-4">
        <div className="flex gap-6">
          <Count count={person.followersCount} noun={person.followersCount === 1 ? "follower" : "followers"} />
          <Count count={person.followingCount} noun="following" />
        </div>
        {photos.length > 0 ? (
          <section>
            <h3 className="mb-2 text-display-sm">Photos</h3>
            <PhotoGrid photos={photos} />
          </section>
        ) : (
          <p className="text-ink-soft">{person.firstName} hasn't shared any public photos yet.</p>
        )}
      </div>
    </VisitorFrame>
  );
}
