import type { Line } from "@/components/ui/chip";
import { categoryOf, isEvent, type MapItem } from "@/lib/discover/listing/items";

/** Each category's color, named after the 'L' lines. Shared by chips, pins, and cards. */
const LINES: Record<string, Line> = {
  Events: "purple",
  "Iconic Landmarks & Architecture": "blue",
  "Museums & Cultural Institutions": "brown",
  "Outdoor & Waterfront Adventure": "green",
  "Food & Gastronomy": "orange",
  "Sports & Active Adventure": "red",
  "Live Music": "pink",
  "Theater & Comedy": "yellow",
  restaurant: "orange",
  bar: "pink",
  cafe: "brown",
  pub: "yellow",
  Music: "pink",
  Sports: "red",
  "Arts & Theatre": "yellow",
  Family: "green",
};

export const categoryColor = (category: string): Line => LINES[category] ?? "ink";
/** Among places, all events have the same color, regardless of their category. */
export const itemColor = (item: MapItem): Line => (isEvent(item) ? "purple" : categoryColor(categoryOf(item)));
