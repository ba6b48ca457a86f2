import { CHICAGO, instantAt } from "@/lib/core/shared/clock";
import { minuteOfDay, TBA } from "@/lib/discover/events/rules";
import { priceLevel } from "@/lib/discover/places/prices";
import { type Candidate, candidate, firstSentences } from "./candidates";
import { CHALLENGE_GROUP } from "./rules";

const HOUR = 3_600_000;
/** If the hour is to be announced, evening is assumed. */
const EVENING = 18 * 60;
const LAST_MINUTE = 24 * 60 - 1;

const OUTDOORS =
  /park\b|beach|lakefront|pier\b|garden|zoo|trail|field\b|stadium|plaza|square|point\b|riverwalk|pavilion|marsh|outdoor|patio|harbor|606|island|street|station/i;
const OUTDOOR_SPORTS = /running|cycling|soccer|hiking|walking|kayak|volunteer|swimming/i;
const INDOOR_PLACES =
  /field museum|museum|theat|arena|center|hall|gym|pool|aquarium|planetarium|church|library|chapel/i;

/** Whether an event is indoors, judging by the words for its place and activity. */
function isIndoors(place: string, about = ""): boolean {
  if (INDOOR_PLACES.test(place)) return true;
  return !OUTDOORS.test(place) && !OUTDOOR_SPORTS.test(about);
}

const GROUPS: Record<string, string> = {
  Music: "Live Music",
  Sports: "Sports & Active Adventure",
  "Arts & Theatre": "Theater & Comedy",
};
/** "Arts & Theatre" is one category, but an evening at the theater is no art exhibit. */
const ABOUT: Record<string, string> = { "Arts & Theatre": "theatre" };

export type EventInput = Pick<Candidate, "id" | "image" | "placeholder" | "rating" | "activity"> & {
  ids: readonly string[];
  name: string;
  venue: string;
  /** YYYY-MM-DD and "7:30 PM" or "TBA", in Chicago. */
  date: string;
  time: string;
  category: string;
  lat: number | null;
  lng: number | null;
  description: string | null;
  /** Dollars; null if the seller doesn't say. */
  priceRange: { min: number; max: number } | null;
};

export function eventCandidate(event: EventInput): Candidate {
  const { id, name, venue, date, time, category, lat, lng, description, priceRange } = event;
  const { image, placeholder, rating, activity } = event;
  const timeKnown = time !== TBA;
  const at = (minute: number) => instantAt(CHICAGO, date, minute).getTime();
  const startsAt = at(timeKnown ? minuteOfDay(time) : EVENING);
  return candidate({
    ...{ id, image, placeholder, rating, activity },
    targetType: "event",
    title: name,
    description: description ? firstSentences(description) : `${category} event at ${venue}.`,
    location: venue,
    group: GROUPS[category] ?? category,
    about: [ABOUT[category] ?? category],
    marks: [`at ${venue}`],
    extra: [name],
    indoor: isIndoors(`${venue} ${name}`),
    coordinates: lat === null || lng === null ? null : { lat, lng },
    startsAt,
    endsAt: timeKnown ? startsAt + 3 * HOUR : at(LAST_MINUTE),
    timeKnown,
    price: priceRange && priceLevel(`$${priceRange.min}`),
    otherIds: event.ids.filter((other) => other !== id),
  });
}

type EventColumns =
  | "id"
  | "title"
  | "description"
  | "location"
  | "image"
  | "startsAt"
  | "endsAt"
  | "rating"
  | "activity";
export type CommunityEventRow = Pick<Candidate, EventColumns> & {
  targetType: "community-event" | "challenge";
  category: string;
  tags: readonly string[];
  /** Dollars. */
  price: number;
};

/** Community events and challenges. */
export function communityEventCandidate({ category, tags, location, price, ...row }: CommunityEventRow): Candidate {
  const isChallenge = row.targetType === "challenge";
  return candidate({
    ...row,
    location,
    price: priceLevel(`$${price}`),
    group: isChallenge ? CHALLENGE_GROUP : "Community",
    about: isChallenge ? [category] : [category, ...tags],
    marks: isChallenge ? ["fitness"] : [],
    extra: isChallenge ? ["fitness"] : [row.title],
    indoor: isChallenge || isIndoors(location, `${category} ${tags.join(" ")}`),
  });
}
