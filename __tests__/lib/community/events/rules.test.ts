import { canceledDatesText, expectedSeat, promotions } from "@/lib/community/events/rules";
import { CHICAGO, instantIn } from "@/lib/core/shared/clock";

test.each([
  ["winter", "2026-12-05", "07:30", "2026-12-05T13:30:00.000Z"],
  ["summer", "2026-07-04", "07:30", "2026-07-04T12:30:00.000Z"],
  ["the evening of the day before in UTC", "2026-11-21", "21:00", "2026-11-22T03:00:00.000Z"],
])("Chicago's clock in %s", (_name, date, time, instant) =>
  expect(instantIn(CHICAGO, date, time).toISOString()).toBe(instant),
);

test.each([
  ["no one is waitlisted", 30, 28, 0, 0],
  ["one spot, three waitlisted", 30, 29, 3, 1],
  ["five spots, three waitlisted", 30, 25, 3, 3],
  ["full", 30, 30, 3, 0],
  ["the limit was lowered", 20, 28, 3, 0],
] as const)("%s", (_name, most, going, waiting, move) => expect(promotions(most, going, waiting)).toBe(move));

const event = {
  attendees: 2,
  maxAttendees: 3,
  isFull: false,
  waitlisted: 0,
  myStatus: "none",
  position: null,
} as const;
const full = { ...event, attendees: 3, isFull: true, waitlisted: 2 };
/** Two of its guests are people the viewer can't see. */
const fuller = { ...full, attendees: 1, waitlisted: 2 };

test.each([
  ["the last spot is taken", event, true, { attendees: 3, isFull: true, myStatus: "going" }],
  ["full with guests the viewer can't see", fuller, true, { attendees: 1, myStatus: "waitlisted", position: 3 }],
  [
    "left by one, replaced by another",
    { ...fuller, myStatus: "going" as const },
    false,
    { attendees: 1, isFull: true, waitlisted: 1 },
  ],
  [
    "the last guest leaves a full event without a waitlist",
    { ...full, waitlisted: 0, myStatus: "going" as const },
    false,
    { attendees: 2, isFull: false },
  ],
  ["the end of the waitlist", full, true, { waitlisted: 3, myStatus: "waitlisted", position: 3 }],
  ["already joined", { ...event, myStatus: "going" as const }, true, { attendees: 2, myStatus: "going" }],
  [
    "a freed spot goes to the first on the waitlist",
    { ...full, myStatus: "going" as const },
    false,
    { attendees: 3, waitlisted: 1, myStatus: "none" },
  ],
  [
    "leaving the waitlist",
    { ...full, myStatus: "waitlisted" as const, position: 1 },
    false,
    { attendees: 3, waitlisted: 1, myStatus: "none", position: null },
  ],
])("%s", (_name, before, wants, after) => expect(expectedSeat(before, wants)).toMatchObject(after));

test("canceled dates are listed with semicolons and a final and", () => {
  const days = ["Tue, Dec 8", "Tue, Dec 15", "Tue, Dec 22"];
  expect(canceledDatesText(days.slice(0, 1), "Rain")).toBe(" for Tue, Dec 8: Rain");
  expect(canceledDatesText(days.slice(0, 2), "Rain")).toBe(" for Tue, Dec 8 and Tue, Dec 15: Rain");
  expect(canceledDatesText(days, "Rain")).toBe(" for Tue, Dec 8; Tue, Dec 15; and Tue, Dec 22: Rain");
});
