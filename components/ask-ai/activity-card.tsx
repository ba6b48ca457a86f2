import {
  Bookmark,
  CalendarDays,
  Clock3,
  Cloud,
  DoorOpen,
  Flame,
  Gauge,
  MapPin,
  Repeat,
  ThumbsDown,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { ReasonLine } from "@/components/ask-ai/reason-line";
import { categoryColor } from "@/components/discover/category-colors";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { IconButton } from "@/components/ui/icon-button";
import { Thumbnail } from "@/components/ui/thumbnail";
import { PERCENT_WORTH_SAYING } from "@/lib/suggestions/matches/rules";
import type { RecommendationType } from "@/lib/suggestions/recommendations/rules";
import { eventWhen } from "@/lib/suggestions/recommendations/rules";
import type { Recommendation } from "@/lib/suggestions/recommendations/schema";

/** "Discovery" says nothing that its reason doesn't. */
const BADGES: Partial<Record<RecommendationType, { label: string; icon: ReactNode }>> = {
  weather: { label: "Weather", icon: <Cloud /> },
  social: { label: "Social", icon: <Users /> },
  habit: { label: "Habit", icon: <Repeat /> },
  trending: { label: "Trending", icon: <Flame /> },
};

type CardActivity = Pick<
  Recommendation,
  "title" | "description" | "reason" | "type" | "location" | "estimatedDuration" | "difficulty" | "confidence"
> &
  Partial<Recommendation>;

function openLabel({ isOpen, startsAt, targetType }: CardActivity): string | null {
  if (isOpen === true) return "Open now";
  if (startsAt || targetType === undefined || targetType === "challenge") return null;
  return "Check hours";
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="inline-flex min-w-0 items-center gap-1 [&_svg]:size-3.5 [&_svg]:shrink-0">
    {icon}
    <span className="min-w-0 break-words">{children}</span>
  </span>
);

type ActivityCardProps = {
  activity: CardActivity;
  onChoose: () => void;
  onDismiss?: () => void;
  onSave?: () => void;
};

/** One suggestion: the whole card leads there, its two buttons stand above that. */
export function ActivityCard({ activity, onChoose, onDismiss, onSave }: ActivityCardProps) {
  const { title, description, reason, type, location, estimatedDuration, difficulty, confidence } = activity;
  const badge = BADGES[type];
  const { startsAt, timeKnown = true } = activity;
  const when = startsAt ? eventWhen(new Date(startsAt), timeKnown, new Date()) : null;
  const open = openLabel(activity);
  return (
    <Card line={categoryColor(activity.category ?? "")} className="group pl-1.5 transition-colors hover:bg-card-press">
      <article className="flex flex-col gap-2.5 p-3.5">
        <div className="flex items-start gap-3">
          {activity.image && (
            <Thumbnail image={activity.image} placeholder={activity.placeholder} isPoster className="w-18" />
          )}
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-1.5 not-empty:mb-1.5">
              {badge && (
                <Badge tone="sky">
                  {badge.icon}
                  {badge.label}
                </Badge>
              )}
              {confidence >= PERCENT_WORTH_SAYING && (
                <span className="ml-auto font-semibold text-sm tabular-nums">{confidence}% match</span>
              )}
            </p>
            <h3 className="font-semibold text-lg leading-snug">
              <button
                type="button"
                onClick={onChoose}
                className="text-left after:absolute after:inset-0 after:content-['']"
              >
                {title}
              </button>
            </h3>
            <p className="mt-0.5 text-ink-soft text-sm leading-snug">{description}</p>
          </div>
        </div>
        <ReasonLine reason={reason} />
        <div className="flex items-end justify-between gap-2">
          <p className="flex min-w-0 flex-wrap gap-x-3 gap-y-1 text-ink-soft text-sm">
            {when && <Fact icon={<CalendarDays />}>{when}</Fact>}
            <Fact icon={<MapPin />}>{location}</Fact>
            <Fact icon={<Clock3 />}>{estimatedDuration}</Fact>
            {difficulty !== "Easy" && <Fact icon={<Gauge />}>{difficulty}</Fact>}
            {open && <Fact icon={<DoorOpen />}>{open}</Fact>}
          </p>
          {(onSave || onDismiss) && (
            <span className="relative z-10 -mr-2 -mb-2 flex shrink-0">
              {onSave && (
                <IconButton
                  label={`Save ${title}`}
                  icon={Bookmark}
                  aria-pressed={activity.isSaved ?? false}
                  onClick={onSave}
                  className="aria-pressed:text-sky-ink! aria-pressed:[&_svg]:fill-sky"
                />
              )}
              {onDismiss && <IconButton label={`Not interested in ${title}`} icon={ThumbsDown} onClick={onDismiss} />}
            </span>
          )}
        </div>
      </article>
    </Card>
  );
}
