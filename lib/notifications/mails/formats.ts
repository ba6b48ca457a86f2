import { LINES_SHOWN, plainName } from "./rules";

/** One mail of everything that waited, the latest first. */
export function digest(
  firstName: string,
  lines: readonly string[],
  origin: string,
  unsubscribe: string,
): { subject: string; text: string } {
  const [only = ""] = lines;
  const subject = lines.length === 1 ? only : `${lines.length} things happened on Windmile`;
  const shown = lines.slice(0, LINES_SHOWN).map((line) => `• ${line}`);
  const more = lines.length - shown.length;
  const text = [
    `Hello ${plainName(firstName)},`,
    "",
    ...shown,
    ...(more > 0 ? [`• and ${more} more`] : []),
    "",
    `See it all: ${origin}/notifications`,
    "",
    `You choose what Windmile mails you about, and when: ${origin}/settings/notifications`,
    `Stop all of these mails: ${unsubscribe}`,
  ].join("\n");
  return { subject, text };
}
