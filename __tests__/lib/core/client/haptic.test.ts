import { haptic } from "@/lib/core/client/haptic";

const vibrate = jest.fn();

beforeEach(() => {
  vibrate.mockReset();
  Object.defineProperty(navigator, "vibrate", { value: vibrate, configurable: true });
});
afterEach(() => {
  document.documentElement.removeAttribute("data-reduced-motion");
});

test("a tick of ten milliseconds where the phone can, and none where somebody wants things still", () => {
  haptic();
  expect(vibrate).toHaveBeenCalledWith(10);
  document.documentElement.setAttribute("data-reduced-motion", "");
  haptic();
  expect(vibrate).toHaveBeenCalledTimes(1);
});

test("a phone that cannot is asked for nothing", () => {
  Object.defineProperty(navigator, "vibrate", { value: undefined, configurable: true });
  expect(haptic).not.toThrow();
});
