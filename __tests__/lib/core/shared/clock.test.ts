import { onceAMinute } from "@/lib/core/shared/clock";

test("what is made of an instant is made anew when the minute changes, and not before", () => {
  const make = jest.fn((at: Date) => at.toISOString().slice(0, 16));
  const heading = onceAMinute(make);
  const said = ["11:59:00.000", "11:59:59.999", "12:00:00.000", "11:59:30.000"].map((time) =>
    heading(new Date(`2026-11-21T${time}Z`)),
  );
  expect(said).toEqual(["2026-11-21T11:59", "2026-11-21T11:59", "2026-11-21T12:00", "2026-11-21T11:59"]);
  expect(make).toHaveBeenCalledTimes(3);
});
