import { isLinkLike, toLine } from "@/lib/core/shared/text";
import { KINDS, type NotificationParts, notificationText, SOMEONE } from "../rules";

/** A name for an email: one line, and "Someone" if it could become a link. */
export const plainName = (name: string): string => (isLinkLike(name) ? SOMEONE : toLine(name));

type Trust = {
  /** Whether the target's name comes from the recipient or someone they follow. */
  isTitleTrusted: boolean;
  /** Whether the recipient follows the author of the details. */
  isTextTrusted: boolean;
};

/**
 * A notification as one line of text outside the app. Windmile's email must not carry a stranger's words, so titles and
 * messages by people the recipient doesn't follow are left out.
 */
export function outsideText({ isTitleTrusted, isTextTrusted, ...parts }: NotificationParts & Trust): string {
  const { kind, names, title, text } = parts;
  const isShown = isTextTrusted || !KINDS[kind].isWritten;
  return toLine(
    notificationText({
      ...parts,
      names: names.map(plainName),
      title: isTitleTrusted ? title : null,
      text: isShown ? text : "",
    }),
  );
}

/** Emails that aren't urgent are collected for this long, so that forty likes become one email. */
export const COLLECT_MINUTES = 15;
/** Queued emails older than this are dropped. */
export const STALE_DAYS = 3;
/** A lease older than this belongs to a process that died; whether the email was sent is unknown. */
export const LEASE_MINUTES = 15;
export const LINES_SHOWN = 20;
