"use client";

import useSWR from "swr";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Loading } from "@/components/ui/loading";
import { Picture } from "@/components/ui/picture";
import { Skeleton } from "@/components/ui/skeleton";
import type { ApiError } from "@/lib/core/client/api-client";
import { mediaUrl } from "@/lib/core/shared/media-sizes";
import { paths, withQuery } from "@/lib/core/shared/paths";
import type { ProfilePhoto } from "@/lib/feed/photos/schema";

/** Spec §2: six recent activity images. */
const SHOWN = 6;
const GRID = "grid grid-cols-3 gap-1.5";

function Images({ userId }: { userId: string }) {
  const key = withQuery(paths.api.profilePhotos, { userId, limit: SHOWN });
  const { data, error, mutate } = useSWR<ProfilePhoto[], ApiError>(key);
  if (!data) {
    return (
      <Loading error={error} onRetry={mutate} label="Loading images" count={SHOWN} className={GRID}>
        <Skeleton className="aspect-square rounded-lg" />
      </Loading>
    );
  }
  if (data.length === 0) return <Card className="p-4 text-ink-soft">No photos yet.</Card>;
  return (
    <ul className={GRID}>
      {data.slice(0, SHOWN).map((photo) => (
        <li key={photo.id}>
          <Link href={paths.photo(photo.id)} className="block rounded-lg">
            <Picture
              src={mediaUrl(photo.photoUrl, 320)}
              alt={photo.altText || photo.title}
              width={1}
              height={1}
              thumbhash={photo.placeholder}
              className="w-full rounded-lg"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function RecentImages({ userId }: { userId: string }) {
  return (
    <section aria-labelledby="recent-activity">
      <h2 id="recent-activity" className="mb-2 text-display">
        Recent Activity
      </h2>
      <Images userId={userId} />
    </section>
  );
}
