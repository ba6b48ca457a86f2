import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, use, useState } from "react";
import { Segmented } from "@/components/ui/segmented";

const OPTIONS = [
  { value: "map", label: "Map" },
  { value: "list", label: "List" },
] as const;
type Look = (typeof OPTIONS)[number]["value"];

const never = new Promise<string>(() => {});
/** Takes longer to render than any test waits. */
const List = () => use(never);

function Screen() {
  const [look, setLook] = useState<Look>("map");
  return (
    <>
      <Segmented label="View" value={look} onValueChange={setLook} options={OPTIONS} />
      <Suspense>{look === "map" ? <p>the map</p> : <List />}</Suspense>
    </>
  );
}

test("the chosen value is highlighted before its content renders", async () => {
  render(<Screen />);
  await act(() => userEvent.click(screen.getByRole("button", { name: "List" })));
  expect(screen.getByRole("button", { name: "List" })).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByRole("button", { name: "Map" })).toHaveAttribute("aria-pressed", "false");
  expect(screen.getByText("the map")).toBeVisible();
});
