import { CloudRain, CloudSun, Sun } from "lucide-react";
import type { Weather } from "@/lib/suggestions/weather/rules";

/** The weather as home shows it: its sign, its name, and what it asks for. */
export const WEATHER_ICONS: Record<Weather, { Icon: typeof Sun; word: string; invitation: string }> = {
  rainy: { Icon: CloudRain, word: "Rain", invitation: "Rain: go inside" },
  sunny: { Icon: Sun, word: "Sun", invitation: "Sun: go outside" },
  cloudy: { Icon: CloudSun, word: "Clouds", invitation: "Right now" },
};
