import { render, screen } from "@testing-library/react";
import { WeekStrip } from "@/components/activity/week-strip";
import { Providers } from "@/components/providers";
import { fakeApi } from "../../support/fake-api";

test("stats that fail to load show an error instead of loading forever", async () => {
  fakeApi({ "GET /api/user/stats": { status: 503, body: { code: "unavailable", message: "Busy" } } });
  render(
    <Providers>
      <WeekStrip />
    </Providers>,
  );
  expect(await screen.findByRole("alert")).toHaveTextContent("That didn't load");
});
