import { CHICAGO, dayIn } from "@/lib/core/shared/zone";
import type { Notification } from "@/lib/notifications/schema";

const WEEK = 7 * 86_400_000;

/** Rows grouped under the screen's headings, in their own order. Headings without rows are left out. */
export function sectionsOf(rows: readonly Notification[], now: Date): { title: string; rows: Notification[] }[] {
  const titleOf = ({ createdAt }: Notification) => {
    const at = new Date(createdAt);
    if (dayIn(CHICAGO, at) >= dayIn(CHICAGO, now)) return "Today";
    return now.getTime() - at.getTime() < WEEK ? "This week" : "Earlier";
  };
  const sections: { title: string; rows: Notification[] }[] = [];
  for (const row of rows) {
    const title = titleOf(row);
    const known = sections.find((section) => section.title === title);
    if (known) known.rows.push(row);
    else sections.push({ title, rows: [row] });
  }
  return sections;
}
