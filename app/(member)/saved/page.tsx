import type { Metadata } from "next";
import { Prefetched } from "@/app/prefetched";
import { SavedScreen } from "@/components/discover/saved/saved-screen";
import { ScreenSnapshotWriter } from "@/components/shell/screen-snapshot-writer";
import { requireMember } from "@/lib/core/server/member-page";
import { prefetchPage } from "@/lib/core/server/prefetch";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { paths } from "@/lib/core/shared/paths";
import { listSaved } from "@/lib/discover/saved/queries";
import { SAVED_TYPES } from "@/lib/discover/saved/rules";
import { savedQuery } from "@/lib/discover/saved/schema";

export const metadata: Metadata = { title: "Saved for Later" };

type Params = Record<string, string | string[] | undefined>;

export default async function SavedPage({ searchParams }: { searchParams: Promise<Params> }) {
  const user = await requireMember(paths.saved);
  const { type: value } = await searchParams;
  const type = SAVED_TYPES.find((known) => known === value);
  const answers = {
    [endlessKey(paths.api.savedList(type))]: prefetchPage(() => listSaved(user.id, savedQuery.parse({ type }))),
  };
  return (
    <Prefetched answers={answers}>
      <SavedScreen />
      <ScreenSnapshotWriter viewerId={user.id} name="saved" props={{}} />
    </Prefetched>
  );
}
