import {
  clockTime,
  isOpenAt,
  minuteOfWeek,
  openState,
  openStateText,
  type WeekHours,
} from "@/lib/discover/hours/rules";

const closed: WeekHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const week = (days: Partial<WeekHours>): WeekHours => ({ ...closed, ...days });
const daily = (open: string, close: string): WeekHours => {
  const day: WeekHours["mon"] = [[open, close]];
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
};
const museum = { ...daily("11:00", "17:00"), tue: [], wed: [], thu: [["11:00", "20:00"]] } satisfies WeekHours;
const bar: WeekHours = {
  ...daily("17:00", "02:00"),
  fri: [["17:00", "04:00"]],
  sat: [["17:00", "05:00"]],
  sun: [["12:00", "02:00"]],
};
const twice: WeekHours = {
  ...museum,
  fri: [
    ["11:30", "14:00"],
    ["17:00", "22:00"],
  ],
};
const always = daily("00:00", "24:00");
const split = week({ fri: [["17:00", "24:00"]], sat: [["00:00", "02:00"]] });
const sundayNight = week({ sun: [["20:00", "03:00"]] });
const midnightBar = daily("18:00", "24:00");
const noonToNoon = week({ sat: [["12:00", "12:00"]] });

/** Local time in Chicago: UTC−6 in winter, UTC−5 in summer. 2026-11-16 is a Monday. */
const winter = (day: number, time: string) => new Date(`2026-11-${String(day).padStart(2, "0")}T${time}:00-06:00`);
const summer = (day: number, time: string) => new Date(`2026-07-${String(day).padStart(2, "0")}T${time}:00-05:00`);

