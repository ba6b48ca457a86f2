import { type CommunityEventSeed, communityEvents, groups } from "../data/community";
import { people } from "../data/people";
import { type Database, insertRows, randomOf, sample, seedId } from "./database";
import { personId } from "./people";
import { poster } from "./pictures";
import { chicagoInstant, daysAhead } from "./rules";

const WEEKDAYS = { sat: 6, sun: 0 } as const;
const indexes = people.map((_, index) => index);

/** The host and `count - 1` others, the host first. */
function company(host: number, count: number, random: () => number): number[] {
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

/** Community events of the coming weeks, with the sample people who are going. */
async function seedEvents(db: Database, now: Date): Promise<void> {
  const random = randomOf(1871);
  const events = communityEvents.map((event: CommunityEventSeed) => {
    const date = dayOf(event, now);
    return {
      event,
      id: seedId(`community:${event.slug}`),
      date,
      going: company(event.organizerIndex, event.attendees, random),
    };
  });
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

async function seedGroups(db: Database, now: Date): Promise<void> {
  const random = randomOf(77);
  const rows = groups.map((group) => ({
    group,
    id: seedId(`group:${group.slug}`),
    members: company(group.creatorIndex, group.memberCount, random),
  }));
  await insertRows(
    db,
    "groups",
    rows.map(({ group, id, members }) => ({
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
      createdAt: now,
    })),
  );
  const seats = rows.flatMap(({ id, members }) =>
    members.map((index, order) => ({
      groupId: id,
      userId: personId(index),
      role: order === 0 ? "owner" : "member",
      status: "member",
      joinedAt: now,
    })),
  );
  await insertRows(db, "group_members", seats);
}

export async function seedCommunity(db: Database, now: Date): Promise<void> {
  await seedGroups(db, now);
  await seedEvents(db, now);
}
