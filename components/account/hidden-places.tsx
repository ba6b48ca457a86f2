import { useState } from "react";
import { SettingsCard, SettingsSection } from "@/components/account/settings-frame";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { usePending } from "@/components/ui/use-pending";
import { useZones } from "@/lib/activity/zones/hooks";
import { MAX_ZONE_LABEL } from "@/lib/activity/zones/rules";
import { locate } from "@/lib/core/client/geolocation";
import { formatNumber } from "@/lib/core/shared/format";

const RADII = [
  { value: "200", label: "200 meters" },
  { value: "400", label: "400 meters" },
  { value: "800", label: "800 meters" },
  { value: "1600", label: "1,600 meters (a mile)" },
] as const;
type Radius = (typeof RADII)[number]["value"];

/** Places such as home and work, around which other people can't see your routes. */
export function HiddenPlaces() {
  const { zones, hide, show } = useZones();
  const [label, setLabel] = useState("");
  const [radius, setRadius] = useState<Radius>("400");
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
              <span className="block text-ink-soft text-sm">{formatNumber(zone.radius)}-meter radius</span>
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
          <Select value={radius} onValueChange={setRadius} options={RADII} />
        </Field>
        <Button variant="secondary" block className="mb-3" pending={isPending} onClick={() => void run(hideHere)}>
          Hide my current location
        </Button>
      </SettingsCard>
    </SettingsSection>
  );
}
