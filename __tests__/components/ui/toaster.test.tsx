import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "@/components/ui/toaster";
import { TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from "@/components/ui/tooltip-delays";
import {
  dismissToast,
  showPendingToast,
  TOAST_DURATION,
  TOAST_HOTKEY,
  TOAST_REMOVE_DELAY,
  TOAST_SWIPE_DIRECTION,
  TOAST_SWIPE_THRESHOLD,
  toast,
  toastAfterNavigation,
} from "@/components/ui/use-toast";

afterEach(() => act(() => dismissToast()));

test("the constants match the spec", () => {
  expect({ TOAST_REMOVE_DELAY, TOAST_DURATION, TOAST_SWIPE_DIRECTION, TOAST_SWIPE_THRESHOLD }).toEqual({
    TOAST_REMOVE_DELAY: 1_000_000,
    TOAST_DURATION: 5000,
    TOAST_SWIPE_DIRECTION: "right",
    TOAST_SWIPE_THRESHOLD: 50,
  });
  expect(TOAST_HOTKEY).toEqual(["F8"]);
  expect([TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY]).toEqual([700, 300]);
});

test("the toast region's name contains its hotkey, F8", () => {
  render(<Toaster />);
  expect(screen.getByRole("region", { name: "Notifications (F8)" })).toBeInTheDocument();
});

test("at most one toast is visible: the newest", () => {
  render(<Toaster />);
  act(() => {
    toast({ title: "First" });
    toast({ title: "Second", description: "of two", variant: "destructive" });
  });
  const list = screen.getByRole("list");
  expect(list).toHaveTextContent("Second");
  expect(list).toHaveTextContent("of two");
  expect(list).not.toHaveTextContent("First");
});

test("a toast closes after five seconds", () => {
  jest.useFakeTimers();
  try {
    render(<Toaster />);
    act(() => {
      toast({ title: "Draft Saved" });
    });
    act(() => jest.advanceTimersByTime(4900));
    expect(screen.getByRole("list")).toHaveTextContent("Draft Saved");
    act(() => jest.advanceTimersByTime(200));
    expect(screen.getByRole("list")).not.toHaveTextContent("Draft Saved");
  } finally {
    jest.useRealTimers();
  }
});

test("F8 moves focus to the toasts", () => {
  render(<Toaster />);
  act(() => {
    toast({ title: "Draft Saved" });
  });
  fireEvent.keyDown(document, { key: "F8", code: "F8" });
  expect(screen.getByRole("list")).toHaveFocus();
});

test("an action runs and closes its toast", async () => {
  const undo = jest.fn();
  render(<Toaster />);
  act(() => {
    toast({ title: "Photo removed", action: { label: "Undo", onClick: undo } });
  });
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("list")).not.toHaveTextContent("Photo removed");
});

test("a toast can be carried over a full navigation, once", () => {
  act(() => toastAfterNavigation({ title: "Logged out" }));
  act(() => dismissToast());
  // The first tap loads the toaster, possibly after that tap has carried over a toast, which is for the next page.
  const { unmount } = render(<Toaster />);
  expect(screen.getByRole("list")).not.toHaveTextContent("Logged out");
  act(() => showPendingToast());
  expect(screen.getByRole("list")).toHaveTextContent("Logged out");
  unmount();
  act(() => dismissToast());
  render(<Toaster />);
  act(() => showPendingToast());
  expect(screen.getByRole("list")).not.toHaveTextContent("Logged out");
});
