import { render, screen } from "@testing-library/react";
import { WeekStrip } from "@/components/activity/week-strip";
import { Providers } from "@/components/providers";
import { fakeApi } from "../../support/fake-api";

test("numbers that don't come are said to have failed, instead of being waited for without end", async () => {
  fakeApi({ "GET /api/user/stats": { status: 503, body: { code: "unavailable", message: "Busy" } } });
  render(
    <Providers>
      <WeekStrip />
    </Providers>,
  );
  expect(await screen.findByRole("alert")).toHaveTextContent("That didn't load");
});
