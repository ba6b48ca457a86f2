import { pathOf } from "@/lib/activity/routes/route-shape";
import { CITY_TRAILS } from "@/lib/activity/trails/rules";

const PATH = CITY_TRAILS.map(({ line }) => pathOf(line)).join("");

/** The city's well-known trails, dashed because they are sketches. */
export function TrailsLayer() {
  return (
    <path
      d={PATH}
      data-ways={CITY_TRAILS.length}
      fill="none"
      className="stroke-sky-ink opacity-80"
      strokeWidth={2}
      strokeDasharray="5 4"
      strokeLinecap="round"
    />
  );
}
