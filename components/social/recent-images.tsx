import { PhotoGrid } from "@/components/feed/photo-grid";
import { Card } from "@/components/ui/card";
import { Loading } from "@/components/ui/loading";
import { TitledSection } from "@/components/ui/titled-section";
import { useData } from "@/lib/core/client/use-data";
import { withQuery } from "@/lib/core/shared/address";
import { paths } from "@/lib/core/shared/paths";
import type { ProfilePhoto } from "@/lib/feed/photos/schema";

/** Spec §2: six recent activity images. */
const SHOWN = 6;

export function RecentImages({ userId }: { userId: string }) {
  const key = withQuery(paths.api.profilePhotos, { userId, limit: SHOWN });
  const { data: photos, error, retry } = useData<ProfilePhoto[]>(key);
  return (
    <TitledSection title="Recent Activity">
      {!photos && (
        <Loading
          error={error}
          onRetry={retry}
          label="Loading images"
          count={SHOWN}
          className="grid grid-cols-3 gap-1"
          shapes={["aspect-square rounded-lg"]}
        />
      )}
      {photos?.length === 0 && <Card className="p-4 text-ink-soft">No photos yet.</Card>}
      {photos && photos.length > 0 && <PhotoGrid photos={photos.slice(0, SHOWN)} className="gap-1" />}
    </TitledSection>
  );
}
