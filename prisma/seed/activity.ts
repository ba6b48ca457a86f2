import { ACTIVITY_TYPES, WORKOUT_SCORE, workoutXp } from "../../lib/activity/workouts/rules";
import { CHECK_IN_AWARD, experienceAward, POST_XP } from "../../lib/activity/xp/rules";
import { people } from "../data/people";
import { photoPosts, sharedPosts } from "../data/posts";
import { venues } from "../data/venues";
import { type Database, insertRows, randomOf, sample, seedId } from "./database";
import { DEMO_ID, personId } from "./people";
import { poster } from "./pictures";

const HOUR = 3_600_000;
const MINUTE = 60_000;
const DEMO_POSTS = 5;
const DEMO_CHECK_INS = 7;
const DEMO_SAVED = 8;

const indexes = people.map((_, index) => index);
const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR);

/** The last few posts are the demo account's own five experiences. */
const authorOf = (order: number, personIndex: number) =>
  order >= photoPosts.length - DEMO_POSTS ? DEMO_ID : personId(personIndex);

async function seedPhotos(db: Database, now: Date): Promise<void> {
  const random = randomOf(773);
  const photos = photoPosts.map((post, order) => {
    const { file, width, height, placeholder } = poster(post.posterId);
    const createdAt = ago(now, post.hoursAgo);
    return {
      post,
      id: seedId(`photo:${post.posterId}`, createdAt),
      userId: authorOf(order, post.personIndex),
      createdAt,
      image: { photoUrl: file, width, height, placeholder, altText: post.altText },
      likers: sample(indexes, 4 + Math.floor(random() * 90), random),
    };
  });
  await insertRows(
    db,
    "photos",
    photos.map(({ post, id, userId, createdAt, image, likers }) => ({
      id,
      userId,
      title: post.title,
      caption: post.caption,
      location: post.location,
      activityType: post.activityType,
      category: "experience",
      isExperience: true,
      showInHome: true,
      showInProfile: true,
      isProfileGallery: false,
      audience: "everyone",
      venueId: post.venueSlug ? seedId(`venue:${post.venueSlug}`) : null,
      images: [image],
      mediaKey: post.posterId,
      likeCount: likers.length,
      commentCount: post.comments.length,
      createdAt,
    })),
  );
  await insertRows(
    db,
    "photo_likes",
    photos.flatMap(({ id, createdAt, likers }) =>
      likers.map((index, order) => ({
        photoId: id,
        userId: personId(index),
        createdAt: new Date(Math.min(createdAt.getTime() + (order + 1) * 7 * MINUTE, now.getTime())),
      })),
    ),
  );
  await insertRows(
    db,
    "comments",
    photos.flatMap(({ post, id, createdAt }) =>
      post.comments.map((comment, order) => {
        const at = new Date(createdAt.getTime() + comment.hoursAfter * HOUR);
        return {
          id: seedId(`comment:${post.posterId}:${order}`, at),
          photoId: id,
          userId: personId(comment.personIndex),
          text: comment.text,
          createdAt: at,
        };
      }),
    ),
  );
  await award(
    db,
    photos.map(({ id, userId, createdAt, post }) => ({
      userId,
      source: "experience",
      sourceId: id,
      ...experienceAward(post.activityType),
      createdAt,
    })),
  );
}

async function seedPosts(db: Database, now: Date): Promise<void> {
  const rows = sharedPosts.map((post, order) => {
    const createdAt = ago(now, post.hoursAgo);
    const id = seedId(`post:${order}`, createdAt);
    return {
      id,
      userId: personId(post.personIndex),
      content: post.content,
      activityType: post.activityType,
      likeCount: 0,
      createdAt,
    };
  });
  await insertRows(db, "posts", rows);
  await award(
    db,
    rows.map(({ id, userId, createdAt }) => ({
      userId,
      source: "post",
      sourceId: id,
      xp: POST_XP,
      score: 0,
      createdAt,
    })),
  );
}

/** Three weeks of workouts for ninety people, so that the board, the friends and the streaks show a living city. */
async function seedWorkouts(db: Database, now: Date): Promise<void> {
  const random = randomOf(606);
  const rows = indexes.slice(0, 90).flatMap((index) =>
    Array.from({ length: 3 + Math.floor(random() * 9) }, (_, order) => {
      const activityType = ACTIVITY_TYPES[Math.floor(random() * ACTIVITY_TYPES.length)] ?? "running";
      const startedAt = ago(now, 1 + random() * 20 * 24);
      const duration = 20 + 5 * Math.floor(random() * 15);
      const id = seedId(`workout:${index}:${order}`, startedAt);
      return { id, userId: personId(index), activityType, duration, startedAt, createdAt: startedAt };
    }),
  );
  await insertRows(db, "workouts", rows);
  await award(
    db,
    rows.map(({ id, userId, activityType, duration, createdAt }) => ({
      userId,
      source: "workout",
      sourceId: id,
      xp: workoutXp(activityType, duration),
      score: WORKOUT_SCORE,
      createdAt,
    })),
  );
}

