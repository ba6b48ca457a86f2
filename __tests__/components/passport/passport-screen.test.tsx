import { render, screen, within } from "@testing-library/react";
import { fakeApi } from "@/__tests__/support/fake-api";
import { FeedFrame } from "@/__tests__/support/feed";
import { PassportScreen } from "@/components/passport/passport-screen";
import { AREAS } from "@/lib/discover/passport/rules";
import type { Passport } from "@/lib/discover/passport/schema";

jest.mock("next/navigation", () => ({ ...jest.requireActual("next/navigation"), usePathname: () => "/passport" }));

const stamp = { at: "2026-11-20T12:00:00.000Z", by: "check-in", place: "Millennium Park" } as const;
const passport: Passport = {
  areas: AREAS.map(({ number, name }) => ({
    ...{ number, name, places: 3, friends: 2 },
    stamp: number === 32 ? stamp : null,
  })),
  stamped: 1,
  next: { number: 8, beside: 32 },
};

test("77 areas on the map and in a list take little markup, and only stamped ones have a color", async () => {
  fakeApi({ "GET /api/passport": { body: passport } });
  const { container } = render(
    <FeedFrame>
      <PassportScreen />
    </FeedFrame>,
  );
  const list = await screen.findByRole("list", { name: "Community areas" });
  const map = screen.getByRole("group", { name: /^Map of the 77 community areas/ });
  for (const part of [map, list]) {
    expect(within(part).getAllByRole("button")).toHaveLength(77);
    expect(part.querySelectorAll("[data-line]")).toHaveLength(1);
  }
  expect(within(map).getByRole("button", { name: "Loop, stamped" })).toHaveAttribute("data-line");
  expect(within(list).getByRole("button", { name: "Loop Stamped Nov 20, 2026" })).toBeVisible();
  expect(within(list).getByRole("button", { name: "Near North Side 3 places · 2 friends" })).toBeVisible();
  expect(container.innerHTML.length).toBeLessThan(65_000);
});
