import type { Metadata } from "next";
import { headers } from "next/headers";
import { KeptPostScript } from "@/components/new-post/kept-post-script";
import { NewPostScreen } from "@/components/new-post/new-post-screen";
import { Prefetched } from "@/components/prefetched";
import { KeepScreen } from "@/components/shell/keep-screen";
import { memberOf } from "@/lib/core/server/member-page";
import { prefetch } from "@/lib/core/server/prefetch";
import { pageQuery } from "@/lib/core/shared/page";
import { paths } from "@/lib/core/shared/paths";
import { listDrafts } from "@/lib/feed/drafts/queries";

export const metadata: Metadata = { title: "New Post" };

export default async function NewPostPage() {
  const user = await memberOf(paths.newPost);
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  // Awaited here, not suspended: the composer must not be hidden behind the drafts' Suspense boundary.
  const drafts = await prefetch(async () => (await listDrafts(user.id, pageQuery.parse({}))).items);
  return (
    <Prefetched answers={drafts ? { [paths.api.drafts]: drafts } : {}}>
      <KeptPostScript userId={user.id} nonce={nonce} />
      <NewPostScreen />
      <KeepScreen viewerId={user.id} name="newPost" props={{}} />
    </Prefetched>
  );
}
