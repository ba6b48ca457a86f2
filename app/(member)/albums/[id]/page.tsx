import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { AlbumScreen } from "@/components/memories/album-screen";
import { Prefetched } from "@/components/prefetched";
import { linkPreview } from "@/lib/core/server/link-preview";
import { orNotFound } from "@/lib/core/server/or-not-found";
import { currentUser } from "@/lib/core/server/session";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { uuid } from "@/lib/core/shared/text";
import { getAlbum } from "@/lib/feed/memories/queries";

type Props = { params: Promise<{ id: string }> };

/** One lookup for the page and its metadata. Items the viewer can't see are treated as missing. */
const albumOf = cache(async (viewerId: string | null, id: string) => {
  if (!uuid.safeParse(id).success) notFound();
  return orNotFound(getAlbum(viewerId, id));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const viewer = await currentUser();
  const { owner, photos } = await albumOf(viewer?.id ?? null, id);
  return linkPreview({
    title: "A Day in Chicago",
    description: `By ${fullName(owner)}`,
    path: paths.album(id),
    image: photos[0]?.photoUrl ?? null,
  });
}

export default async function AlbumPage({ params }: Props) {
  const { id } = await params;
  const viewer = await currentUser();
  const viewerId = viewer?.id ?? null;
  const album = await albumOf(viewerId, id);
  const address = paths.api.album(id);
  return (
    <Prefetched answers={{ [address]: album }}>
      <AlbumScreen address={address} viewerId={viewerId} />
    </Prefetched>
  );
}
