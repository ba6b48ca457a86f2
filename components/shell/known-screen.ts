import type { ComponentType } from "react";
import { headingAt } from "@/components/home/heading";
import { hasLastSeen } from "@/components/shell/last-seen";
import { isScreenName, SCREENS } from "@/components/shell/screens";
import { type LastPerson, readPerson } from "@/lib/core/client/device-owner";
import { readPack, type SeenAnswer } from "@/lib/core/client/device-store";
import { readDrawn } from "@/lib/core/client/drawn-store";
import { keepSeenFor, notAgain } from "@/lib/core/client/seen";
import { readScreen, readSeen } from "@/lib/core/client/seen-store";
import { paths } from "@/lib/core/shared/paths";

/** Screens that ask the server for nothing: they open even where they never were. */
const ALWAYS: Record<string, { name: string; props: object }> = {
  [paths.newPost]: { name: "newPost", props: {} },
  [paths.settingsPage("download")]: { name: "download", props: {} },
  [paths.waiting]: { name: "waiting", props: {} },
};

/** Screens that the downloaded city is enough for. */
const IN_PACK: typeof ALWAYS = {
  [paths.discover()]: { name: "discover", props: {} },
  [paths.saved]: { name: "saved", props: {} },
};

/** Of what a screen was drawn from, what the hour has changed since. */
function ofNow(name: string, { viewer }: LastPerson): object {
  if (name !== "home") return {};
  const { greeting, day } = headingAt(new Date());
  return { greeting: `${greeting}, ${viewer.firstName}`, day };
}

export type KnownScreen = {
  person: LastPerson;
  Screen: ComponentType<object>;
  props: object;
  seen: Record<string, SeenAnswer>;
  at: number;
  /** The app was opened with what this device keeps, before the server was asked. */
  isAtOnce: boolean;
};

/** What there is to draw at this address; null where it was never seen, or by nobody who is known here. */
export async function screenAt(path: string): Promise<KnownScreen | null> {
  const person = await readPerson();
  if (!person) return null;
  const { id } = person.viewer;
  const pack = await readPack(id);
  const screen = (await readScreen(id, path)) ?? ALWAYS[path] ?? (pack ? IN_PACK[path] : undefined);
  if (!screen || !isScreenName(screen.name)) return null;
  const title = (await readDrawn(id, path))?.title;
  if (title) document.title = title;
  const seen = await readSeen(id);
  for (const [key, data] of Object.entries(pack?.answers ?? {}))
    if (pack && pack.at > (seen[key]?.at ?? 0)) seen[key] = { data, at: pack.at };
  keepSeenFor(id);
  notAgain(seen);
  const drawnFrom = path in IN_PACK && pack ? pack.at : Date.now();
  const at = "at" in screen && typeof screen.at === "number" ? screen.at : drawnFrom;
  // Only `KeepScreen` writes them, each screen's own properties under its own name.
  const Screen = (await SCREENS[screen.name]()) as ComponentType<object>;
  const props = { ...screen.props, ...ofNow(screen.name, person) };
  return { person, Screen, props, seen, at, isAtOnce: navigator.onLine && hasLastSeen() };
}
