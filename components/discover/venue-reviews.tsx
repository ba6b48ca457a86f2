import { Pencil, Star, Trash2 } from "lucide-react";
import { useState } from "react";
import { AuthoredItem } from "@/components/feed/authored-item";
import { LinkedText } from "@/components/feed/linked-text";
import { PendingList } from "@/components/layout/pending-list";
import { HiddenNote } from "@/components/moderation/hidden-note";
import { ReportMenu } from "@/components/moderation/report-menu";
import { Button } from "@/components/ui/button";
import { deleteWithUndo } from "@/components/ui/delete-with-undo";
import { LoadMore } from "@/components/ui/load-more";
import { Menu, MenuItem } from "@/components/ui/menu";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { useUnsent } from "@/lib/core/client/send-or-queue";
import { cn } from "@/lib/core/shared/cn";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { useReviews } from "@/lib/discover/reviews/hooks";
import { RATING_MAX } from "@/lib/discover/reviews/rules";
import type { Review } from "@/lib/discover/reviews/schema";
import { useVenue } from "@/lib/discover/venues/hooks";

const ReviewSheet = lazyOverlay(() => import("@/components/discover/review-sheet"), "ReviewSheet");

function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} of ${RATING_MAX} stars`} className="flex">
      {Array.from({ length: RATING_MAX }, (_, index) => index + 1).map((star) => (
        <Star key={star} className={cn("size-4", star <= rating ? "fill-ink text-ink" : "text-line-strong")} />
      ))}
    </span>
  );
}

type ReviewItemProps = { review: Review; onEdit: () => void; onDelete: () => void };

function ReviewItem({ review, onEdit, onDelete }: ReviewItemProps) {
  const { user, rating, text, createdAt, editedAt, isMine, isHidden } = review;
  const actions = isMine ? (
    <Menu label="More options for your review">
      <MenuItem icon={Pencil} label="Edit" onSelect={onEdit} />
      <MenuItem icon={Trash2} label="Delete" danger onSelect={onDelete} />
    </Menu>
  ) : (
    <ReportMenu type="review" id={review.id} label={`More options for this review by ${fullName(user)}`} />
  );
  return (
    <AuthoredItem
      thing="Review"
      user={user}
      createdAt={createdAt}
      remark={editedAt && " · edited"}
      detail={<Stars rating={rating} />}
      actions={actions}
    >
      {text && <LinkedText className="mt-1 whitespace-pre-line break-words leading-snug">{text}</LinkedText>}
      {isHidden && <HiddenNote thing="review" />}
    </AuthoredItem>
  );
}

export function VenueReviews({ venueId, name }: { venueId: string; name: string }) {
  const list = useReviews(venueId);
  const { reviews, write, remove } = list;
  const unsent = useUnsent(paths.api.review(venueId));
  const [isWriting, setWriting] = useState(false);
  // Photos and friends are shown above and load with the place: so wait for them, or they would push the reviews down.
  const { data: venue, error } = useVenue(venueId);
  if (!reviews || !(venue || error)) return null;
  const mine = reviews.find(({ isMine }) => isMine);
  const deleteReview = () => deleteWithUndo("Review", (onFailed) => remove(name, onFailed));
  return (
    <section>
      <h3 className="text-display-sm">What people say</h3>
      {reviews.length === 0 && <p className="mt-1 text-ink-soft">No reviews yet. Been there?</p>}
      <PendingList entries={unsent} className="mt-3" />
      <ul className="mt-3 flex flex-col gap-4 empty:hidden">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} onEdit={() => setWriting(true)} onDelete={deleteReview} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} className="mt-3" />
      {!mine && (
        <Button variant="secondary" block className="mt-3" onClick={() => setWriting(true)}>
          Write a review
        </Button>
      )}
      <ReviewSheet
        name={name}
        mine={mine}
        onSave={(review) => write(review, name)}
        open={isWriting}
        onOpenChange={setWriting}
      />
    </section>
  );
}
