import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Sheet } from "@/components/ui/sheet";
import { lazyItemOverlay, lazyOverlay } from "@/lib/core/client/lazy-overlay";

const Part = ({ open }: { open: boolean }) => <p>{open ? "open" : "closing"}</p>;

test("an overlay's code loads when it is first opened, and it stays for its closing animation", async () => {
  const load = jest.fn(async () => ({ Part }));
  const Overlay = lazyOverlay(load, "Part");
  const { rerender } = render(<Overlay open={false} />);
  expect(load).not.toHaveBeenCalled();

  rerender(<Overlay open />);
  expect(await screen.findByText("open")).toBeVisible();

  rerender(<Overlay open={false} />);
  expect(screen.getByText("closing")).toBeVisible();
});

test("one that is open from the start loads immediately", async () => {
  const Overlay = lazyOverlay(async () => ({ Part }), "Part");
  render(<Overlay open />);
  expect(await screen.findByText("open")).toBeVisible();
});

const Item = ({ item, open }: { item: string; open: boolean }) => <p>{`${item} ${open ? "open" : "closing"}`}</p>;

test("one about an item still shows it while it closes", async () => {
  const Overlay = lazyItemOverlay(async () => ({ Item }), "Item");
  const { rerender, container } = render(<Overlay item={null} />);
  expect(container).toBeEmptyDOMElement();

  rerender(<Overlay item="Park" />);
  expect(await screen.findByText("Park open")).toBeVisible();

  rerender(<Overlay item={null} />);
  expect(screen.getByText("Park closing")).toBeVisible();
});

type NotesProps = { open: boolean; onOpenChange: (open: boolean) => void; onClosed?: () => void };

function Notes(sheet: NotesProps) {
  const [typed, setTyped] = useState("");
  return (
    <Sheet {...sheet} title="Notes">
      <input aria-label="Note" value={typed} onChange={(event) => setTyped(event.target.value)} />
    </Sheet>
  );
}

test("one that passes on `onClosed` starts fresh on the next opening", async () => {
  const Overlay = lazyOverlay(async () => ({ Notes }), "Notes");
  const show = (open: boolean) => <Overlay open={open} onOpenChange={() => {}} />;
  const { rerender } = render(show(true));
  await userEvent.type(await screen.findByLabelText("Note"), "Typed");

  rerender(show(false));
  await waitFor(() => expect(screen.queryByLabelText("Note")).not.toBeInTheDocument());

  rerender(show(true));
  expect(await screen.findByLabelText("Note")).toHaveValue("");
});
