import { tz } from "@date-fns/tz";
import { format } from "date-fns";
import { DESCRIPTION_MAX, EVENT_TITLE_MAX } from "@/lib/community/events/rules";
import { CHICAGO } from "@/lib/core/shared/zone";
import type { PlanStop } from "../plans/schema";

const inChicago = (iso: string, pattern: string) => format(new Date(iso), pattern, { in: tz(CHICAGO) });
const cut = (text: string, most: number) =>
  [...text].length > most ? `${[...text].slice(0, most - 1).join("")}…` : text;

export type EventText = {
  title: string;
  description: string;
  date: string;
  time: string;
  location: string;
  address: string;
};

/** The community event a plan becomes: where and when it starts, and every stop with its times. */
export function eventText(stops: readonly [PlanStop, ...PlanStop[]]): EventText {
  const [first] = stops;
  const lines = stops.map(
    ({ title, location, startsAt, leavesAt }) =>
      `${inChicago(startsAt, "h:mm a")} – ${inChicago(leavesAt, "h:mm a")}: ${title}, ${location}`,
  );
  const more = stops.length - 1;
  return {
    title: cut(`A day in Chicago: ${first.title}${more > 0 ? ` and ${more} more` : ""}`, EVENT_TITLE_MAX),
    description: cut(`Meet at ${first.title}.\n\n${lines.join("\n")}`, DESCRIPTION_MAX),
    date: inChicago(first.startsAt, "yyyy-MM-dd"),
    time: inChicago(first.startsAt, "HH:mm"),
    location: cut(first.title, EVENT_TITLE_MAX),
    address: cut(first.location, EVENT_TITLE_MAX),
  };
}
