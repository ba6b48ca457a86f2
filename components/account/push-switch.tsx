import { failed } from "@/components/ui/failed";
import { Switch } from "@/components/ui/switch";
import { usePending } from "@/components/ui/use-pending";
import { type Obstacle, usePush } from "@/lib/notifications/pushes/hooks";

const OBSTACLE_TEXTS: Record<Obstacle, string> = {
  unsupported: "This browser doesn't support push notifications.",
  "home-screen": "To get push notifications on this phone, install the app: tap Share, then Add to Home Screen.",
  denied: "You've blocked notifications from this site. Allow them in your browser's site settings, then come back.",
  unavailable: "Push notifications aren't available on this server.",
};
const ABOUT =
  "Get notified on this device even when Windmile is closed. We never show names or messages on the lock screen. Your browser will ask for permission next.";

/** The browser's permission prompt only opens after a tap on this switch, which explains what it is for. */
export function PushSwitch() {
  const { isOn, obstacle, change } = usePush();
  const { isPending, run } = usePending((error) => failed("Couldn't save that", error));
  const isPossible = obstacle === null;
  return (
    <Switch
      label="Push on this device"
      description={obstacle ? OBSTACLE_TEXTS[obstacle] : ABOUT}
      checked={isOn && isPossible}
      disabled={isPending || !isPossible}
      onCheckedChange={(on) => void run(() => change(on))}
    />
  );
}
