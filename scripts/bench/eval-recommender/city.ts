import { CHALLENGES, challengeSpan } from "@/lib/activity/challenges/rules";
import { type Candidate, gemCandidate, venueCandidate } from "@/lib/suggestions/recommendations/candidates";
import { communityEventCandidate, eventCandidate } from "@/lib/suggestions/recommendations/event-candidates";
import { communityEvents } from "@/prisma/data/community";
import { eventDate } from "@/prisma/data/event-dates";
import { events } from "@/prisma/data/events";
import { hiddenGems } from "@/prisma/data/hidden-gems";
import { venues } from "@/prisma/data/venues";
import { chicagoInstant, daysAhead } from "@/prisma/seed/rules";

/** The seeded city as the ranking sees it, without a database. */
export function seededCity(now: Date): Candidate[] {
  const today = now.toLocaleDateString("en-CA", { timeZone: "America/Chicago" });
  const soFar = { activity: 0, placeholder: "" };
  return [
    ...venues.map(({ slug, posterId, coordinates, ...venue }) =>
      venueCandidate({ ...venue, ...coordinates, ...soFar, id: slug, image: posterId }),
    ),
    ...hiddenGems.map(({ slug, posterId, coordinates, openingHours, ...gem }) =>
      gemCandidate({ ...gem, ...coordinates, ...soFar, id: slug, image: posterId, hours: openingHours }),
    ),
    ...events.map(({ slug, posterId, coordinates, ...event }) =>
      eventCandidate({
        ...{ ...event, ...soFar, id: slug, ids: [slug], image: posterId, date: eventDate(event, today) },
        ...{ lat: coordinates?.lat ?? null, lng: coordinates?.lng ?? null },
      }),
    ),
    ...communityEvents.map(({ slug, posterId, time, inDays, organizerRating, ...event }) =>
      communityEventCandidate({
        ...{ ...event, ...soFar, id: slug, targetType: "community-event", image: posterId, rating: organizerRating },
        ...{ startsAt: chicagoInstant(daysAhead(inDays, now), time).getTime(), endsAt: null },
      }),
    ),
    ...CHALLENGES.map(({ slug, period, unit, ...challenge }) =>
      communityEventCandidate({
        ...{ ...challenge, ...soFar, id: slug, targetType: "challenge", location: "Chicago, IL", category: unit },
        ...{ tags: [], image: null, price: 0, rating: null, startsAt: null },
        endsAt: challengeSpan(period, now).endsAt.getTime(),
      }),
    ),
  ];
}
