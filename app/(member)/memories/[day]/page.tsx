import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Prefetched } from "@/app/prefetched";
import { AlbumScreen } from "@/components/memories/album-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { orNotFound } from "@/lib/core/server/or-not-found";
import { paths } from "@/lib/core/shared/paths";
import { getOwnAlbum } from "@/lib/feed/memories/queries";
import { albumDayParams } from "@/lib/feed/memories/schema";

export const metadata: Metadata = { title: "A Day in Chicago" };

type Props = { params: Promise<{ day: string }> };

export default async function MemoryPage({ params }: Props) {
  const segments = await params;
  const user = await requireMember(paths.memory(segments.day));
  const { success, data } = albumDayParams.safeParse(segments);
  if (!success) notFound();
  const address = paths.api.memory(data.day);
  const album = await orNotFound(getOwnAlbum(user.id, data.day));
  return (
    <Prefetched answers={{ [address]: album }}>
      <AlbumScreen address={address} viewerId={user.id} />
    </Prefetched>
  );
}
