import { skyline } from "../city";
import { type Art, circle, each, ellipse, line, path, poly, rect, repeat, stroke } from "../engine";
import { type Look, somebody } from "../looks";
import { lit } from "../palettes";
import { person, personInSun } from "../people";
import type { Pose } from "../poses";
import { type Scene, underLamps } from "../scene";
import { treeline } from "../scenery";
import { backdrop } from "../sky";

const ballAt = (x: number, y: number, r: number): Art =>
  circle(x, y, r, "#FFF6E6") +
  poly(
    Array.from(
      { length: 5 },
      (_, i) => [x + r * 0.36 * Math.cos(i * 1.2566 - 1.57), y + r * 0.36 * Math.sin(i * 1.2566 - 1.57)] as const,
    ),
    "#2A2A3C",
  ) +
  repeat(5, (i) => {
    const t = i * 1.2566 - 1.57;
    return poly(
      [
        [x + r * 0.98 * Math.cos(t - 0.28), y + r * 0.98 * Math.sin(t - 0.28)],
        [x + r * 0.98 * Math.cos(t + 0.28), y + r * 0.98 * Math.sin(t + 0.28)],
        [x + r * 0.68 * Math.cos(t), y + r * 0.68 * Math.sin(t)],
      ],
      "#2A2A3C",
    );
  }) +
  path(
    `M${x + r * 0.3} ${y - r * 0.95}A${r} ${r} 0 0 1 ${x + r * 0.3} ${y + r * 0.95}Q${x + r * 0.7} ${y} ${x + r * 0.3} ${y - r * 0.95}Z`,
    "#C9BFA8",
    'fill-opacity=".6"',
  );

/** Soccer in the park, or a volley under the lights. */
export function soccer(scene: Scene): Art {
  const { palette, variant, evening } = scene;
  const kind = variant % 3;
  const kit = (n: number, top: string): Look => ({
    ...somebody(n),
    top,
    bottom: "#24345A",
    shorts: true,
    dress: false,
    bag: undefined,
    style: n % 2 ? "short" : "bun",
    hair: "#2A1F2E",
    shoe: "#2A2430",
  });
  const shade = { ink: palette.grass[2], lean: -0.5, flat: 0.28 };
  const boathouse =
    rect(180, 560, 496, 120, "#E9C08A") +
    rect(520, 560, 156, 120, "#B98A60") +
    poly("150 564 230 480 626 480 706 564", "#A8483A") +
    poly("470 480 626 480 706 564 520 564", "#7E302E") +
    each(
      [230, 626] as const,
      (x) =>
        rect(x - 40, 470, 80, 210, "#F0D2A0") +
        rect(x + 10, 470, 30, 210, "#C49A6C") +
        poly(`${x - 56} 474 ${x} 390 ${x + 56} 474`, "#A8483A"),
    ) +
    repeat(5, (i) => path(`M${300 + i * 56} 680V620a20 22 0 0 1 40 0V680Z`, evening ? lit("#F9C25B") : "#6A4A4C"));
  const goal =
    rect(120, 600, 10, 210, "#FFF6E6") +
    rect(420, 600, 10, 210, "#FFF6E6") +
    rect(120, 594, 310, 12, "#FFF6E6") +
    repeat(15, (i) => line(`M${130 + i * 20} 606L${150 + i * 17} 790`, "#FFF6E6", 2)) +
    repeat(8, (i) => line(`M130 ${620 + i * 22}H424`, "#FFF6E6", 2));
  const lights =
    kind === 1
      ? each(
          [90, 766] as const,
          (x) =>
            rect(x - 7, 240, 14, 460, palette.ink) +
            rect(x - 70, 170, 140, 80, palette.ink, 'rx="8"') +
            repeat(12, (i) => circle(x - 48 + (i % 4) * 32, 190 + Math.floor(i / 4) * 22, 10, lit("#FFF6DC"))) +
            ellipse(x, 210, 150, 90, lit("#FFE9BC"), 'fill-opacity=".2"'),
        )
      : "";
  const volley: Pose = { lean: -38, arms: [-80, -60, 100, 110], legs: [112, 100, 10, -30] };
  const field =
    rect(-20, 690, 900, 420, palette.grass[0]) +
    repeat(5, (i) =>
      poly(
        `${428 + (i * 2 - 5) * 100} 690 ${428 + (i * 2 - 4) * 100} 690 ${428 + (i * 2 - 4) * 250} 1100 ${428 + (i * 2 - 5) * 250} 1100`,
        palette.grass[1],
      ),
    ) +
    path("M-20 800H880V808H-20Z", "#FBF3E0") +
    ellipse(560, 900, 240, 60, "none", 'stroke="#FBF3E0" stroke-width="6"');
  const kids =
    personInSun(kit(3, "#D8472F"), { x: 300, y: 1000, height: 330, pose: "kick" }, shade) +
    personInSun(kit(8, "#F0B13C"), { x: 620, y: 990, height: 310, pose: "run", left: true }, shade) +
    personInSun(kit(5, "#F0B13C"), { x: 520, y: 860, height: 210, pose: "run", left: true }, shade) +
    personInSun(kit(12, "#D8472F"), { x: 160, y: 850, height: 200, pose: "run" }, shade) +
    ballAt(430, 960, 44);
  const striker =
    ellipse(400, 1030, 200, 20, palette.grass[2]) +
    person(kit(4, "#C8202F"), { x: 380, y: 700, height: 560, pose: volley, by: "hip" }) +
    ballAt(690, 610, 64) +
    stroke("M520 560Q590 540 630 570M520 620Q580 610 626 616", palette.paper, 6);
  return (
    backdrop(scene, {
      horizon: 600,
      sun: [620, 330, 210],
      clouds: [
        [210, 160, 280],
        [690, 150, 200],
      ],
    }) +
    skyline(scene, { base: 690, height: 260, row: "willis 130 420, hancock 740 370, aon 240 320, trump 640 320" }) +
    treeline(scene, { from: -20, to: 880, base: 696, r: 52 }) +
    (kind === 2 ? boathouse + treeline(scene, { from: -20, to: 150, base: 696, r: 50 }) : "") +
    lights +
    field +
    (kind === 2 ? "" : goal) +
    (kind === 1 ? underLamps(striker, scene, 0.4) : kids)
  );
}
