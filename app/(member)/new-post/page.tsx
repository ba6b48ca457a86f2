import type { Metadata } from "next";
import { cookies } from "next/headers";
import { NewPostScreen } from "@/components/new-post/new-post-screen";
import { Prefetched } from "@/components/prefetched";
import { KeepScreen } from "@/components/shell/keep-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { prefetch } from "@/lib/core/server/prefetch";
import { pageQuery } from "@/lib/core/shared/page";
import { paths } from "@/lib/core/shared/paths";
import { UNFINISHED_COOKIES } from "@/lib/core/shared/unfinished";
import { listDrafts } from "@/lib/feed/drafts/queries";

export const metadata: Metadata = { title: "New Post" };

export default async function NewPostPage() {
  const user = await requireMember(paths.newPost);
  // Awaited rather than suspended: the composer must not be hidden behind the drafts' Suspense boundary.
  const drafts = await prefetch(async () => (await listDrafts(user.id, pageQuery.parse({}))).items);
  return (
    <Prefetched answers={drafts ? { [paths.api.drafts]: drafts } : {}}>
      <NewPostScreen hasUnfinished={(await cookies()).has(UNFINISHED_COOKIES.post)} />
      <KeepScreen viewerId={user.id} name="newPost" props={{}} />
    </Prefetched>
  );
}
