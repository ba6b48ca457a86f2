import type { Metadata } from "next";
import { Prefetched } from "@/app/prefetched";
import { visibleItem } from "@/app/visible-item";
import { AlbumScreen } from "@/components/memories/album-screen";
import { linkPreview } from "@/lib/core/server/link-preview";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { getAlbum } from "@/lib/feed/memories/queries";

type Props = { params: Promise<{ id: string }> };

const albumOf = visibleItem(getAlbum);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const { owner, photos } = (await albumOf(id)).item;
  return linkPreview({
    title: "A Day in Chicago",
    description: `By ${fullName(owner)}`,
    path: paths.album(id),
    image: photos[0]?.photoUrl ?? null,
  });
}

export default async function AlbumPage({ params }: Props) {
  const { id } = await params;
  const { viewerId, item } = await albumOf(id);
  const address = paths.api.album(id);
  return (
    <Prefetched answers={{ [address]: item }}>
      <AlbumScreen address={address} viewerId={viewerId} />
    </Prefetched>
  );
}
