/** Replaces the host of a canceled event whose host left. */
export const NO_HOST = { id: "00000000-0000-0000-0000-000000000000", name: "Deleted account" } as const;

export const EVENT_TITLE_MAX = 120;
export const DESCRIPTION_MAX = 2000;
export const ATTENDEES_MAX = 10_000;
export const PRICE_MAX = 10_000;
export const TAGS_MAX = 10;

/**
 * How many people on the waitlist move up when this many spots are free. Lowering the limit removes no one, so the
 * number of free spots may be negative.
 */
export function promotions(maxAttendees: number, attendees: number, waitlisted: number): number {
  return Math.max(0, Math.min(maxAttendees - attendees, waitlisted));
}

/** What someone lost at a group's event: the host role or a spot. */
export type LostEvent = { userId: string; title: string; what: "hosting" | "spot" };

/** The notification for someone who lost seats or hosted events in a group. */
export function lostEventsText(groupName: string, lost: readonly Pick<LostEvent, "title" | "what">[]): string {
  const titles = (what: LostEvent["what"]) => [
    ...new Set(lost.flatMap((one) => (one.what === what ? [`“${one.title}”`] : []))),
  ];
  const [hosted, spots] = [titles("hosting"), titles("spot")];
  const list = new Intl.ListFormat("en-US");
  return [
    ...(hosted.length > 0
      ? [`You're no longer in “${groupName}”, so someone else now hosts ${list.format(hosted)}`]
      : []),
    ...(spots.length > 0
      ? [
          `You lost your ${spots.length > 1 ? "spots" : "spot"} at ${list.format(spots)} because only members of “${groupName}” can attend`,
        ]
      : []),
  ].join(". ");
}

/** How the sentence "… was canceled" continues. */
export const canceledText = (reason: string | null, isFollowing: boolean): string =>
  `${isFollowing ? ", along with all later dates" : ""}${reason ? `: ${reason}` : ""}`;

/** The same for several dates of an event: "… for Tue, Dec 8 and Tue, Dec 22: It's now every other Tuesday". */
export const canceledDatesText = (days: readonly string[], why: string): string =>
  ` for ${days.length > 2 ? `${days.slice(0, -1).join("; ")}; and ${days.at(-1)}` : days.join(" and ")}: ${why}`;

/** Date filters of event lists, in the order of `dayChoices`. */
export const EVENT_DAYS = ["today", "weekend", "week"] as const;
export type EventDays = (typeof EVENT_DAYS)[number];

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
  isFull: boolean;
  waitlisted: number;
  myStatus: "going" | "waitlisted" | "none";
  position: number | null;
};

/** The optimistic result of joining or leaving, shown until the server responds. */
export function expectedSeat(event: Seating, wants: boolean): Seating {
  const { attendees, maxAttendees, isFull, waitlisted, myStatus } = event;
  if (wants === (myStatus !== "none")) return event;
  if (wants && !isFull) {
    return { ...event, attendees: attendees + 1, isFull: attendees + 1 >= maxAttendees, myStatus: "going" };
  }
  if (wants) return { ...event, waitlisted: waitlisted + 1, myStatus: "waitlisted", position: waitlisted + 1 };
  if (myStatus === "waitlisted") return { ...event, waitlisted: waitlisted - 1, myStatus: "none", position: null };
  const moved = Math.min(1, promotions(maxAttendees, attendees - 1, waitlisted));
  const next = { attendees: attendees - 1 + moved, isFull: isFull && moved > 0, waitlisted: waitlisted - moved };
  return { ...event, ...next, myStatus: "none" };
}
