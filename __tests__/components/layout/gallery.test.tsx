import { render } from "@testing-library/react";
import { Gallery } from "@/components/layout/gallery";

let path = "/settings";
jest.mock("next/navigation", () => ({ usePathname: () => path }));

test("two pages have two posters", () => {
  const posters = ["/settings", "/saved"].map((page) => {
    path = page;
    return render(<Gallery />)
      .container.querySelector("img")
      ?.getAttribute("src");
  });
  expect(posters[0]).toMatch(/^\/posters\/.+\.avif$/);
  expect(posters[1]).not.toBe(posters[0]);
});
