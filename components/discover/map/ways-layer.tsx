import { pathOf } from "@/lib/activity/routes/route-shape";
import { CITY_WAYS } from "@/lib/activity/ways/rules";

const PATH = CITY_WAYS.map(({ line }) => pathOf(line)).join("");

/** The city's well-known ways, dashed because they are sketches. */
export function WaysLayer() {
  return (
    <path
      d={PATH}
      data-ways={CITY_WAYS.length}
      fill="none"
      className="stroke-star opacity-80"
      strokeWidth={2}
      strokeDasharray="5 4"
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
    />
  );
}
