import type { ComponentType } from "react";
import { headingAt } from "@/components/home/heading";
import { isScreenName, SCREENS } from "@/components/shell/screens";
import { readStoredViewer, type StoredViewer } from "@/lib/core/client/device-owner";
import { type CachedResponse, readPack } from "@/lib/core/client/device-store";
import { readCachedResponses, readScreen } from "@/lib/core/client/response-cache";
import { cacheResponsesFor, markAsStored } from "@/lib/core/client/response-caching";
import { paths } from "@/lib/core/shared/paths";

/** Screens that fetch nothing from the server: they open even if they were never visited. */
const ALWAYS: Record<string, { name: string; props: object }> = {
  [paths.newPost]: { name: "newPost", props: {} },
  [paths.settingsPage("download")]: { name: "download", props: {} },
  [paths.waiting]: { name: "waiting", props: {} },
};

/** Screens that need only the downloaded city data. */
const IN_PACK: typeof ALWAYS = {
  [paths.discover()]: { name: "discover", props: {} },
  [paths.saved]: { name: "saved", props: {} },
};

/** Updates stored props for the time that has passed since they were stored. */
function ofNow(name: string, { viewer }: StoredViewer): object {
  if (name !== "home") return {};
  const { greeting, day } = headingAt(new Date());
  return { greeting: `${greeting}, ${viewer.firstName}`, day };
}

export type StoredScreen = {
  person: StoredViewer;
  Screen: ComponentType<object>;
  props: object;
  responses: Record<string, CachedResponse>;
  at: number;
};

/** What to render at this URL; null if it was never visited, or not by a user this device knows. */
export async function screenAt(path: string): Promise<StoredScreen | null> {
  const person = await readStoredViewer();
  if (!person) return null;
  const { id } = person.viewer;
  const pack = await readPack(id);
  const screen = (await readScreen(id, path)) ?? ALWAYS[path] ?? (pack ? IN_PACK[path] : undefined);
  if (!screen || !isScreenName(screen.name)) return null;
  const responses = await readCachedResponses(id);
  for (const [key, data] of Object.entries(pack?.answers ?? {}))
    if (pack && pack.at > (responses[key]?.at ?? 0)) responses[key] = { data, at: pack.at };
  cacheResponsesFor(id);
  markAsStored(responses);
  const loadedAt = path in IN_PACK && pack ? pack.at : Date.now();
  const at = "at" in screen && typeof screen.at === "number" ? screen.at : loadedAt;
  // Only `ScreenSnapshotWriter` writes them, each screen's own properties under its own name.
  const Screen = (await SCREENS[screen.name]()) as ComponentType<object>;
  const props = { ...screen.props, ...ofNow(screen.name, person) };
  return { person, Screen, props, responses, at };
}
