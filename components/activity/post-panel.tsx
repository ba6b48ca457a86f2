import { PostList } from "@/components/activity/post-list";
import { SharePostForm } from "@/components/activity/share-post-form";
import { TitledSection } from "@/components/ui/titled-section";
import { usePosts } from "@/lib/feed/posts/hooks";

type PostPanelProps = {
  /** The post a link points to. */
  shownId: string | null;
  onShared: () => void;
};

export function PostPanel({ shownId, onShared }: PostPanelProps) {
  const posts = usePosts();
  return (
    <>
      <SharePostForm share={posts.share} onShared={onShared} />
      <TitledSection title="From the Community" titleClassName="mb-3 text-display">
        <PostList list={posts} shownId={shownId} />
      </TitledSection>
    </>
  );
}
