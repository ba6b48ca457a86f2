import { paths } from "./paths";

/** The installed app's shortcuts. Their icons are drawn in `art/icons`. */
export const SHORTCUTS = [
  { name: "New Post", url: paths.newPost, icon: "post" },
  { name: "Record", url: paths.record(), icon: "record" },
  { name: "Log Workout", url: paths.activity, icon: "workout" },
  { name: "Map", url: paths.discover(), icon: "map" },
] as const;

export const SHORTCUT_SIZES = [96, 192] as const;

export const shortcutFile = (icon: (typeof SHORTCUTS)[number]["icon"], size: (typeof SHORTCUT_SIZES)[number]) =>
  `shortcut-${icon}-${size}.png`;
