import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Loading } from "@/components/ui/loading";
import { Skeleton } from "@/components/ui/skeleton";
import { Thumbnail } from "@/components/ui/thumbnail";
import { TitledSection } from "@/components/ui/titled-section";
import { useData } from "@/lib/core/client/use-data";
import { withQuery } from "@/lib/core/shared/address";
import { paths } from "@/lib/core/shared/paths";
import type { ProfilePhoto } from "@/lib/feed/photos/schema";

/** Spec §2: six recent activity images. */
const SHOWN = 6;
const GRID = "grid grid-cols-3 gap-1";

function Images({ userId }: { userId: string }) {
  const key = withQuery(paths.api.profilePhotos, { userId, limit: SHOWN });
  const { data, error, retry } = useData<ProfilePhoto[]>(key);
  if (!data) {
    return (
      <Loading error={error} onRetry={retry} label="Loading images" count={SHOWN} className={GRID}>
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
            <Thumbnail
              image={photo.photoUrl}
              alt={photo.altText || photo.title}
              placeholder={photo.placeholder}
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
    <TitledSection title="Recent Activity">
      <Images userId={userId} />
    </TitledSection>
  );
}
