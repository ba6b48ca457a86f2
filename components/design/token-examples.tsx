import { useCallback, useState } from "react";
import { Example, ExampleGroup } from "@/components/design/example";

const COLORS = [
  ...["sky", "on-sky", "sky-ink", "sky-wash", "star", "ink", "ink-soft", "paper", "raised", "card", "card-press"],
  ...["line", "line-strong", "danger", "danger-ink", "danger-wash", "good-ink", "warn-ink", "ground", "on-ground"],
  ...["veil", "shimmer", "bone", "focus", "focus-gap", "map-land", "map-water", "map-park", "map-name", "map-street"],
  ...["map-park-name", "map-water-name"],
];

const TYPE_STYLES = [
  { name: "text-xs", use: "12 Inter: captions, counts", className: "text-xs" },
  { name: "text-sm", use: "14 Inter: secondary text, labels", className: "text-sm" },
  { name: "text-base", use: "16 Inter: text, buttons, fields", className: "text-base" },
  { name: "text-lg", use: "18 Big Shoulders: rows, tabs", className: "font-display font-extrabold text-lg" },
  {
    name: "text-display-sm",
    use: "22: cards with a picture",
    className: "font-display font-extrabold text-display-sm",
  },
  { name: "text-display", use: "28: screens and sections", className: "font-display font-extrabold text-display" },
  { name: "text-display-lg", use: "36: large numbers", className: "font-display font-extrabold text-display-lg" },
  { name: "text-display-xl", use: "48: the one number", className: "font-display font-extrabold text-display-xl" },
];

const SPACING_STEPS = [4, 8, 12, 16, 24, 32];

const RADII = ["rounded-control", "rounded-card", "rounded-sheet", "rounded-full"];
const SHADOWS = ["shadow-card", "shadow-raise", "shadow-sheet"];

function Swatch({ name, theme }: { name: string; theme: "light" | "dark" }) {
  const [value, setValue] = useState("");
  const read = useCallback(
    (element: HTMLElement | null) => {
      if (element) setValue(getComputedStyle(element).getPropertyValue(`--${name}`));
    },
    [name],
  );
  return (
    <td className="w-24 py-1 pl-2 text-xs">
      <span className={theme}>
        <span
          ref={read}
          className="block h-8 rounded-control border border-line"
          style={{ backgroundColor: `var(--${name})` }}
        />
      </span>
      {value}
    </td>
  );
}

export function TokenExamples() {
  return (
    <ExampleGroup title="Tokens">
      <Example name="Colors" use="Star is for XP and likes. Sky is for actions. Selected is ink on paper.">
        <table className="w-full text-left text-sm">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col" className="pl-2">
                Light
              </th>
              <th scope="col" className="pl-2">
                Dark
              </th>
            </tr>
          </thead>
          <tbody>
            {COLORS.map((name) => (
              <tr key={name} className="border-line border-b">
                <th scope="row" className="font-medium">
                  {name}
                </th>
                <Swatch name={name} theme="light" />
                <Swatch name={name} theme="dark" />
              </tr>
            ))}
          </tbody>
        </table>
      </Example>
      <Example name="Type" use="Eight styles. Big Shoulders is for headings and numbers, Inter for everything else.">
        {TYPE_STYLES.map(({ name, use, className }) => (
          <div key={name}>
            <p className={className}>One mile at a time</p>
            <p className="text-ink-soft text-xs">
              {name}, {use}
            </p>
          </div>
        ))}
      </Example>
      <Example name="Spacing" use="Six steps. 24 px between sections, 8 px between a heading and its content.">
        {SPACING_STEPS.map((step) => (
          <div key={step} className="flex items-center gap-3">
            <span aria-hidden="true" className="h-4 bg-sky" style={{ width: step }} />
            <span className="text-sm tabular-nums">{step} px</span>
          </div>
        ))}
      </Example>
      <Example name="Radii" use="Controls, cards, sheets and dialogs, and pills.">
        <div className="grid grid-cols-2 gap-2">
          {RADII.map((radius) => (
            <div key={radius}>
              <div className={`h-16 border border-line-strong bg-card ${radius}`} />
              <span className="text-sm">{radius}</span>
            </div>
          ))}
        </div>
      </Example>
      <Example name="Shadows" use="Cards on a map, what floats, and sheets.">
        <div className="flex flex-col gap-6">
          {SHADOWS.map((shadow) => (
            <div key={shadow} className={`rounded-card bg-raised p-4 text-sm ${shadow}`}>
              {shadow}
            </div>
          ))}
        </div>
      </Example>
    </ExampleGroup>
  );
}
