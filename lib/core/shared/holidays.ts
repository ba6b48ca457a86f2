const day = (text: string) => new Date(`${text}T00:00:00Z`);

/** Whether a date is the `nth` such weekday (0 is Sunday) of its month; -1 is the last one. */
function isNth(date: Date, month: number, weekday: number, nth: number): boolean {
  if (date.getUTCMonth() + 1 !== month || date.getUTCDay() !== weekday) return false;
  const dayOfMonth = date.getUTCDate();
  if (nth > 0) return Math.ceil(dayOfMonth / 7) === nth;
  return new Date(date.getTime() + 7 * 86_400_000).getUTCMonth() + 1 !== month;
}

const HOLIDAYS: readonly { name: string; isClosed: boolean; isOn: (date: Date, monthDay: string) => boolean }[] = [
  { name: "New Year's Day", isClosed: true, isOn: (_, monthDay) => monthDay === "01-01" },
  { name: "Memorial Day", isClosed: false, isOn: (date) => isNth(date, 5, 1, -1) },
  { name: "Independence Day", isClosed: false, isOn: (_, monthDay) => monthDay === "07-04" },
  { name: "Labor Day", isClosed: false, isOn: (date) => isNth(date, 9, 1, 1) },
  { name: "Thanksgiving", isClosed: true, isOn: (date) => isNth(date, 11, 4, 4) },
  { name: "Christmas Eve", isClosed: false, isOn: (_, monthDay) => monthDay === "12-24" },
  { name: "Christmas Day", isClosed: true, isOn: (_, monthDay) => monthDay === "12-25" },
];

export type Holiday = {
  name: string;
  /** Most museums, shops, and restaurants are closed. On the others, hours may differ. */
  isClosed: boolean;
};

/** The holiday on a day (YYYY-MM-DD) when Chicago's regular opening hours don't apply. */
export function holidayOn(date: string): Holiday | null {
  const found = HOLIDAYS.find(({ isOn }) => isOn(day(date), date.slice(5)));
  return found ? { name: found.name, isClosed: found.isClosed } : null;
}
