import "fake-indexeddb/auto";
import { act, render, screen, waitFor } from "@testing-library/react";
// Lazy-loaded code is compiled before the test's timeout starts.
import "@/components/activity/recording-pill";
import { RecordingHost } from "@/components/activity/recording-host";
import { currentRecording, setCurrentRecording } from "@/lib/activity/recorder/current-recording";
import { clearRecorded, finishRecording, startRecording } from "@/lib/activity/recorder/recorder";
import { hasRecording, readRecording } from "@/lib/activity/recorder/recording-store";

let path = "/";
jest.mock("next/navigation", () => ({ usePathname: () => path }));
jest.mock("@/components/preferences", () => ({ usePreferences: () => ({ units: "mi" }) }));

const leave = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test("a recording continues across screens, is stored, and asks before leaving until it is finished", async () => {
  const first = render(<RecordingHost userId="ada" />);
  await waitFor(() => expect(currentRecording().phase).toBe("none"));
  await act(() => startRecording("ada", "yoga", null));
  expect(await screen.findByRole("link", { name: /^Recording 0:0\d$/ })).toHaveAttribute("href", "/record");
  expect(leave()).toBe(true);
  first.unmount();

  path = "/record";
  const second = render(<RecordingHost userId="ada" />);
  expect(screen.queryByRole("link")).toBeNull();
  await waitFor(() => expect(leave()).toBe(true));
  second.unmount();
  expect(currentRecording().phase).toBe("recording");
  await waitFor(async () => expect(await readRecording("ada")).toMatchObject({ activityType: "yoga", trailId: null }));

  path = "/";
  render(<RecordingHost userId="ada" />);
  await act(finishRecording);
  expect(await screen.findByRole("link", { name: "Back to your recording" })).toBeVisible();
  expect(leave()).toBe(false);
  await act(clearRecorded);
  expect(screen.queryByRole("link")).toBeNull();
  expect(await hasRecording("ada")).toBe(false);
});

test("another tab says where it is being recorded", async () => {
  setCurrentRecording({ phase: "elsewhere", session: null });
  render(<RecordingHost userId="bob" />);
  expect(await screen.findByRole("link", { name: "Recording in another tab" })).toBeVisible();
});
