import { render, screen, within } from "@testing-library/react";
import { fakeApi } from "@/__tests__/support/fake-api";
import { RecordsList } from "@/components/activity/records-list";
import { Providers } from "@/components/providers";
import { ComparisonList } from "@/components/record/comparison-list";

const medals = () =>
  within(screen.getByRole("list", { name: "Compared with past workouts" }))
    .getAllByRole("listitem")
    .map(({ children }) => [...children].map(({ textContent }) => textContent));

test.each([
  [2, 1500, 1458, "2nd time", "0:42 faster"],
  [3, 1458, 1500, "3rd time", "0:42 slower"],
  [11, 1500, 1500, "11th time", "Same time"],
  [21, 1500, 1499.6, "21st time", "Same time"],
])("the time compared with the previous one: %d", (times, secondsBefore, movingSeconds, title, note) => {
  render(
    <ComparisonList comparison={{ records: [], repeated: { times, secondsBefore } }} movingSeconds={movingSeconds} />,
  );
  expect(medals()).toEqual([[title, "on this route", note]]);
});

test("each record is a medal with the record it beat", () => {
  const records = [
    { meters: 5000, seconds: 1450, before: 1492 },
    { meters: 21_098, seconds: 7261, before: 7262 },
  ];
  render(<ComparisonList comparison={{ records, repeated: null }} movingSeconds={9000} />);
  expect(medals()).toEqual([
    ["24:10", "Fastest 5 km", "0:42 faster"],
    ["2:01:01", "Fastest half marathon", "0:01 faster"],
  ]);
});

test("a record has the same time in the workout and in the list of records", async () => {
  const [seconds, meters] = [548.9, 1609];
  const best = { workoutId: "w", startedAt: "2026-11-20T15:00:00.000Z", seconds };
  fakeApi({ "GET /api/workouts/records": { body: [{ activityType: "running", meters, best, earlier: [] }] } });
  render(
    <Providers>
      <ComparisonList
        comparison={{ records: [{ meters, seconds, before: 560.2 }], repeated: null }}
        movingSeconds={1800}
      />
      <RecordsList />
    </Providers>,
  );
  const list = await screen.findByRole("region", { name: "Your Records" });
  expect(within(list).getAllByText("9:09")).toHaveLength(2);
  expect(medals()).toEqual([["9:09", "Fastest 1 mile", "0:11 faster"]]);
});

test("nothing to compare renders nothing", () => {
  const { container } = render(<ComparisonList comparison={{ records: [], repeated: null }} movingSeconds={1} />);
  expect(container).toBeEmptyDOMElement();
});
