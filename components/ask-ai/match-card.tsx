import { Activity, Handshake, Sparkles, Users } from "lucide-react";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/core/shared/cn";
import { countOf } from "@/lib/core/shared/format";
import { COMMON_SHOWN, categoryText, PERCENT_WORTH_SAYING } from "@/lib/suggestions/matches/rules";
import type { SocialMatch } from "@/lib/suggestions/matches/schema";

const ICONS: Record<string, typeof Users> = { activity: Activity, handshake: Handshake, users: Users };

type MatchCardProps = {
  match: SocialMatch;
  isConnected: boolean;
  isPending: boolean;
  onConnect: () => void;
  onWithdraw: () => void;
};

/** A match. The whole card connects; once connected, its button undoes that. */
export function MatchCard({ match, isConnected, isPending, onConnect, onWithdraw }: MatchCardProps) {
  const { title, matchReason, category, action, icon, user, confidence } = match;
  const { mutualFriends, groupSize, commonActivities } = user;
  const percent = Math.round(confidence * 100);
  const Icon = ICONS[icon] ?? Sparkles;
  const ties = [
    mutualFriends ? countOf(mutualFriends, "mutual friend") : "",
    groupSize ? `a group of ${groupSize}` : "",
  ].filter(Boolean);
  return (
    <Card className={cn("transition-colors", !isConnected && "hover:bg-card-press")}>
      <article className="flex flex-col gap-3 p-3">
        <div className="flex items-start gap-3">
          <span className="relative">
            <Avatar name={user.name} src={user.avatar} />
            <Icon
              aria-hidden="true"
              className="absolute -right-1.5 -bottom-1 size-6 rounded-full border border-line bg-raised p-1 text-sky-ink"
            />
          </span>
          <div className="min-w-0 flex-1">
            <h3 className="text-lg leading-snug">{title}</h3>
            <p className="text-ink-soft text-sm">
              {user.name !== title && (
                <>
                  <bdi>{user.name}</bdi>
                  {" · "}
                </>
              )}
              <span className="first-letter:uppercase">{categoryText(category)}</span>
            </p>
          </div>
          {percent >= PERCENT_WORTH_SAYING && (
            <p className="shrink-0 text-right font-display font-extrabold text-display-sm leading-none tabular-nums">
              {percent}%<span className="block font-sans font-normal text-ink-soft text-xs">match</span>
            </p>
          )}
        </div>
        <p className="text-sky-ink text-sm leading-snug">{matchReason}</p>
        {commonActivities.length > 0 && (
          <ul aria-label="In common" className="flex flex-wrap gap-2">
            {commonActivities.slice(0, COMMON_SHOWN).map((activity) => (
              <li key={activity}>
                <Badge tone="sky">{categoryText(activity)}</Badge>
              </li>
            ))}
          </ul>
        )}
        {ties.length > 0 && (
          <p className="flex items-center gap-2 text-ink-soft text-sm">
            <Users className="size-4 shrink-0" />
            {ties.join(" · ")}
          </p>
        )}
        {isConnected ? (
          <Button
            variant="secondary"
            block
            pending={isPending}
            onClick={onWithdraw}
            aria-label={`Undo request to ${user.name}`}
          >
            Undo
          </Button>
        ) : (
          <Button
            variant="secondary"
            block
            pending={isPending}
            onClick={onConnect}
            aria-label={`${action}: ${title}`}
            className="static after:absolute after:inset-0 after:content-['']"
          >
            {action}
          </Button>
        )}
      </article>
    </Card>
  );
}
