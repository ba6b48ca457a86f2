import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { RouteCharts } from "@/components/record/route-charts";
import type { Sample } from "@/lib/activity/routes/route-splits";

const LAST = 100;
/** 5 km in 25 minutes, rising by whole meters. */
const samples: Sample[] = Array.from({ length: LAST + 1 }, (_, index) => ({
  ...{ meters: 50 * index, second: 15 * index, speed: 3.3, elevation: 180 + Math.floor(index / 10) },
  at: { lat: 41.9 + index / 10_000, lng: -87.62 },
}));

function Charts() {
  const [chosen, setChosen] = useState(0);
  return <RouteCharts samples={samples} activityType="running" units="km" chosen={chosen} onChoose={setChosen} />;
}

test("touching a chart and moving the slider select the same position, and the axes are labeled", () => {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 0, 200, 80));
  const { container } = render(<Charts />);
  const slider = screen.getByRole("slider", { name: "Along the route" });
  const plot = container.querySelector("svg")?.parentElement;
  if (!plot) throw new Error("There is no chart");
  const point = (type: string, clientX: number) => fireEvent(plot, new MouseEvent(type, { clientX, bubbles: true })); // jsdom has no pointer events
  point("pointerdown", 200);
  expect(slider).toHaveAttribute("aria-valuetext", "2.5 km · 12:30 · 5:03 /km · 185 m");
  point("pointermove", 900);
  expect(slider).toHaveValue(String(LAST));
  fireEvent.change(slider, { target: { value: "20" } });
  expect(screen.getByText("1 km · 5:00 · 5:03 /km · 182 m")).toBeVisible();
  expect(screen.getByText("Faster ↑")).toBeVisible();
  expect(screen.getByText("180 m")).toBeVisible();
  expect(screen.getByText("189 m")).toBeVisible(); // of the smoothed elevations
});
