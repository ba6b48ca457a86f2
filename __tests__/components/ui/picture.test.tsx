import { fireEvent, render, screen } from "@testing-library/react";
import { Picture } from "@/components/ui/picture";

test("a picture keeps its space and its crop, and loads lazily below the fold", () => {
  render(<Picture src="/posters/a.avif" alt="Cloud Gate" width={856} height={1070} focusY={0.3} />);
  const image = screen.getByRole("img", { name: "Cloud Gate" });
  expect(image).toHaveAttribute("loading", "lazy");
  expect(image).toHaveAttribute("width", "856");
  expect(image).toHaveStyle({ objectPosition: "50% 30%" });
});

test("a picture that fails to load becomes a tile with its alt text, and a new source is tried", () => {
  const { rerender } = render(<Picture src="/posters/gone.avif" alt="Cloud Gate" width={856} height={1070} />);
  fireEvent.error(screen.getByRole("img", { name: "Cloud Gate" }));
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByText("Cloud Gate")).toBeInTheDocument();
  rerender(<Picture src="/posters/a.avif" alt="Cloud Gate" width={856} height={1070} />);
  expect(screen.getByRole("img", { name: "Cloud Gate" })).toHaveAttribute("src", "/posters/a.avif");
});
