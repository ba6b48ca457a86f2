import { experienceAward, POST_XP } from "../../lib/activity/xp/rules";
import { people } from "../data/people";
import { type PhotoPostSeed, photoPosts, type SharedPostSeed, sharedPosts } from "../data/posts";
import { replies } from "../data/replies";
import { shortPosts } from "../data/short-posts";
import { type Database, insertRows, randomOf, sample, seedId } from "./database";
import { award } from "./ledger";
import { momentOf } from "./moments";
import { DEMO_ID, personId } from "./people";
import { poster } from "./pictures";

const HOUR = 3_600_000;
const MINUTE = 60_000;
const DEMO_POSTS = 5;

/** The last few posts are the demo account's own five experiences. */
const authorOf = (order: number, personIndex: number) =>
  order >= photoPosts.length - DEMO_POSTS ? DEMO_ID : personId(personIndex);

/**
 * Who liked a post of this age by someone with this many followers: a tenth to half of the followers, fewer for the
 * newest posts. The likes are spread over the two days after it, or over the time since.
 */
function likesOf(fans: readonly number[], createdAt: Date, now: Date, random: () => number) {
  const age = (now.getTime() - createdAt.getTime()) / HOUR;
  const maturity = Math.min(1, 0.25 + age / 24);
  const count = Math.min(fans.length, 1 + Math.floor(fans.length * (0.1 + 0.4 * random()) * maturity));
  const span = Math.min(48 * HOUR, now.getTime() - createdAt.getTime());
  return sample(fans, count, random).map((index, order) => ({
    userId: personId(index),
    createdAt: new Date(createdAt.getTime() + Math.floor((span * (order + 0.5)) / count)),
  }));
}

/** Comments in order, each after the previous one. A reply is attached to the comment it answers. */
function commentsOf(post: PhotoPostSeed, photoId: string, authorId: string, createdAt: Date, now: Date) {
  const all = [
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
  const longest = Math.max(...all.map(({ hours }) => hours)) * HOUR;
  // A post younger than its conversation gets a faster one.
  const pace = Math.min(1, (now.getTime() - createdAt.getTime()) / (longest + 5 * MINUTE));
  const idOf = (order: number, at: Date) => seedId(`comment:${post.posterId}:${order}`, at);
  const times = all.map(({ hours }) => new Date(createdAt.getTime() + Math.floor(hours * HOUR * pace)));
  return all.map(({ userId, text, answers }, order) => {
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
  await award(db, "experience", photos, ({ post }) => experienceAward(post.activityType));
}

async function seedPosts(db: Database, now: Date, fansOf: Fans): Promise<void> {
  const random = randomOf(280);
  const posts = [...sharedPosts, ...shortPosts].map((post: SharedPostSeed, order) => {
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
  await award(db, "post", posts, () => ({ xp: POST_XP, score: 0 }));
}

type Fans = (userId: string) => readonly number[];

/** Each person's followers from `seedFollows`, because most likes come from followers. */
async function fans(db: Database): Promise<Fans> {
  const found = await db.query<{ id: string; followers: string[] }>(
    `select "followingId" as id, array_agg("followerId") as followers from follows group by 1`,
  );
  const places = new Map(people.map((_, index) => [personId(index), index]));
  const byId = new Map(
    found.rows.map(({ id, followers }) => [
      id,
      followers.flatMap((follower) => places.get(follower) ?? []).sort((a, b) => a - b),
    ]),
  );
  return (userId) => byId.get(userId) ?? [];
}

/** The demo city's photos and posts, their comments and likes, and their ledger entries. */
export async function seedFeed(db: Database, now: Date): Promise<void> {
  const fansOf = await fans(db);
  await seedPhotos(db, now, fansOf);
  await seedPosts(db, now, fansOf);
}