// name, hours, moment, isOpen, the badge's words
const table: readonly (readonly [string, WeekHours | null, Date, boolean | null, string])[] = [
  ["museum, Monday noon", museum, winter(16, "12:00"), true, "Open until 5 PM"],
  ["museum, at the minute it opens", museum, winter(16, "11:00"), true, "Open until 5 PM"],
  ["museum, a minute before", museum, winter(16, "10:59"), false, "Closed, opens 11 AM"],
  ["museum, an hour before closing", museum, winter(16, "16:00"), true, "Closes in 60 min"],
  ["museum, a minute earlier", museum, winter(16, "15:59"), true, "Open until 5 PM"],
  ["museum, half an hour before closing", museum, winter(16, "16:30"), true, "Closes in 30 min"],
  ["museum, the last minute", museum, winter(16, "16:59"), true, "Closes in 1 min"],
  ["museum, at the minute it closes", museum, winter(16, "17:00"), false, "Closed, opens Thu 11 AM"],
  ["museum, its closed Tuesday", museum, winter(17, "12:00"), false, "Closed, opens Thu 11 AM"],
  ["museum, Thursday before dawn", museum, winter(19, "04:00"), false, "Closed, opens 11 AM"],
  ["museum, its long Thursday", museum, winter(19, "18:00"), true, "Open until 8 PM"],
  ["museum, Sunday evening looks into the next week", museum, winter(22, "18:00"), false, "Closed, opens Mon 11 AM"],
  ["museum, in July", museum, summer(20, "12:00"), true, "Open until 5 PM"],
  ["bar, Monday afternoon", bar, winter(16, "15:00"), false, "Closed, opens 5 PM"],
  ["bar, Friday evening", bar, winter(20, "22:00"), true, "Open until 4 AM"],
  ["bar, at midnight", bar, winter(21, "00:00"), true, "Open until 4 AM"],
  ["bar, Saturday 01:00 belongs to Friday", bar, winter(21, "01:00"), true, "Open until 4 AM"],
  ["bar, Saturday 03:15", bar, winter(21, "03:15"), true, "Closes in 45 min"],
  ["bar, Saturday 04:00 it closes", bar, winter(21, "04:00"), false, "Closed, opens 5 PM"],
  ["bar, Sunday 04:59 belongs to Saturday", bar, winter(22, "04:59"), true, "Closes in 1 min"],
  ["bar, Sunday 05:00", bar, winter(22, "05:00"), false, "Closed, opens 12 PM"],
  ["bar, Monday 00:30 belongs to Sunday", bar, winter(16, "00:30"), true, "Open until 2 AM"],
  ["bar, Monday 01:59", bar, winter(16, "01:59"), true, "Closes in 1 min"],
  ["bar, Monday 02:00 it closes", bar, winter(16, "02:00"), false, "Closed, opens 5 PM"],
  ["only Sunday nights, Monday 02:30", sundayNight, winter(16, "02:30"), true, "Closes in 30 min"],
  ["only Sunday nights, Monday 03:00", sundayNight, winter(16, "03:00"), false, "Closed, opens Sun 8 PM"],
  ["only Sunday nights, Sunday noon", sundayNight, winter(22, "12:00"), false, "Closed, opens 8 PM"],
  ["lunch", twice, winter(20, "12:00"), true, "Open until 2 PM"],
  ["between lunch and dinner", twice, winter(20, "15:00"), false, "Closed, opens 5 PM"],
  ["dinner", twice, winter(20, "18:00"), true, "Open until 10 PM"],
  ["after dinner", twice, winter(20, "22:00"), false, "Closed, opens Sat 11 AM"],
  ["all day, at midnight", always, winter(16, "00:00"), true, "Open now"],
  ["all day, at 23:59", always, winter(16, "23:59"), true, "Open now"],
  ["all day, Sunday into Monday", always, winter(22, "23:30"), true, "Open now"],
  ["until midnight, at ten", midnightBar, winter(16, "22:00"), true, "Open until midnight"],
  ["until midnight, at 23:40", midnightBar, winter(16, "23:40"), true, "Closes in 20 min"],
  ["until midnight, at midnight", midnightBar, winter(17, "00:00"), false, "Closed, opens 6 PM"],
  ["a night written as two days, before midnight", split, winter(20, "23:30"), true, "Open until 2 AM"],
  ["a night written as two days, after it", split, winter(21, "01:30"), true, "Closes in 30 min"],
  ["a night written as two days, over", split, winter(21, "02:00"), false, "Closed, opens Fri 5 PM"],
  ["one whole day, its last minute", noonToNoon, winter(22, "11:59"), true, "Closes in 1 min"],
  ["one whole day, over", noonToNoon, winter(22, "12:00"), false, "Closed, opens Sat 12 PM"],
  ["half hours", daily("09:30", "21:45"), winter(16, "08:00"), false, "Closed, opens 9:30 AM"],
  ["opening hours at half past, open", daily("09:30", "21:45"), winter(16, "10:00"), true, "Open until 9:45 PM"],
  ["never open", closed, winter(16, "12:00"), false, "Closed"],
  ["unknown", null, winter(16, "12:00"), null, "Hours unknown"],
  // 2026-03-08: 02:00 becomes 03:00. 2026-11-01: 02:00 becomes 01:00 again.
  ["spring forward: 01:30 CST", bar, new Date("2026-03-08T07:30:00Z"), true, "Open until 5 AM"],
  ["spring forward: 03:30 local time", bar, new Date("2026-03-08T08:30:00Z"), true, "Open until 5 AM"],
  [
    "spring forward: a place until 03:00 has half an hour at 01:30",
    daily("17:00", "03:00"),
    new Date("2026-03-08T07:30:00Z"),
    true,
    "Closes in 30 min",
  ],
  [
    "spring forward: it closes at 05:00 local time",
    bar,
    new Date("2026-03-08T10:00:00Z"),
    false,
    "Closed, opens 12 PM",
  ],
  ["spring forward: a museum that Sunday", museum, new Date("2026-03-08T16:00:00Z"), true, "Open until 5 PM"],
  [
    "fall back: the first 01:30, a place until 02:00 has an hour and a half",
    daily("17:00", "02:00"),
    new Date("2026-11-01T06:30:00Z"),
    true,
    "Open until 2 AM",
  ],
  ["fall back: the second 01:30", daily("17:00", "02:00"), new Date("2026-11-01T07:30:00Z"), true, "Closes in 30 min"],
  [
    "fall back: the second 01:30 still belongs to Saturday night",
    bar,
    new Date("2026-11-01T07:30:00Z"),
    true,
    "Open until 5 AM",
  ],
  ["fall back: it closes at 05:00 local time", bar, new Date("2026-11-01T11:00:00Z"), false, "Closed, opens 12 PM"],
];

test.each(table)("%s", (_name, hours, at, open, words) => {
  expect(isOpenAt(hours, minuteOfWeek(at))).toBe(open);
  expect(openStateText(openState(hours, at))).toBe(words);
});

test("the badge and the filter never disagree, at any quarter hour of two weeks", () => {
  for (const hours of [museum, bar, twice, always, split, sundayNight, noonToNoon, closed]) {
    for (let at = Date.parse("2026-10-25T00:00:00Z"); at < Date.parse("2026-11-08T00:00:00Z"); at += 900_000) {
      const moment = new Date(at);
      const { state } = openState(hours, moment);
      expect(isOpenAt(hours, minuteOfWeek(moment))).toBe(state !== "closed");
    }
  }
});

test("a state includes the times a screen may want to format", () => {
  expect(openState(museum, winter(16, "16:15"))).toEqual({ state: "closing-soon", closesAt: "17:00", minutesLeft: 45 });
  expect(openState(museum, winter(17, "12:00"))).toEqual({
    state: "closed",
    opensOn: "thu",
    opensAt: "11:00",
    opensToday: false,
  });
});

test.each([
  ["00:00", "midnight"],
  ["24:00", "midnight"],
  ["12:00", "12 PM"],
  ["00:30", "12:30 AM"],
  ["21:05", "9:05 PM"],
])("%s is %s", (time, words) => expect(clockTime(time)).toBe(words));
