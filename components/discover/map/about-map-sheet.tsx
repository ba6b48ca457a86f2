import { useState } from "react";
import { Sheet } from "@/components/ui/sheet";
import { CITY_NOTICE, CREDITS } from "@/lib/discover/map/rules";

/** Credits for the schematic map. Mounted only while open. */
export function AboutMapSheet({ onClosed }: { onClosed: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <Sheet open={open} onOpenChange={setOpen} onClosed={onClosed} title="About this map">
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
