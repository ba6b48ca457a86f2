import "@testing-library/jest-dom";
import "./console-errors";

if (typeof window !== "undefined") {
  // What jsdom lacks and the overlay libraries need.
  class NoObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList; // a phone
  window.HTMLElement.prototype.scrollIntoView = () => {};
  window.HTMLElement.prototype.hasPointerCapture = () => false;
  window.scrollTo = () => {};
}
