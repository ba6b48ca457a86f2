import { CloudRain, CloudSun, Locate, RefreshCw, Route, Sun } from "lucide-react";
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
import { WEATHERS, type Weather } from "@/lib/suggestions/weather/rules";

const TABS = [
  { value: "activities", label: "Activities" },
  { value: "social", label: "Social Matches" },
] as const;
type Tab = (typeof TABS)[number]["value"];

const SKY: Record<Weather, { label: string; Icon: typeof Sun }> = {
  sunny: { label: "Sunny", Icon: Sun },
  cloudy: { label: "Cloudy", Icon: CloudSun },
  rainy: { label: "Rainy", Icon: CloudRain },
};

/** Spec §4: some weather until the server's arrives. */
const someWeather = (): Weather => WEATHERS[Math.floor(Math.random() * WEATHERS.length)] ?? "sunny";

function Sky({ context }: { context: RecommendationsAnswer["context"] | undefined }) {
  const [first] = useState(someWeather);
  const { label, Icon } = SKY[context?.weather ?? first];
  const isReal = context?.source === "open-meteo";
  return (
    <Badge>
      <Icon aria-hidden="true" />
      {label}
      {context && ` · ${isReal ? "" : "usually "}${context.temperature}°F`}
    </Badge>
  );
}

type AskAiDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Spec §2, Ask AI dialog: opening it asks for both lists where they are empty. */
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
    else failed("Location not used", "Suggestions are for all of Chicago.");
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
              <Button variant="secondary" block className="mb-3" onClick={planDay}>
                <Route className="size-5" />
                Plan a whole day
              </Button>
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
