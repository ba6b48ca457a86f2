export const EVENT_TITLE_MAX = 120;
export const DESCRIPTION_MAX = 2000;
export const ATTENDEES_MAX = 10_000;
export const PRICE_MAX = 10_000;
export const TAGS_MAX = 10;

/** How many of the queue move up when this many places are free. Lowering the limit drops nobody, so it may be below zero. */
export function promotions(maxAttendees: number, attendees: number, waitlisted: number): number {
  return Math.max(0, Math.min(maxAttendees - attendees, waitlisted));
}

/** What a person lost at a group's event: hosting it, or a seat. */
export type LostEvent = { userId: string; title: string; what: "hosting" | "seat" };

/** The notification for somebody who lost seats or hosted events in a group. */
export function lostEventsText(groupName: string, lost: readonly Pick<LostEvent, "title" | "what">[]): string {
  const titles = (what: LostEvent["what"]) =>
    [...new Set(lost.flatMap((one) => (one.what === what ? [`“${one.title}”`] : [])))].join(", ");
  const [hosted, seats] = [titles("hosting"), titles("seat")];
  return [
    hosted && `The owner of “${groupName}” hosts ${hosted} now`,
    seats && `Your place at ${seats} was given up: only members of “${groupName}” see it`,
  ]
    .filter(Boolean)
    .join(". ");
}

/** How "… was cancelled" goes on. */
export const cancelledText = (reason: string | null, isFollowing: boolean): string =>
  `${isFollowing ? ", and so are the dates after it" : ""}${reason ? `: ${reason}` : ""}`;

/** The same of several dates of one event: "… for Tue, Dec 8 and Tue, Dec 22: It is every other Tuesday now". */
export const goneText = (days: readonly string[], why: string): string =>
  ` for ${[days.slice(0, -1).join("; "), days.at(-1)].filter(Boolean).join(" and ")}: ${why}`;

export const COMMUNITY_CATEGORIES = [
  "Running",
  "Cycling",
  "Yoga",
  "Strength",
  "Swimming",
  "Basketball",
  "Soccer",
  "Hiking",
  "Walking",
  "Volunteering",
  "Social",
] as const;

type Seating = {
  attendees: number;
  maxAttendees: number;
  waitlisted: number;
  myStatus: "going" | "waitlisted" | "none";
  position: number | null;
};

/** The optimistic result of joining or leaving, shown until the server's answer. */
export function expectedSeat(event: Seating, wants: boolean): Seating {
  const { attendees, maxAttendees, waitlisted, myStatus } = event;
  if (wants === (myStatus !== "none")) return event;
  if (wants && attendees < maxAttendees) return { ...event, attendees: attendees + 1, myStatus: "going" };
  if (wants) return { ...event, waitlisted: waitlisted + 1, myStatus: "waitlisted", position: waitlisted + 1 };
  if (myStatus === "waitlisted") return { ...event, waitlisted: waitlisted - 1, myStatus: "none", position: null };
  const moved = promotions(maxAttendees, attendees - 1, waitlisted);
  return { ...event, attendees: attendees - 1 + moved, waitlisted: waitlisted - moved, myStatus: "none" };
}
