import { useCommentThread } from "@/components/feed/use-comment-thread";
import { useViewer } from "@/components/viewer";
import type { Person } from "@/lib/auth/accounts/schema";
import type { Commented } from "@/lib/feed/comments/rules";

type InlineCommentsProps = { thing: Commented; owner: Person; canComment: boolean };

export function InlineComments(props: InlineCommentsProps) {
  const thread = useCommentThread({ ...props, viewerId: useViewer().id, isInline: true });
  return (
    <section aria-label="Comments" className="flex flex-col gap-4">
      <div>{thread.comments}</div>
      {thread.field}
    </section>
  );
}
