import "fake-indexeddb/auto";
import {
  deleteRecording,
  hasRecording,
  PIECE,
  readRecording,
  saveRecording,
} from "@/lib/activity/recorder/recording-store";
import { type RecordingEvent, Track } from "@/lib/activity/recorder/track";
import { readDeviceEntry, writeDeviceEntry } from "@/lib/core/client/device-store";
import { asMeasured, LAKEFRONT, RUN, seeded, truth } from "../../../support/tracks";

const USER = "0f4e6c9a-0000-7000-8000-000000000001";
const START = Date.UTC(2026, 10, 22, 13);
const events: RecordingEvent[] = asMeasured(truth(LAKEFRONT, RUN), seeded(2)).map(
  ({ lat, lng, second, accuracy }): RecordingEvent => ["fix", START + 1000 * second, lat, lng, accuracy, null],
);
const head = { id: "abc", activityType: "running", trailId: null, startedAt: START } as const;
const follow = (all: readonly RecordingEvent[]) => {
  const track = new Track("running", START);
  for (const event of all) track.push(event);
  return track.route();
};

afterEach(() => deleteRecording(USER));

test("chunks are restored to the same route", async () => {
  let written = 0;
  for (let count = 100; count <= events.length; count += 137) {
    await saveRecording(USER, { ...head, events: events.slice(0, count) }, Math.floor(written / PIECE));
    written = count;
  }
  const kept = await readRecording(USER);
  expect(kept).toMatchObject(head);
  expect(kept?.events).toEqual(events.slice(0, written));
  expect(follow(kept?.events ?? [])).toEqual(follow(events.slice(0, written)));
});

test("nothing is left once it is saved or discarded, and other people's data isn't touched", async () => {
  await saveRecording(USER, { ...head, events }, 0);
  await saveRecording("another", { ...head, events: events.slice(0, 5) }, 0);
  expect(await hasRecording(USER)).toBe(true);
  await deleteRecording(USER);
  expect(await hasRecording(USER)).toBe(false);
  expect(await readDeviceEntry(USER, "recording-0")).toBeUndefined();
  expect((await readRecording("another"))?.events).toHaveLength(5);
});

test("corrupt data isn't a recording, and a corrupt event is left out", async () => {
  await writeDeviceEntry(USER, "recording", { id: 5, activityType: "flying", startedAt: "now", pieces: 1 });
  expect(await readRecording(USER)).toBeNull();
  await saveRecording(USER, { ...head, events: [...events.slice(0, 3)] }, 0);
  await writeDeviceEntry(USER, "recording-0", [
    ...events.slice(0, 3),
    null,
    ["fix", 1],
    ["dance", 2],
    ["fix", Number.NaN, 1, 2, 3, 4],
  ]);
  expect((await readRecording(USER))?.events).toEqual(events.slice(0, 3));
});
