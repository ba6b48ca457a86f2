import { useState } from "react";
import { SettingsCard, SettingsSection } from "@/components/account/settings-frame";
import { usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { usePending } from "@/components/ui/use-pending";
import { useZones } from "@/lib/activity/zones/hooks";
import { MAX_ZONE_LABEL } from "@/lib/activity/zones/rules";
import { locate } from "@/lib/core/client/geolocation";
import { distanceText } from "@/lib/discover/listing/filters";

/** In meters: about an eighth, a quarter, a half, and a whole mile. */
const RADII = ["200", "400", "800", "1600"] as const;

/** Places such as home and work, around which other people can't see your routes. */
export function HiddenPlaces() {
  const { zones, hide, show } = useZones();
  const [label, setLabel] = useState("");
  const [radius, setRadius] = useState<(typeof RADII)[number]>("400");
  const { units } = usePreferences();
  const { isPending, run } = usePending();
  if (!zones) return null;
  const hideHere = async () => {
    const { latitude, longitude } = await locate();
    await hide({ label: label.trim() || "Hidden place", lat: latitude, lng: longitude, radius: Number(radius) });
    setLabel("");
  };
  return (
    <SettingsSection
      title="Hidden places"
      note="On maps that other people see, we hide your route near these places and any straight stretch leading to them, including in past workouts. If many of your routes circle a place, people may still be able to guess it. Add a place while you're there."
    >
      <SettingsCard>
        {zones.map((zone) => (
          <div key={zone.id} className="flex min-h-15 items-center gap-3 border-line border-b py-2">
            <span className="min-w-0 flex-1 break-words">
              <span className="font-semibold">{zone.label}</span>
              <span className="block text-ink-soft text-sm">Radius: {distanceText(zone.radius, units)}</span>
            </span>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Remove ${zone.label}`}
              onClick={() => void run(() => show(zone.id))}
            >
              Remove
            </Button>
          </div>
        ))}
        <Field label="Name" className="py-3">
          <Input
            value={label}
            onChange={({ target }) => setLabel(target.value)}
            maxLength={MAX_ZONE_LABEL}
            placeholder="Home"
          />
        </Field>
        <Field label="Radius" className="pb-3">
          <Select
            value={radius}
            onValueChange={setRadius}
            options={RADII.map((value) => ({ value, label: distanceText(Number(value), units) }))}
          />
        </Field>
        <Button variant="secondary" block className="mb-3" pending={isPending} onClick={() => void run(hideHere)}>
          Add current location
        </Button>
      </SettingsCard>
    </SettingsSection>
  );
}
