import { render, screen } from "@testing-library/react";
import { ErrorState } from "@/components/ui/error-state";
import { ApiError, NetworkError } from "@/lib/core/client/api-client";

const OURS = "Windmile is having a problem right now. Please try again in a little while.";

test.each([
  ["without a network", false, () => new NetworkError(null), "You're offline. Check your connection and try again."],
  [
    "when nothing responds",
    true,
    () => new NetworkError(null),
    "Windmile can't be reached right now. Please try again.",
  ],
  ["on a 503", true, () => new ApiError(503, "Service Unavailable", '{"code":"unavailable","message":"Busy"}'), OURS],
  ["on a 500", true, () => new ApiError(500, "Internal Server Error", "<html>"), OURS],
  [
    "on a rejection",
    true,
    () => new ApiError(403, "Forbidden", '{"message":"Only members see this."}'),
    "Only members see this.",
  ],
])("%s it distinguishes the cause", (_, onLine, error, text) => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  render(<ErrorState error={error()} onRetry={() => undefined} />);
  expect(screen.getByRole("alert")).toHaveTextContent(text);
});
