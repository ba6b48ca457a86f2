import { boards } from "../data/boards";
import { type CommunityEventSeed, communityEvents, groups } from "../data/community";
import { people } from "../data/people";
import { type Database, insertRows, randomOf, sample, seedId } from "./database";
import { personId } from "./people";
import { poster } from "./pictures";
import { chicagoInstant, daysAhead } from "./rules";

const WEEKDAYS = { sat: 6, sun: 0 } as const;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

const indexes = people.map((_, index) => index);

/** The host and `count - 1` others, the host first. */
function hostAndGuests(host: number, count: number, random: () => number): number[] {
  return [
    host,
    ...sample(
      indexes.filter((index) => index !== host),
      count - 1,
      random,
    ),
  ];
}

/** The first day at or after `inDays` that is the event's weekday, if it has one. */
function dayOf({ inDays, weekday }: CommunityEventSeed, now: Date): string {
  const isThatDay = (day: string) => weekday === undefined || WEEKDAYS[weekday] === new Date(day).getUTCDay();
  for (let ahead = inDays; ; ahead += 1) if (isThatDay(daysAhead(ahead, now))) return daysAhead(ahead, now);
}

const dayAfter = (day: string) => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

/** Community events in the coming weeks, with the sample people who are going. */
async function seedEvents(db: Database, now: Date): Promise<void> {
  const random = randomOf(1871);
  const events = communityEvents.map((event: CommunityEventSeed) => {
    const date = dayOf(event, now);
    return {
      event,
      id: seedId(`community:${event.slug}`),
      date,
      going: hostAndGuests(event.organizerIndex, event.attendees, random),
    };
  });
  const weekly = events.filter(({ event }) => event.isWeekly);
  const seriesOf = (slug: string) => seedId(`series:${slug}`);
  await insertRows(
    db,
    "event_series",
    // The job that creates recurring events' dates continues from the day after the first.
    weekly.map(({ event: { slug, time }, date }) => ({
      ...{ id: seriesOf(slug), repeats: "weekly", startsOn: date, time, until: null },
      ...{ nextOn: dayAfter(date), sequence: 0, createdAt: now },
    })),
  );
  await insertRows(
    db,
    "community_events",
    events.map(({ event, id, date, going }) => ({
      id,
      slug: event.slug,
      title: event.title,
      description: event.description,
      date,
      time: event.time,
      startsAt: chicagoInstant(date, event.time),
      location: event.location,
      venueId: event.venueSlug ? seedId(`venue:${event.venueSlug}`) : null,
      address: event.address,
      category: event.category,
      maxAttendees: event.maxAttendees,
      attendees: going.length,
      waitlisted: 0,
      price: event.price,
      organizerRating: event.organizerRating,
      image: poster(event.posterId).file,
      tags: event.tags,
      hostId: personId(event.organizerIndex),
      groupId: event.groupSlug ? seedId(`group:${event.groupSlug}`) : null,
      seriesId: event.isWeekly ? seriesOf(event.slug) : null,
      slot: event.isWeekly ? date : null,
      sequence: 0,
      createdAt: now,
    })),
  );
  let queue = 0;
  const seats = events.flatMap(({ id, going }) =>
    going.map((index) => {
      queue += 1;
      return { eventId: id, userId: personId(index), status: "going", queue, joinedAt: now };
    }),
  );
  await insertRows(db, "community_event_members", seats);
  await db.query(`select setval(pg_get_serial_sequence('community_event_members', 'queue'), $1)`, [queue + 1]);
}

/** The age of the youngest group. */
const GROUP_DAYS = 150;

async function seedGroups(db: Database, now: Date): Promise<void> {
  const random = randomOf(77);
  const rows = groups.map((group) => ({
    group,
    id: seedId(`group:${group.slug}`),
    members: hostAndGuests(group.creatorIndex, group.memberCount, random),
  }));
  await insertRows(
    db,
    "groups",
    rows.map(({ group, id, members }, nth) => ({
      id,
      slug: group.slug,
      name: group.name,
      description: group.description,
      category: group.category,
      maxMembers: group.maxMembers,
      memberCount: members.length,
      isPrivate: group.isPrivate,
      coverImage: poster(group.posterId).file,
      creatorId: personId(group.creatorIndex),
      createdAt: ago(now, (GROUP_DAYS + nth * 17) * DAY),
    })),
  );
  const seats = rows.flatMap(({ id, members }) =>
    members.map((index, order) => ({
      groupId: id,
      userId: personId(index),
      role: order === 0 ? "owner" : "member",
      status: "member",
      // Spread over the group's lifetime, its creator first.
      joinedAt: ago(now, (GROUP_DAYS * DAY * (members.length - order)) / members.length),
    })),
  );
  await insertRows(db, "group_members", seats);
  const posts = rows.flatMap(({ group, id: groupId, members }) =>
    (boards[group.slug] ?? []).flatMap(({ by, hoursAgo, text, answers = [] }, nth) => {
      const id = seedId(`board:${group.slug}:${nth}`);
      const rowOf = (who: number, body: string, at: Date) => ({
        ...{ groupId, userId: personId(members[who] ?? group.creatorIndex), text: body, createdAt: at },
      });
      return [
        { id, parentId: null, ...rowOf(by, text, ago(now, hoursAgo * HOUR)) },
        ...answers.map((answer, at) => ({
          id: seedId(`board:${group.slug}:${nth}:${at}`),
          parentId: id,
          // Replies are spread over the time since the post.
          ...rowOf(answer.by, answer.text, ago(now, (hoursAgo * HOUR * (answers.length - at)) / (answers.length + 1))),
        })),
      ];
    }),
  );
  await insertRows(db, "group_posts", posts);
}

export async function seedCommunity(db: Database, now: Date): Promise<void> {
  await seedGroups(db, now);
  await seedEvents(db, now);
}
