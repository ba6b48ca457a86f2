import { PostList } from "@/components/activity/post-list";
import { SharePostForm } from "@/components/activity/share-post-form";
import { TitledSection } from "@/components/ui/titled-section";
import type { Reward } from "@/lib/activity/achievements/schema";
import { usePosts } from "@/lib/feed/posts/hooks";

type PostPanelProps = {
  /** The post a link points to. */
  shownId: string | null;
  /** Announces what the post earned; nothing without an answer. */
  rewarded: <Answer extends Reward>(writing: Promise<Answer | undefined>) => Promise<Answer | undefined>;
  onShared: () => void;
};

export function PostPanel({ shownId, rewarded, onShared }: PostPanelProps) {
  const posts = usePosts();
  const share = async (...post: Parameters<typeof posts.share>) => (await rewarded(posts.share(...post))) !== undefined;
  return (
    <>
      <SharePostForm share={share} onShared={onShared} />
      <TitledSection title="From the Community" titleClassName="mb-3 text-display">
        <PostList list={posts} shownId={shownId} />
      </TitledSection>
    </>
  );
}
