import { isOpen, openState, type WeekHours } from "@/lib/discover/hours/rules";

const museum: WeekHours = {
  mon: [["11:00", "17:00"]],
  tue: [],
  wed: [],
  thu: [["11:00", "20:00"]],
  fri: [["11:00", "17:00"]],
  sat: [["11:00", "17:00"]],
  sun: [["11:00", "17:00"]],
};
const bar: WeekHours = {
  mon: [["17:00", "02:00"]],
  tue: [["17:00", "02:00"]],
  wed: [["17:00", "02:00"]],
  thu: [["17:00", "02:00"]],
  fri: [["17:00", "04:00"]],
  sat: [["17:00", "05:00"]],
  sun: [["12:00", "02:00"]],
};
const lunchAndDinner: WeekHours = {
  ...museum,
  fri: [
    ["11:30", "14:00"],
    ["17:00", "22:00"],
  ],
};
const round: WeekHours["mon"] = [["00:00", "24:00"]];
const always: WeekHours = { mon: round, tue: round, wed: round, thu: round, fri: round, sat: round, sun: round };

describe("isOpen", () => {
  test.each([
    ["museum, Monday noon", museum, "2026-11-16T18:00:00Z", true],
    ["museum, at the minute it opens", museum, "2026-11-16T17:00:00Z", true],
    ["museum, a minute before", museum, "2026-11-16T16:59:00Z", false],
    ["museum, at the minute it closes", museum, "2026-11-16T23:00:00Z", false],
    ["museum, its closed Tuesday", museum, "2026-11-17T18:00:00Z", false],
    ["bar, Saturday 01:00 belongs to Friday", bar, "2026-11-21T07:00:00Z", true],
    ["bar, Saturday 04:00 it closes", bar, "2026-11-21T10:00:00Z", false],
    ["bar, Sunday 04:59 belongs to Saturday", bar, "2026-11-22T10:59:00Z", true],
    ["bar, Monday 01:59 belongs to Sunday", bar, "2026-11-16T07:59:00Z", true],
    ["bar, Monday 02:00 it closes", bar, "2026-11-16T08:00:00Z", false],
    ["between lunch and dinner", lunchAndDinner, "2026-11-20T21:00:00Z", false],
    ["at dinner", lunchAndDinner, "2026-11-21T00:00:00Z", true],
    ["all day, at midnight", always, "2026-11-16T06:00:00Z", true],
    ["spring forward: 03:30 on the wall, bar of Saturday night", bar, "2026-03-08T08:30:00Z", true],
    ["spring forward: 05:00 on the wall it closes", bar, "2026-03-08T10:00:00Z", false],
    ["fall back: the second 01:30 still belongs to Saturday night", bar, "2026-11-01T07:30:00Z", true],
    ["fall back: 05:00 on the wall it closes", bar, "2026-11-01T11:00:00Z", false],
  ] as const)("%s", (_name, hours, at, expected) => {
    expect(isOpen(hours, new Date(at))).toBe(expected);
  });

  test("unknown hours are neither open nor closed", () => {
    expect(isOpen(null, new Date("2026-11-16T18:00:00Z"))).toBeNull();
  });
});

describe("openState", () => {
  test("says how long before it closes", () => {
    expect(openState(museum, new Date("2026-11-16T22:15:00Z"))).toEqual({
      state: "closing-soon",
      closesAt: "17:00",
      minutesLeft: 45,
    });
  });
  test("says when it opens next, days ahead", () => {
    expect(openState(museum, new Date("2026-11-17T18:00:00Z"))).toEqual({
      state: "closed",
      opensOn: "thu",
      opensAt: "11:00",
    });
  });
  test("a place that never closes has no closing time", () => {
    expect(openState(always, new Date("2026-11-17T05:30:00Z"))).toEqual({ state: "open", closesAt: null });
  });
});
