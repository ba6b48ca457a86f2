import type { Person } from "@/lib/auth/accounts/schema";
import type { OpenSession } from "@/lib/auth/sessions/schema";
import { deleteJson, putJson } from "@/lib/core/client/api-client";
import { useFullList } from "@/lib/core/client/endless";
import { recordFetch } from "@/lib/core/client/freshness";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { ChangeSettings, Settings } from "./schema";

/** Changes are sent one after another, so that the last response includes every change before it. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const mine = last.then(task, task);
  last = mine.catch(() => undefined);
  return mine;
}

function merged(settings: Settings, change: ChangeSettings): Settings {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { ...settings, ...given, notifications: { ...settings.notifications, ...change.notifications } };
}

/** The account's settings. A change shows immediately; a refused one is rolled back and rejects. */
export function useSettings() {
  const { data, error, retry, mutate } = useData<Settings>(paths.api.accountSettings);
  const change = async (part: ChangeSettings) => {
    await mutate((known) => (known ? merged(known, part) : known), { revalidate: false });
    try {
      const saved = await inTurn(() => putJson<Settings>(paths.api.accountSettings, part));
      recordFetch(paths.api.accountSettings);
      await mutate(saved, { revalidate: false });
    } catch (failure) {
      await mutate();
      throw failure;
    }
  };
  return { settings: data, error, retry, change };
}

export function useSessions() {
  const { data, error, retry, mutate } = useData<OpenSession[]>(paths.api.sessions);
  const end = async (sessionId: string) => {
    await deleteJson(paths.api.endSession(sessionId));
    await mutate((known) => known?.filter(({ id }) => id !== sessionId), { revalidate: false });
  };
  return { sessions: data, error, retry, end };
}

export const useRestrictedPeople = (how: "block" | "mute") =>
  useFullList<Person>(how === "block" ? paths.api.blockedPeople : paths.api.mutedPeople);
