import { render, screen } from "@testing-library/react";
import { ItemNotFound } from "@/components/visitor/item-not-found";

jest.mock("@/components/layout/gallery-wall", () => ({ GalleryWall: () => null })); // reads the window's width

test.each([true, false])(
  "an unknown id shows the spec's heading and text, and a helpful line (visitor: %s)",
  (isVisitor) => {
    render(<ItemNotFound isVisitor={isVisitor} />);
    expect(screen.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
    expect(screen.getByText("Did you forget to add the page to the router?")).toBeVisible();
    expect(screen.getByText(/^This isn't available\. It may have been deleted or made private\./)).toBeVisible();
    expect(screen.queryAllByRole("button", { name: "Log in" })).toHaveLength(isVisitor ? 1 : 0);
  },
);
