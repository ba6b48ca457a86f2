import { RowSkeleton, Skeleton, SkeletonGroup } from "@/components/ui/skeleton";

type PersonCardsSkeletonProps = {
  label: string;
  isLabelShown?: boolean;
  /** Classes of the avatar, and of each line beside it. */
  picture: string;
  lines: readonly string[];
  /** Classes of what is below them. */
  below: readonly string[];
};

/** Skeleton for cards that start with an avatar and a name. */
export function PersonCardsSkeleton({ label, isLabelShown, picture, lines, below }: PersonCardsSkeletonProps) {
  return (
    <SkeletonGroup label={label} isLabelShown={isLabelShown} count={3} className="flex flex-col gap-3">
      <div className="rounded-card border border-line bg-card p-4">
        <RowSkeleton className="items-center" picture={picture} lines={lines} />
        {below.map((part) => (
          <Skeleton key={part} className={`mt-4 ${part}`} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
