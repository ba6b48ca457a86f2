/** @jest-environment jest-fixed-jsdom */
import { haptic } from "@/lib/core/client/haptic";

const vibrate = jest.fn();

beforeEach(() => {
  vibrate.mockReset();
  Object.defineProperty(navigator, "vibrate", { value: vibrate, configurable: true });
});
afterEach(() => {
  document.documentElement.removeAttribute("data-reduced-motion");
});

test("vibrates for ten milliseconds if supported, and not with reduced motion", () => {
  haptic();
  expect(vibrate).toHaveBeenCalledWith(10);
  document.documentElement.setAttribute("data-reduced-motion", "");
  haptic();
  expect(vibrate).toHaveBeenCalledTimes(1);
});

test("does nothing on an unsupported phone", () => {
  Object.defineProperty(navigator, "vibrate", { value: undefined, configurable: true });
  expect(haptic).not.toThrow();
});
