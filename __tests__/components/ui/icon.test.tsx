import { render } from "@testing-library/react";
import * as lucide from "lucide-react";
import * as homeIcons from "@/components/home/home-icons";
import * as navIcons from "@/components/layout/nav-icons";

const ours = Object.entries({ ...homeIcons, ...navIcons });
const lucides = Object.fromEntries(Object.entries(lucide));

test.each(ours)("%s has the lines of Lucide's icon of this name", (name, Icon) => {
  const Lucide = lucides[name] as lucide.LucideIcon;
  const inside = (element: React.ReactElement) => render(element).container.querySelector("svg")?.innerHTML;

  expect(inside(<Icon />)).toBe(inside(<Lucide />));
});

test("is hidden from who listens, as beside its button's name it says nothing", () => {
  const { container } = render(<navIcons.House className="size-6" />);

  expect(container.querySelector("svg.icon.size-6")).toHaveAttribute("aria-hidden", "true");
});
