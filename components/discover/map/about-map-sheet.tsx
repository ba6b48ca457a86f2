import { Sheet } from "@/components/ui/sheet";
import { CITY_NOTICE, CREDITS } from "@/lib/discover/map/rules";

type AboutMapSheetProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Credits for the schematic map. */
export function AboutMapSheet(sheet: AboutMapSheetProps) {
  return (
    <Sheet {...sheet} title="About this map">
      <p>A simplified map of Chicago. Dashed trails are approximate.</p>
      <ul className="mt-3 list-disc pl-5">
        {CREDITS.map((credit) => (
          <li key={credit}>{credit}</li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft text-sm">{CITY_NOTICE}</p>
    </Sheet>
  );
}
