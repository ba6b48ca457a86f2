import { ChevronRight, CloudRain, CloudSun, Locate, RefreshCw, Sun } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ActivitiesPanel } from "@/components/ask-ai/activities-panel";
import { MatchesPanel } from "@/components/ask-ai/matches-panel";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Dialog } from "@/components/ui/dialog";
import { failed } from "@/components/ui/failed";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { afterOverlaysClosed } from "@/components/ui/use-back-close";
import { useCurrentUser } from "@/lib/auth/accounts/hooks";
import { useGeolocation } from "@/lib/core/client/geolocation";
import { paths } from "@/lib/core/shared/paths";
import { useSocialMatches } from "@/lib/suggestions/matches/hooks";
import { useRecommendations } from "@/lib/suggestions/recommendations/hooks";
import type { RecommendationsAnswer } from "@/lib/suggestions/recommendations/schema";
import { WEATHER_WORDS, WEATHERS, type Weather } from "@/lib/suggestions/weather/rules";

const TABS = [
  { value: "activities", label: "Activities" },
  { value: "social", label: "Social Matches" },
] as const;
type Tab = (typeof TABS)[number]["value"];

const SKY_ICONS: Record<Weather, typeof Sun> = { sunny: Sun, cloudy: CloudSun, rainy: CloudRain };

/** Spec §4: placeholder weather until the server's arrives. */
const someWeather = (): Weather => WEATHERS[Math.floor(Math.random() * WEATHERS.length)] ?? "sunny";

function Sky({ context }: { context: RecommendationsAnswer["context"] | undefined }) {
  const [first] = useState(someWeather);
  const weather = context?.weather ?? first;
  const Icon = SKY_ICONS[weather];
  const isReal = context?.source === "open-meteo";
  return (
    <Badge>
      <Icon aria-hidden="true" />
      {WEATHER_WORDS[weather]}
      {context && ` · ${isReal ? "" : "usually "}${context.temperature}°F`}
    </Badge>
  );
}

type AskAiDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Spec §2, Ask AI dialog: opening it fetches both lists if they are empty. */
export function AskAiDialog({ open, onOpenChange }: AskAiDialogProps) {
  const [tab, setTab] = useState<Tab>("activities");
  const { data: user } = useCurrentUser();
  const suggestions = useRecommendations(open);
  const social = useSocialMatches(open);
  const place = useGeolocation();
  const location = place.status === "ready" ? place.location : null;
  const isActivities = tab === "activities";
  const isAsking = isActivities ? suggestions.isLoading : social.isLoading;
  const close = () => onOpenChange(false);
  const router = useRouter();
  const planDay = () => {
    close();
    afterOverlaysClosed(() => router.push(paths.plan));
  };

  const lookAround = async () => {
    const found = await place.ask();
    if (found) await suggestions.renew(found);
    else failed("Couldn't use your location", "Suggestions will cover all of Chicago.");
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      full
      title="What Should I Do Today?"
      description={`AI recommendations for ${user?.firstName ?? "you"}`}
      className="overflow-hidden"
    >
      <Tabs
        label="Suggestions"
        value={tab}
        onValueChange={setTab}
        items={TABS}
        className="flex min-h-0 flex-1 flex-col px-4 pt-2"
      >
        <TabPanel key={tab} value={tab} className="-mx-4 min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4">
          {isActivities ? (
            <>
              <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
                <Sky context={suggestions.context} />
                <Chip
                  selected={location !== null}
                  disabled={place.status === "loading"}
                  onClick={() => void lookAround()}
                >
                  <Locate className="size-4" />
                  Near me
                </Chip>
              </div>
              <button
                type="button"
                onClick={planDay}
                className="mb-3 flex w-full items-center gap-3 overflow-hidden rounded-card bg-navy pr-4 text-left text-white dark:border dark:border-line"
              >
                <img src="/posters/venue-chicago-riverwalk.avif" alt="" className="h-20 w-24 object-cover" />
                <span className="min-w-0 flex-1 py-2">
                  <span className="block font-bold font-display text-lg">Plan a whole day</span>
                  <span className="block text-sm text-white/85">Answer three questions and get a timed plan.</span>
                </span>
                <ChevronRight className="size-5 shrink-0" />
              </button>
              <ActivitiesPanel suggestions={suggestions} onClose={close} />
            </>
          ) : (
            <MatchesPanel social={social} onClose={close} />
          )}
        </TabPanel>
      </Tabs>
      <div className="shrink-0 border-line border-t bg-raised px-4 py-3">
        <Button
          block
          pending={isAsking}
          onClick={() => void (isActivities ? suggestions.renew(location) : social.renew())}
        >
          {!isAsking && <RefreshCw className="size-5" />}
          {isActivities ? "Get New Activities" : "Find More Matches"}
        </Button>
      </div>
    </Dialog>
  );
}
