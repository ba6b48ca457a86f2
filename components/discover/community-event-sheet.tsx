import { CalendarDays, Trophy } from "lucide-react";
import { LinkButton } from "@/components/ui/link-button";
import { Sheet } from "@/components/ui/sheet";
import type { OverlayControl } from "@/components/ui/use-back-close";
import { paths } from "@/lib/core/shared/paths";
import { datesInChicago } from "@/lib/core/shared/zone";
import type { SuggestedEvent } from "@/lib/suggestions/recommendations/schema";

const day = datesInChicago({ weekday: "long", month: "long", day: "numeric" });
const moment = datesInChicago({ weekday: "long", month: "long", day: "numeric", hour: "numeric", minute: "2-digit" });

/** A suggestion that isn't on the map, a challenge or a community event, with a link to the page where you join it. */
export function CommunityEventSheet({
  communityEvent: { type, id, title, description, at },
  ...sheet
}: OverlayControl & { communityEvent: SuggestedEvent }) {
  const isChallenge = type === "challenge";
  const Icon = isChallenge ? Trophy : CalendarDays;
  return (
    <Sheet {...sheet} title={title} description={description}>
      <p className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden="true" className="size-5 text-sky-ink" />
        {isChallenge ? `Challenge, ends ${day.format(new Date(at))}` : moment.format(new Date(at))}
      </p>
      <LinkButton href={isChallenge ? paths.challenge(id) : paths.event(id)} block className="mt-4">
        {isChallenge ? "Open challenge" : "Open event"}
      </LinkButton>
    </Sheet>
  );
}
