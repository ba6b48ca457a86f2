import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Sheet } from "@/components/ui/sheet";

function Chooser() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Directions
      </button>
      <Sheet open={open} onOpenChange={setOpen} title="Open in" description="Cloud Gate">
        <button type="button" onClick={() => setOpen(false)}>
          Cancel
        </button>
      </Sheet>
    </>
  );
}

test.each([
  ["Esc", () => userEvent.keyboard("{Escape}")],
  ["its own button", () => userEvent.click(screen.getByRole("button", { name: "Cancel" }))],
  ["Back", async () => window.history.back()],
])("a sheet is a named dialog that closes by %s and returns focus", async (_way, close) => {
  render(<Chooser />);
  const trigger = screen.getByRole("button", { name: "Directions" });
  await userEvent.click(trigger);
  const sheet = await screen.findByRole("dialog", { name: "Open in" });
  expect(sheet).toHaveAccessibleDescription("Cloud Gate");
  await close();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await waitFor(() => expect(trigger).toHaveFocus());
});
