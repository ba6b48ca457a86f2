import { render, screen } from "@testing-library/react";
import { ComparisonList } from "@/components/record/comparison-list";

const lines = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

test.each([
  [2, 1500, 1458, "Your 2nd time on this route, 0:42 faster than the last"],
  [3, 1458, 1500, "Your 3rd time on this route, 0:42 slower than the last"],
  [11, 1500, 1500, "Your 11th time on this route, as fast as the last"],
  [21, 1500, 1499.6, "Your 21st time on this route, as fast as the last"],
])("the time beside the last: %d", (times, secondsBefore, movingSeconds, said) => {
  render(
    <ComparisonList comparison={{ records: [], repeated: { times, secondsBefore } }} movingSeconds={movingSeconds} />,
  );
  expect(lines()).toEqual([said]);
});

test("each record with what it beat", () => {
  const records = [
    { meters: 5000, seconds: 1450, before: 1492 },
    { meters: 21_098, seconds: 7261, before: 7262 },
  ];
  render(<ComparisonList comparison={{ records, repeated: null }} movingSeconds={9000} />);
  expect(lines()).toEqual([
    "Your fastest 5 km: 24:10, 0:42 faster than before",
    "Your fastest half marathon: 2:01:01, 0:01 faster than before",
  ]);
});

test("nothing to compare is nothing on the screen", () => {
  const { container } = render(<ComparisonList comparison={{ records: [], repeated: null }} movingSeconds={1} />);
  expect(container).toBeEmptyDOMElement();
});
