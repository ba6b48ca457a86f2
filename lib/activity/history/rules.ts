/** Weeks in the chart, including this one. */
export const CHART_WEEKS = 8;

/** The months in which workouts are allowed. */
export const MONTH = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/;

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const iso = (date: Date) => date.toISOString().slice(0, 10);

/** The previous or next month (YYYY-MM). */
export function adjacentMonth(month: string, by: 1 | -1): string {
  const date = utc(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return iso(date).slice(0, 7);
}

/** The days of a month in weeks from Monday to Sunday; null for days of other months. */
export function monthGrid(month: string): (string | null)[][] {
  const first = utc(`${month}-01`);
  const lead = (first.getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const cells = Array.from({ length: Math.ceil((lead + length) / 7) * 7 }, (_, cell) => {
    const day = cell - lead + 1;
    return day >= 1 && day <= length ? `${month}-${String(day).padStart(2, "0")}` : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
