import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
// Lazy-loaded code is compiled before the test's timeout starts.
import "@/components/activity/shoes-field";
import "@/components/new-post/place-search";
import { fakeApi } from "@/__tests__/support/fake-api";
import { FeedFrame } from "@/__tests__/support/feed";
import { EditWorkoutDialog } from "@/components/activity/edit-workout-dialog";
import { dismissToast } from "@/components/ui/use-toast";
import type { Workout } from "@/lib/activity/workouts/schema";
import { ApiError } from "@/lib/core/client/api-client";

const RECORDED: Workout = {
  ...{ id: "w", activityType: "running", duration: 42, notes: "Windy", xpEarned: 14, source: "recorded" },
  ...{ startedAt: "2026-06-12T15:00:00.000Z", createdAt: "2026-06-12T16:00:00.000Z", distanceMeters: 8000 },
  ...{
    venueId: null,
    venueName: null,
    shoesId: null,
    shoesName: null,
    averageHeartRate: null,
    maxHeartRate: null,
    routePreview: "_p~iF~ps|U",
  },
};
const PAIR = { name: "Blue pair", isRetired: false, distanceMeters: 0, workouts: 0 };

beforeEach(() => dismissToast());

function show(workout: Workout, save = jest.fn().mockResolvedValue({ workout, xpEarned: 14 })) {
  fakeApi({ "GET /api/shoes": { body: [{ id: "s", ...PAIR }] } });
  const onClose = jest.fn();
  render(
    <FeedFrame>
      <EditWorkoutDialog open item={workout} onSave={save} onClose={onClose} />
    </FeedFrame>,
  );
  return { save, onClose };
}
const sheet = () => within(screen.getByRole("dialog", { name: "Edit Workout" }));
const saveIt = async () => userEvent.click(sheet().getByRole("button", { name: "Save" }));

test("a recorded workout's activity, notes, and shoes can change; its start, minutes, and distance can't", async () => {
  const { save, onClose } = show(RECORDED);
  expect(sheet().getByText("Start time, duration, and distance come from the recorded route.")).toBeVisible();
  for (const label of ["Duration (minutes)", "Distance (miles)", "When"]) {
    expect(sheet().queryByLabelText(label)).not.toBeInTheDocument();
  }
  await userEvent.selectOptions(sheet().getByLabelText("Activity"), "Walking");
  await userEvent.clear(sheet().getByLabelText("Notes (optional)"));
  await userEvent.type(sheet().getByLabelText("Notes (optional)"), "Along the lake");
  await userEvent.selectOptions(await sheet().findByLabelText("Shoes"), "Blue pair");
  await saveIt();
  const changed = { activityType: "walking", notes: "Along the lake", venueId: null, shoesId: "s" };
  expect(save).toHaveBeenCalledWith("w", changed);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test("a typed workout sends its minutes and distance only if they changed", async () => {
  const { save } = show({ ...RECORDED, source: "typed", routePreview: null });
  const minutes = sheet().getByLabelText("Duration (minutes)");
  await userEvent.clear(minutes);
  await userEvent.type(minutes, "45");
  await saveIt();
  const changed = { activityType: "running", duration: 45, notes: "Windy", venueId: null, shoesId: null };
  expect(save).toHaveBeenCalledWith("w", changed);
});

test("a refusal keeps the sheet open and shows the server's message in a toast", async () => {
  const message = "That pace isn't possible for this activity.";
  const problem = { message: "Invalid input", errors: { activityType: [message] } };
  const refusal = new ApiError(400, "Bad Request", JSON.stringify(problem));
  const { save, onClose } = show(RECORDED, jest.fn().mockRejectedValue(refusal));
  await userEvent.selectOptions(sheet().getByLabelText("Activity"), "Walking");
  await saveIt();
  expect(await screen.findByText(message)).toBeVisible();
  expect(sheet().getByLabelText("Activity")).toHaveDisplayValue("Walking");
  expect(sheet().getByLabelText("Notes (optional)")).toHaveValue("Windy");
  expect(save).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});
