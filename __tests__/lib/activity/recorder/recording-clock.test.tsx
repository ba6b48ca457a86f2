import { act, render, screen } from "@testing-library/react";
import { useRecordingClock } from "@/lib/activity/recorder/current-recording";
import { RecorderSession } from "@/lib/activity/recorder/recorder-session";

function State({ session }: { session: RecorderSession }) {
  useRecordingClock(session);
  return session.track.isPaused ? "Paused" : "Running";
}

test("a pause in the millisecond of the last tick is shown", () => {
  jest.spyOn(Date, "now").mockReturnValue(1_800_000_000_000);
  const session = new RecorderSession("ada", { activityType: "yoga", trailId: null });
  render(<State session={session} />);
  expect(screen.getByText("Running")).toBeInTheDocument();
  act(() => session.pause());
  expect(screen.getByText("Paused")).toBeInTheDocument();
});
