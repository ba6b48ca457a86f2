import { failed } from "@/components/ui/failed";
import { Switch } from "@/components/ui/switch";
import { usePending } from "@/components/ui/use-pending";
import { type Obstacle, usePush } from "@/lib/notifications/pushes/hooks";

const WHY_NOT: Record<Obstacle, string> = {
  unsupported: "This browser can't be told of things while Windmile is closed.",
  "home-screen": "On this phone only the installed app can: Share, then Add to Home Screen.",
  denied: "You blocked notifications of this site. Allow them in your browser's settings for it, then come back.",
  unavailable: "Windmile can't push from this server.",
};
const ABOUT =
  "Get notified on this device even when Windmile is closed. We never show names or messages on the lock screen. Your browser will ask you next.";

/** The browser's permission prompt is only shown after a tap on this switch, which says what it is for. */
export function PushSwitch() {
  const { isOn, obstacle, change } = usePush();
  const { isPending, run } = usePending((error) => failed("Not changed", error));
  const isPossible = obstacle === null;
  return (
    <Switch
      label="Push on this device"
      description={obstacle ? WHY_NOT[obstacle] : ABOUT}
      checked={isOn && isPossible}
      disabled={isPending || !isPossible}
      onCheckedChange={(on) => void run(() => change(on))}
    />
  );
}
