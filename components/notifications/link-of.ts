import { paths } from "@/lib/core/shared/paths";
import type { Notification } from "@/lib/notifications/schema";

/** Where a row leads: to the thing itself, or to the one person; of several, to one's own profile and its lists. */
export function linkOf({ target, count }: Notification): string {
  switch (target.type) {
    case "photo":
      return paths.photo(target.id);
    case "user":
      return count === 1 ? paths.profile(target.id) : paths.profile();
    case "event":
      return paths.event(target.id);
    case "group":
      return paths.group(target.id);
    case "account":
      return paths.terms;
    case "post":
    case "challenge":
    case "achievement":
      return paths.activity;
  }
}
