import { render, screen } from "@testing-library/react";
import NotFound from "@/app/not-found";
// Lazy-loaded code is compiled before the test's timeout starts.
import "@/components/layout/not-found-message";

jest.mock("@/components/layout/gallery-wall", () => ({ GalleryWall: () => null })); // reads the window's width

test("an unknown path shows the spec's text and a link home", async () => {
  render(<NotFound />);
  expect(await screen.findByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
  expect(screen.getByText("Did you forget to add the page to the router?")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to Windmile" })).toHaveAttribute("href", "/");
});