async function seedCheckIns(db: Database, now: Date): Promise<void> {
  const random = randomOf(1893);
  const visits = [
    ...sample(venues, DEMO_CHECK_INS, random).map((venue, order) => ({
      userId: DEMO_ID,
      venue,
      hours: 30 + order * 50,
    })),
    ...indexes.slice(0, 60).flatMap((index) =>
      sample(venues, Math.floor(random() * 4), random).map((venue) => ({
        userId: personId(index),
        venue,
        hours: 2 + random() * 300,
      })),
    ),
  ];
  const rows = visits.map(({ userId, venue, hours }) => {
    const createdAt = ago(now, hours);
    const day = createdAt.toLocaleDateString("en-CA", { timeZone: "America/Chicago" });
    const id = seedId(`check-in:${userId}:${venue.slug}`, createdAt);
    return { id, userId, venueId: seedId(`venue:${venue.slug}`), day, isPrivate: false, createdAt };
  });
  await insertRows(db, "check_ins", rows);
  await award(
    db,
    rows.map(({ id, userId, createdAt }) => ({
      userId,
      source: "check_in",
      sourceId: id,
      ...CHECK_IN_AWARD,
      createdAt,
    })),
  );
}

async function seedSaved(db: Database, now: Date): Promise<void> {
  const rows = sample(venues, DEMO_SAVED, randomOf(88)).map((venue, order) => ({
    userId: DEMO_ID,
    type: "venue",
    targetId: seedId(`venue:${venue.slug}`),
    createdAt: ago(now, 12 + order * 20),
  }));
  await insertRows(db, "saved_items", rows);
}

type Award = { userId: string; source: string; sourceId: string; xp: number; score: number; createdAt: Date };

/** Writes what these paid into the ledger, in the weeks they happened. */
export async function award(db: Database, awards: readonly Award[]): Promise<void> {
  await insertRows(
    db,
    "xp_entries",
    awards.map((entry) => ({
      id: seedId(`xp:${entry.source}:${entry.sourceId}`, entry.createdAt),
      revision: 0,
      ...entry,
      week: mondayOf(entry.createdAt),
    })),
  );
}

/** Monday of the Chicago week: 4 January 1970 was a Sunday, so days since the 5th count whole weeks. */
function mondayOf(at: Date): string {
  const day = Date.parse(at.toLocaleDateString("en-CA", { timeZone: "America/Chicago" }));
  const sinceMonday = (((day / (24 * HOUR) - 4) % 7) + 7) % 7;
  return new Date(day - sinceMonday * 24 * HOUR).toISOString().slice(0, 10);
}

/** Photos, posts, workouts, check-ins and saved things of the demo city, and the ledger they pay into. */
export async function seedActivity(db: Database, now: Date): Promise<void> {
  await seedPhotos(db, now);
  await seedPosts(db, now);
  await seedWorkouts(db, now);
  await seedCheckIns(db, now);
  await seedSaved(db, now);
}

/** Brings every counter of the seeded people to what their rows say. */
export async function countSeeded(db: Database): Promise<void> {
  await db.query(
    `insert into xp_weeks (week, "userId", xp)
     select e.week, e."userId", sum(e.xp)::int from xp_entries e join users u on u.id = e."userId"
     where u."isSample" or u.id = $1 group by 1, 2
     on conflict ("userId", week) do update set xp = excluded.xp`,
    [DEMO_ID],
  );
  await db.query(
    `update users u set
       "photoCount" = (select count(*) from photos p where p."userId" = u.id and p."showInProfile"),
       "experienceCount" = (select count(*) from photos p where p."userId" = u.id),
       "checkInCount" = (select count(*) from check_ins c where c."userId" = u.id),
       "savedCount" = (select count(*) from saved_items s where s."userId" = u.id),
       "followersCount" = (select count(*) from follows f where f."followingId" = u.id and f.status = 'accepted'),
       "followingCount" = (select count(*) from follows f where f."followerId" = u.id and f.status = 'accepted'),
       "ledgerXp" = (select coalesce(sum(xp), 0) from xp_entries e where e."userId" = u.id),
       "ledgerScore" = (select coalesce(sum(score), 0) from xp_entries e where e."userId" = u.id)
     where u."isSample" or u.id = $1`,
    [DEMO_ID],
  );
  await db.query(`update venues v set "checkInCount" = (select count(*) from check_ins c where c."venueId" = v.id)`);
}
