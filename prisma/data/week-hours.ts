/** Opening hours as spans of Chicago wall time. A close at or before its open means past midnight; 00:00–24:00 is all day. */
type DayHours = readonly (readonly [open: string, close: string])[];
export type Weekday = "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
export type WeekHours = Readonly<Record<Weekday, DayHours>>;

const closed: WeekHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

/** Days not named are closed. */
export const week = (days: Partial<WeekHours>): WeekHours => ({ ...closed, ...days });

export const everyDay = (open: string, close: string): WeekHours => {
  const day: DayHours = [[open, close]];
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
};

export const allDay = everyDay("00:00", "24:00");
