import { WORKOUT_SCORE, workoutXp } from "../../lib/activity/workouts/rules";
import { CHECK_IN_AWARD, experienceAward, POST_XP } from "../../lib/activity/xp/rules";
import { hiddenGems } from "../data/hidden-gems";
import { people } from "../data/people";
import { type PhotoPostSeed, photoPosts, type SharedPostSeed, sharedPosts } from "../data/posts";
import { replies } from "../data/replies";
import { venues } from "../data/venues";
import { type Database, insertRows, randomOf, sample, seedId } from "./database";
import { momentOf } from "./moments";
import { DEMO_ID, personId } from "./people";
import { poster } from "./pictures";
import { chicagoDay } from "./rules";
import { workoutsOf } from "./workouts";

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

/**
 * Who liked what is so old and posted by somebody so well known: a tenth to a half of their followers, the newest things
 * fewer. The likes are spread over the two days after it, or over the time there was.
 */
function likesOf(fans: readonly number[], createdAt: Date, now: Date, random: () => number) {
  const age = (now.getTime() - createdAt.getTime()) / HOUR;
  const ripe = Math.min(1, 0.25 + age / 24);
  const count = Math.min(fans.length, 1 + Math.floor(fans.length * (0.1 + 0.4 * random()) * ripe));
  const span = Math.min(48 * HOUR, now.getTime() - createdAt.getTime());
  return sample(fans, count, random).map((index, order) => ({
    userId: personId(index),
    createdAt: new Date(createdAt.getTime() + Math.floor((span * (order + 0.5)) / count)),
  }));
}

/** Comments in their order, each after the one before; an answer hangs on the comment it answers. */
function commentsOf(post: PhotoPostSeed, photoId: string, authorId: string, createdAt: Date, now: Date) {
  const said = [
    ...post.comments.map(({ personIndex, text, hoursAfter }) => ({
      userId: personId(personIndex),
      text,
      hours: hoursAfter,
      answers: null as number | null,
    })),
    ...(replies[post.posterId] ?? []).map(({ to, text, by }) => ({
      userId: by === undefined ? authorId : personId(by),
      text,
      hours: (post.comments[to]?.hoursAfter ?? 1) + 0.6,
      answers: to as number | null,
    })),
  ];
  const longest = Math.max(...said.map(({ hours }) => hours)) * HOUR;
  // What is younger than its conversation was talked about faster.
  const pace = Math.min(1, (now.getTime() - createdAt.getTime()) / (longest + 5 * MINUTE));
  const idOf = (order: number, at: Date) => seedId(`comment:${post.posterId}:${order}`, at);
  const times = said.map(({ hours }) => new Date(createdAt.getTime() + Math.floor(hours * HOUR * pace)));
  return said.map(({ userId, text, answers }, order) => {
    const at = times[order] ?? createdAt;
    const parent = answers === null ? null : idOf(answers, times[answers] ?? createdAt);
    return { id: idOf(order, at), photoId, userId, parentId: parent, text, createdAt: at };
  });
}

