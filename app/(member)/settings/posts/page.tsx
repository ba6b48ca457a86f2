import type { Metadata } from "next";
import { ArchiveAndTrashScreen } from "@/components/feed/archive-and-trash-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";
import { PUT_AWAY_PLACES } from "@/lib/feed/trash/rules";

export const metadata: Metadata = { title: "Archive and Trash" };

type Params = Record<string, string | string[] | undefined>;

export default async function ArchiveAndTrashPage({ searchParams }: { searchParams: Promise<Params> }) {
  const { place: asked } = await searchParams;
  const place = PUT_AWAY_PLACES.find((known) => known === asked) ?? "archive";
  await requireMember(paths.archiveAndTrash(place));
  return <ArchiveAndTrashScreen place={place} />;
}
