import type { Metadata } from "next";
import { cookies } from "next/headers";
import { Prefetched } from "@/app/prefetched";
import { NewPostScreen } from "@/components/new-post/new-post-screen";
import { ScreenSnapshotWriter } from "@/components/shell/screen-snapshot-writer";
import { requireMember } from "@/lib/core/server/member-page";
import { prefetch } from "@/lib/core/server/prefetch";
import { pageQuery } from "@/lib/core/shared/page";
import { paths } from "@/lib/core/shared/paths";
import { UNFINISHED_COOKIES } from "@/lib/core/shared/unfinished";
import { listDrafts } from "@/lib/feed/drafts/queries";

export const metadata: Metadata = { title: "New Post" };

export default async function NewPostPage() {
  const user = await requireMember(paths.newPost);
  const drafts = prefetch(async () => (await listDrafts(user.id, pageQuery.parse({}))).items);
  return (
    <Prefetched answers={{ [paths.api.drafts]: drafts }}>
      <NewPostScreen hasUnfinished={(await cookies()).has(UNFINISHED_COOKIES.post)} />
      <ScreenSnapshotWriter viewerId={user.id} name="newPost" props={{}} />
    </Prefetched>
  );
}