async function seedPhotos(db: Database, now: Date, fansOf: Fans): Promise<void> {
  const random = randomOf(773);
  const photos = photoPosts.map((post: PhotoPostSeed, order) => {
    const { file, width, height, placeholder } = poster(post.posterId);
    const createdAt = momentOf(post, now, order);
    const id = seedId(`photo:${post.posterId}`, createdAt);
    const userId = authorOf(order, post.personIndex);
    return {
      post,
      id,
      userId,
      createdAt,
      image: { photoUrl: file, width, height, placeholder, altText: post.altText },
      likes: likesOf(fansOf(userId), createdAt, now, random),
      comments: commentsOf(post, id, userId, createdAt, now),
    };
  });
  await insertRows(
    db,
    "photos",
    photos.map(({ post, id, userId, createdAt, image, likes, comments }) => ({
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
      likeCount: likes.length,
      commentCount: comments.length,
      createdAt,
    })),
  );
  await insertRows(
    db,
    "photo_likes",
    photos.flatMap(({ id, likes }) => likes.map((like) => ({ photoId: id, ...like }))),
  );
  await insertRows(
    db,
    "comments",
    photos.flatMap(({ comments }) => comments),
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

async function seedPosts(db: Database, now: Date, fansOf: Fans): Promise<void> {
  const random = randomOf(280);
  const posts = sharedPosts.map((post: SharedPostSeed, order) => {
    const createdAt = momentOf(post, now, order);
    const userId = personId(post.personIndex);
    return {
      id: seedId(`post:${post.personIndex}:${post.hoursAgo}`, createdAt),
      userId,
      content: post.content,
      activityType: post.activityType,
      createdAt,
      likes: likesOf(fansOf(userId), createdAt, now, random),
    };
  });
  await insertRows(
    db,
    "posts",
    posts.map(({ likes, ...post }) => ({ ...post, likeCount: likes.length })),
  );
  await insertRows(
    db,
    "post_likes",
    posts.flatMap(({ id, likes }) => likes.map((like) => ({ postId: id, ...like }))),
  );
  await award(
    db,
    posts.map(({ id, userId, createdAt }) => ({
      userId,
      source: "post",
      sourceId: id,
      xp: POST_XP,
      score: 0,
      createdAt,
    })),
  );
}

async function seedWorkouts(db: Database, now: Date): Promise<void> {
  const rows = indexes.flatMap((index) => workoutsOf(index, now));
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
    ...indexes.slice(0, 110).flatMap((index) =>
      sample(venues, Math.floor(random() * 4), random).map((venue) => ({
        userId: personId(index),
        venue,
        // The squares bring many of them near: a city has more of today in mind than of last week.
        hours: 1 + 300 * random() ** 2,
      })),
    ),
  ];
  const rows = visits.map(({ userId, venue, hours }, order) => {
    const createdAt = momentOf({ hoursAgo: hours }, now, order);
    const id = seedId(`check-in:${userId}:${venue.slug}`, createdAt);
    return {
      id,
      userId,
      venueId: seedId(`venue:${venue.slug}`),
      day: chicagoDay(createdAt),
      isPrivate: false,
      createdAt,
    };
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

/** The demo account's eight saved places, and what others keep for later, a part of it since this morning. */
async function seedSaved(db: Database, now: Date): Promise<void> {
  const random = randomOf(88);
  const demos = sample(venues, DEMO_SAVED, random).map((venue, order) => ({
    userId: DEMO_ID,
    type: "venue",
    targetId: seedId(`venue:${venue.slug}`),
    createdAt: ago(now, 12 + order * 20),
  }));
  const things = [
    ...venues.map(({ slug }) => ({ type: "venue", targetId: seedId(`venue:${slug}`) })),
    ...hiddenGems.map(({ slug }) => ({ type: "gem", targetId: seedId(`gem:${slug}`) })),
  ];
  const others = indexes.slice(0, 120).flatMap((index) =>
    sample(things, Math.floor(random() * 6), random).map((thing, order) => ({
      userId: personId(index),
      ...thing,
      createdAt: momentOf({ hoursAgo: 1 + 400 * random() ** 2 }, now, index + order),
    })),
  );
  await insertRows(db, "saved_items", [...demos, ...others]);
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
  const day = Date.parse(chicagoDay(at));
  const sinceMonday = (((day / (24 * HOUR) - 4) % 7) + 7) % 7;
  return new Date(day - sinceMonday * 24 * HOUR).toISOString().slice(0, 10);
}

type Fans = (userId: string) => readonly number[];

/** Who follows whom, by the rows `seedFollows` wrote: who likes a thing is mostly among them. */
async function fans(db: Database): Promise<Fans> {
  const found = await db.query<{ id: string; followers: string[] }>(
    `select "followingId" as id, array_agg("followerId") as followers from follows group by 1`,
  );
  const places = new Map(indexes.map((index) => [personId(index), index]));
  const byId = new Map(
    found.rows.map(({ id, followers }) => [
      id,
      followers.flatMap((follower) => places.get(follower) ?? []).sort((a, b) => a - b),
    ]),
  );
  return (userId) => byId.get(userId) ?? [];
}

/** Photos, posts, workouts, check-ins and saved things of the demo city, and the ledger they pay into. */
export async function seedActivity(db: Database, now: Date): Promise<void> {
  const fansOf = await fans(db);
  await seedPhotos(db, now, fansOf);
  await seedPosts(db, now, fansOf);
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
