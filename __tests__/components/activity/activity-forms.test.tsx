import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
// Lazy-loaded code is compiled before the test's timeout starts.
import "@/components/activity/workout-checks";
import { ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { SharePostForm } from "@/components/activity/share-post-form";
import { WorkoutForm } from "@/components/activity/workout-form";
import { WorkoutStart } from "@/components/activity/workout-start";
import { Toaster } from "@/components/ui/toaster";
import { dismissToast } from "@/components/ui/use-toast";
import { type ActivityType, MORE_ACTIVITY_TYPES, SPEC_ACTIVITY_TYPES } from "@/lib/activity/workouts/rules";
import { ApiError } from "@/lib/core/client/api-client";

const named = (activity: ActivityType) => ACTIVITY_NAMES[activity];

beforeEach(() => {
  sessionStorage.clear();
  dismissToast();
});

describe("workout", () => {
  const show = (log = jest.fn().mockResolvedValue(undefined)) => {
    render(
      <>
        <WorkoutForm log={log} />
        <Toaster />
      </>,
    );
    return log;
  };

  test("the details appear only after an activity is selected", async () => {
    show();
    expect(screen.queryByLabelText("Duration (minutes)")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Running" }));
    expect(screen.getByLabelText("Duration (minutes)")).toHaveAttribute("placeholder", "30");
  });

  test("the form appears with the first activity, and keeps focus and tab changes", async () => {
    const first = render(<WorkoutStart userId="ada" log={jest.fn()} />);
    expect(screen.queryByRole("button", { name: "Complete Workout" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Running" }));
    expect(await screen.findByLabelText("Duration (minutes)")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("button", { name: "Running" })).toHaveFocus());
    first.unmount();
    render(<WorkoutStart userId="ada" log={jest.fn()} />);
    expect(await screen.findByLabelText("Duration (minutes)")).toBeInTheDocument();
  });

  test("Record links to the recorder, and Log past workout to the activities", async () => {
    Element.prototype.scrollIntoView = jest.fn();
    render(<WorkoutStart userId="ada" log={jest.fn()} />);
    expect(screen.getByRole("link", { name: "Record" })).toHaveAttribute("href", "/record");
    const open = screen.getByRole("button", { name: "Log past workout" });
    await userEvent.click(open);
    expect(screen.getByRole("button", { name: "Running" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Yoga" }));
    expect(await screen.findByLabelText("Duration (minutes)")).toBeInTheDocument();
    await userEvent.click(open);
    expect(screen.getByRole("button", { name: "Yoga", pressed: true })).toHaveFocus();
  });

  test("More shows the other activities; choosing one hides them and keeps focus", async () => {
    const log = show();
    const more = screen.getByRole("button", { name: "More" });
    expect(screen.queryByRole("button", { name: "Walking" })).not.toBeInTheDocument();
    await userEvent.click(more);
    const names = within(screen.getByRole("group", { name: "Activity type" }))
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
    expect(names).toEqual([...SPEC_ACTIVITY_TYPES.map(named), "More", ...MORE_ACTIVITY_TYPES.map(named)]);
    await userEvent.click(screen.getByRole("button", { name: "Walking" }));
    expect(more).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("button", { name: "Rowing" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Walking", pressed: true })).toHaveFocus();
    await userEvent.type(screen.getByLabelText("Duration (minutes)"), "30");
    expect(screen.getByText("Estimated XP: 6")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Complete Workout" }));
    expect(log).toHaveBeenCalledWith({ activityType: "walking", duration: 30, notes: null }, expect.any(String));
  });

  test("the estimate matches the server's award: 60 minutes of running are 20 XP", async () => {
    const log = show();
    await userEvent.click(screen.getByRole("button", { name: "Running" }));
    await userEvent.type(screen.getByLabelText("Duration (minutes)"), "60");
    expect(screen.getByText("Estimated XP: 20")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Complete Workout" }));
    expect(log).toHaveBeenCalledWith({ activityType: "running", duration: 60, notes: null }, expect.any(String));
    await waitFor(() => expect(screen.queryByLabelText("Duration (minutes)")).not.toBeInTheDocument());
  });

  test("the button is disabled while something is missing; pressing Enter shows the toast", async () => {
    const log = show();
    fireEvent.submit(screen.getByRole("form", { name: "Log a workout" }));
    expect(await screen.findByText("Missing Information")).toBeInTheDocument();
    expect(screen.getByText("Please select an activity type and duration.")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Running" }));
    expect(screen.getByRole("button", { name: "Complete Workout" })).toBeDisabled();
    expect(log).not.toHaveBeenCalled();
  });

  test("a failure keeps the input, and the retry uses the same key", async () => {
    const log = show(
      jest
        .fn()
        .mockRejectedValueOnce(new ApiError(503, "", ""))
        .mockResolvedValue(undefined),
    );
    await userEvent.click(screen.getByRole("button", { name: "Yoga" }));
    await userEvent.type(screen.getByLabelText("Duration (minutes)"), "45");
    await userEvent.click(screen.getByRole("button", { name: "Complete Workout" }));
    expect(await screen.findByText("Failed to save workout. Please try again.")).toBeInTheDocument();
    expect(screen.getByLabelText("Duration (minutes)")).toHaveValue(45);
    await userEvent.click(screen.getByRole("button", { name: "Complete Workout" }));
    await waitFor(() => expect(log).toHaveBeenCalledTimes(2));
    expect(log.mock.calls[1]?.[1]).toBe(log.mock.calls[0]?.[1]);
  });

  test.each(["0", "-5", "1441", "30.5", "99999"])(
    "%s minutes are left for the server to reject, and show no estimate",
    async (minutes) => {
      const message = "Enter a whole number of minutes from 1 to 1,440";
      const body = JSON.stringify({ code: "validation", message: "Invalid input", errors: { duration: [message] } });
      const log = show(jest.fn().mockRejectedValue(new ApiError(400, "", body)));
      await userEvent.click(screen.getByRole("button", { name: "Running" }));
      await userEvent.type(screen.getByLabelText("Duration (minutes)"), minutes);
      expect(screen.getByText("Estimated XP: 0")).toBeInTheDocument();
      await userEvent.click(screen.getByRole("button", { name: "Complete Workout" }));
      expect(await screen.findByText(message)).toBeInTheDocument();
      expect(screen.getByText("Error")).toBeInTheDocument();
      expect(log).toHaveBeenCalledWith(expect.objectContaining({ duration: Number(minutes) }), expect.any(String));
      expect(screen.getByLabelText("Duration (minutes)")).toHaveValue(Number(minutes));
    },
  );

  test("input survives a reload", async () => {
    const { unmount } = render(<WorkoutForm log={jest.fn()} />);
    await userEvent.click(screen.getByRole("button", { name: "Hiking" }));
    await userEvent.type(screen.getByLabelText("Duration (minutes)"), "90");
    unmount();
    show();
    expect(await screen.findByLabelText("Duration (minutes)")).toHaveValue(90);
  });
});

describe("an unfinished workout", () => {
  const timer = { activityType: "running", startedAt: Date.now() - 65_000, pausedAt: null, pausedMs: 0 };
  afterEach(() => localStorage.clear());

  test("opens with the page, using a cookie until it is logged", async () => {
    const log = jest.fn().mockResolvedValue(undefined);
    render(<WorkoutForm unfinished="running" log={log} />);
    expect(document.cookie).toContain("unfinished-workout=running");
    await userEvent.type(screen.getByLabelText("Duration (minutes)"), "30");
    await userEvent.click(screen.getByRole("button", { name: "Complete Workout" }));
    await waitFor(() => expect(document.cookie).not.toContain("unfinished-workout"));
  });

  test("replaces the form while it is timed", async () => {
    localStorage.setItem("app-timer-ada", JSON.stringify(timer));
    render(<WorkoutForm userId="ada" log={jest.fn()} />);
    expect(await screen.findByRole("timer", { name: "Running timer" })).toHaveTextContent(/^1:\d\d$/);
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
    expect(screen.queryByRole("group", { name: "Activity type" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Finish" }));
    expect(await screen.findByLabelText("Duration (minutes)")).toHaveValue(1);
  });
});

describe("shared post", () => {
  const show = (share = jest.fn().mockResolvedValue({}), onShared = jest.fn()) => {
    render(
      <>
        <SharePostForm share={share} onShared={onShared} />
        <Toaster />
      </>,
    );
    return { share, onShared };
  };

  test("counts up to 280 without enforcing it", async () => {
    const { share, onShared } = show();
    const long = "x".repeat(300);
    fireEvent.change(screen.getByLabelText("What did you do?"), { target: { value: long } });
    expect(screen.getByText("300/280")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Share Post" }));
    expect(share).toHaveBeenCalledWith(long, expect.any(String), undefined); // the account's default audience
    await waitFor(() => expect(onShared).toHaveBeenCalled());
  });

  test("rejects blank content with the spec's message", async () => {
    const { share } = show();
    await userEvent.type(screen.getByLabelText("What did you do?"), "   ");
    await userEvent.click(screen.getByRole("button", { name: "Share Post" }));
    expect(await screen.findByText("Missing Content")).toBeInTheDocument();
    expect(screen.getByText("Please write something about your activity.")).toBeInTheDocument();
    expect(share).not.toHaveBeenCalled();
  });

  test("shows an error and keeps the text on failure", async () => {
    show(jest.fn().mockRejectedValue(new ApiError(500, "", "")));
    await userEvent.type(screen.getByLabelText("What did you do?"), "Ran");
    await userEvent.click(screen.getByRole("button", { name: "Share Post" }));
    expect(await screen.findByText("Failed to share post. Please try again.")).toBeInTheDocument();
    expect(screen.getByLabelText("What did you do?")).toHaveValue("Ran");
  });
});
