import type { Metadata } from "next";
import { ArchiveAndTrashScreen } from "@/components/feed/archive-and-trash-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Archive and Trash" };

type Params = Record<string, string | string[] | undefined>;

export default async function ArchiveAndTrashPage({ searchParams }: { searchParams: Promise<Params> }) {
  const { place } = await searchParams;
  await requireMember(paths.archiveAndTrash(place === "trash" ? place : "archive"));
  return <ArchiveAndTrashScreen />;
}
