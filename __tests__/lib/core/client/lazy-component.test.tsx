import { render, screen } from "@testing-library/react";
import { lazyOverlay } from "@/lib/core/client/lazy-component";

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
