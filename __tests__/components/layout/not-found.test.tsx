import { render, screen } from "@testing-library/react";
import NotFound from "@/app/not-found";

test("an unknown path gets the spec's words and a way home", () => {
  render(<NotFound />);
  expect(screen.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
  expect(screen.getByText("Did you forget to add the page to the router?")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to Windmile" })).toHaveAttribute("href", "/");
});
