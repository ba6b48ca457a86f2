import { LINES_SHOWN, plainName } from "./rules";

/** One email with everything queued, newest first. */
export function digest(
  firstName: string,
  lines: readonly string[],
  origin: string,
  unsubscribe: string,
): { subject: string; text: string } {
  const [only = ""] = lines;
  const subject = lines.length === 1 ? only : `You have ${lines.length} new notifications`;
  const shown = lines.slice(0, LINES_SHOWN).map((line) => `• ${line}`);
  const more = lines.length - shown.length;
  const text = [
    `Hello ${plainName(firstName)},`,
    "",
    ...shown,
    ...(more > 0 ? [`• and ${more} more`] : []),
    "",
    `See all notifications: ${origin}/notifications`,
    "",
    `Choose what we email you about: ${origin}/settings/notifications`,
    `Unsubscribe from these emails: ${unsubscribe}`,
  ].join("\n");
  return { subject, text };
}
