import { Bookmark, ThumbsDown } from "lucide-react";
import { ReasonLine } from "@/components/ask-ai/reason-line";
import { categoryColor } from "@/components/discover/category-colors";
import { Card } from "@/components/ui/card";
import { IconButton } from "@/components/ui/icon-button";
import { Thumbnail } from "@/components/ui/thumbnail";
import { PERCENT_WORTH_SAYING } from "@/lib/suggestions/matches/rules";
import { eventWhen } from "@/lib/suggestions/recommendations/rules";
import type { Recommendation } from "@/lib/suggestions/recommendations/schema";

type CardActivity = Pick<
  Recommendation,
  "title" | "description" | "reason" | "location" | "estimatedDuration" | "difficulty" | "confidence"
> &
  Partial<Recommendation>;

function openLabel({ isOpen, startsAt, targetType }: CardActivity): string | null {
  if (isOpen === true) return "Open now";
  if (startsAt || targetType === undefined || targetType === "challenge") return null;
  return "Check hours";
}

type ActivityCardProps = {
  activity: CardActivity;
  onChoose: () => void;
  onDismiss?: () => void;
  onSave?: () => void;
};

/** One suggestion. The whole card opens it; its two buttons are layered above that link. */
export function ActivityCard({ activity, onChoose, onDismiss, onSave }: ActivityCardProps) {
  const { title, description, reason, location, estimatedDuration, difficulty, confidence } = activity;
  const { startsAt, timeKnown = true } = activity;
  const details = [
    openLabel(activity),
    startsAt && eventWhen(new Date(startsAt), timeKnown, new Date()),
    estimatedDuration,
    difficulty !== "Easy" && difficulty,
    confidence >= PERCENT_WORTH_SAYING && `${confidence}% match`,
  ].filter((detail): detail is string => Boolean(detail));
  return (
    <Card line={categoryColor(activity.category ?? "")} className="group pl-1.5 transition-colors hover:bg-card-press">
      <article className="flex flex-col gap-2 p-3">
        <div className="flex min-h-8 items-center gap-2">
          <div className="min-w-0 flex-1">
            <ReasonLine reason={reason} />
          </div>
          {(onSave || onDismiss) && (
            <span className="relative z-10 -my-2 -mr-2 flex shrink-0">
              {onSave && (
                <IconButton
                  label={`Save ${title}`}
                  icon={Bookmark}
                  aria-pressed={activity.isSaved ?? false}
                  onClick={onSave}
                  className="aria-pressed:text-sky-ink aria-pressed:[&_svg]:fill-sky"
                />
              )}
              {onDismiss && <IconButton label={`Not interested in ${title}`} icon={ThumbsDown} onClick={onDismiss} />}
            </span>
          )}
        </div>
        <div className="flex items-start gap-3">
          {activity.image && (
            <Thumbnail image={activity.image} placeholder={activity.placeholder} isPoster className="w-18" />
          )}
          <div className="min-w-0 flex-1">
            <h3 className="font-bold font-display text-lg leading-snug">
              <button
                type="button"
                onClick={onChoose}
                className="text-left after:absolute after:inset-0 after:content-['']"
              >
                {title}
              </button>
            </h3>
            <p className="text-ink-soft text-sm leading-snug">{description}</p>
            <ul className="mt-1 flex flex-wrap text-ink-soft text-sm [&>li:not(:last-child)]:after:mx-1 [&>li:not(:last-child)]:after:content-['·']">
              {[location, ...details].map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </div>
        </div>
      </article>
    </Card>
  );
}
