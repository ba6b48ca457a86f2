import { reviews } from "../data/reviews";
import { type Database, insertRows, randomOf, seedId } from "./database";
import { momentOf } from "./moments";
import { personId } from "./people";

const DAY_HOURS = 24;
/** The maximum age of a review. Seasonal ones are dated back to the last season. */
const DAYS_AGO = 120;
const DAYS_AGO_IN_SEASON = 20;

/** Reviews with their dates: mostly recent, and none out of season. */
export function reviewsAt(now: Date) {
  const random = randomOf(606);
  return reviews.map(({ months, ...review }, order) => {
    const days = 1 + (months === undefined ? DAYS_AGO : DAYS_AGO_IN_SEASON) * random() ** 2;
    const when = { hoursAgo: DAY_HOURS * days, ...(months !== undefined && { months }) };
    return { ...review, createdAt: momentOf(when, now, order) };
  });
}

/** Reviews don't earn XP or change a place's rating. */
export async function seedReviews(db: Database, now: Date): Promise<void> {
  const rows = reviewsAt(now).map(({ venueSlug, personIndex, rating, text, createdAt }) => ({
    id: seedId(`review:${venueSlug}:${personIndex}`, createdAt),
    venueId: seedId(`venue:${venueSlug}`),
    userId: personId(personIndex),
    rating,
    text,
    createdAt,
  }));
  await insertRows(db, "venue_reviews", rows);
}
