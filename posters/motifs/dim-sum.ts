import { type Art, circle, each, ellipse, path, pick, rect, repeat, stroke, tube } from "../engine";
import { lit } from "../palettes";
import { atTable, cast } from "../rooms";
import type { Scene } from "../scene";

/** Pleated dumpling. */
function dumpling(x: number, y: number, r: number, skin = "#FBEBD0"): Art {
  return (
    path(
      `M${x - r} ${y + r * 0.3}Q${x - r} ${y - r * 0.7} ${x} ${y - r * 0.9}Q${x + r} ${y - r * 0.7} ${x + r} ${y + r * 0.3}Q${x} ${y + r * 0.8} ${x - r} ${y + r * 0.3}Z`,
      skin,
    ) +
    path(
      `M${x + r * 0.2} ${y - r * 0.84}Q${x + r} ${y - r * 0.6} ${x + r} ${y + r * 0.3}Q${x + r * 0.6} ${y + r * 0.55} ${x + r * 0.3} ${y + r * 0.6}Q${x + r * 0.7} ${y - r * 0.1} ${x + r * 0.2} ${y - r * 0.84}Z`,
      "#E0C08E",
    ) +
    stroke(
      `M${x} ${y - r * 0.86}Q${x - r * 0.5} ${y - r * 0.6} ${x - r * 0.66} ${y - r * 0.16}M${x} ${y - r * 0.86}Q${x - r * 0.2} ${y - r * 0.5} ${x - r * 0.24} ${y - r * 0.1}M${x} ${y - r * 0.86}Q${x + r * 0.3} ${y - r * 0.5} ${x + r * 0.2} ${y - r * 0.1}`,
      "#CDA86E",
      Math.max(3, r * 0.08),
    ) +
    circle(x, y - r * 0.88, r * 0.15, skin)
  );
}

/** Bamboo steamer; open ones show what they hold. */
function steamer(x: number, y: number, rx: number, h: number, open: boolean, kind: number): Art {
  const ry = rx * 0.3;
  const wall =
    path(`M${x - rx} ${y}V${y + h}A${rx} ${ry} 0 0 0 ${x + rx} ${y + h}V${y}Z`, "#C98A4A") +
    path(
      `M${x + rx * 0.35} ${y + ry * 0.9}V${y + h + ry * 0.92}A${rx} ${ry} 0 0 0 ${x + rx} ${y + h}V${y}Z`,
      "#A0683A",
    );
  const hoops = each([0.16, 0.8] as const, (t) =>
    path(
      `M${x - rx - 4} ${y + h * t}A${rx + 4} ${ry + 3} 0 0 0 ${x + rx + 4} ${y + h * t}v12A${rx + 4} ${ry + 3} 0 0 1 ${x - rx - 4} ${y + h * t + 12}Z`,
      "#7E4A2C",
    ),
  );
  const top =
    ellipse(x, y, rx + 3, ry + 2, "#E9B972") + ellipse(x, y + 3, rx - 14, ry - 7, open ? "#7E4A2C" : "#D9A05A");
  const lid = open
    ? ""
    : repeat(5, (i) =>
        ellipse(x, y + 3, (rx - 20) * (1 - i * 0.2), (ry - 9) * (1 - i * 0.2), i % 2 ? "#E9B972" : "#C98A4A"),
      ) + ellipse(x, y - 10, 20, 9, "#7E4A2C");
  const spots: readonly (readonly [number, number])[] = [
    [-0.5, -0.1],
    [0.48, -0.12],
    [0, -0.5],
    [-0.02, 0.16],
  ];
  const filling = open
    ? each(spots, ([dx, dy], i) =>
        dumpling(
          x + dx * rx,
          y + dy * ry + 2,
          rx * 0.27,
          pick(
            [
              ["#FBEBD0", "#FBEBD0"],
              ["#F6D8B8", "#FBE6A8"],
              ["#F2B8A0", "#FBEBD0"],
            ] as const,
            kind,
          )[i % 2],
        ),
      )
    : "";
  return wall + hoops + top + lid + filling;
}

function teapot(x: number, y: number, ink: string, deep: string): Art {
  return (
    cast(x, y + 74, 130, 24) +
    stroke(
      `M${x + 96} ${y - 40}Q${x + 180} ${y - 60} ${x + 150} ${y + 30}Q${x + 130} ${y + 60} ${x + 90} ${y + 40}`,
      deep,
      16,
    ) +
    path(
      `M${x - 100} ${y}Q${x - 170} ${y - 10} ${x - 190} ${y - 80}L${x - 164} ${y - 84}Q${x - 140} ${y - 30} ${x - 90} ${y - 50}Z`,
      ink,
    ) +
    ellipse(x, y, 116, 84, ink) +
    path(
      `M${x + 30} ${y - 81}Q${x + 116} ${y - 64} ${x + 116} ${y}Q${x + 110} ${y + 66} ${x + 20} ${y + 83}Q${x + 84} ${y} ${x + 30} ${y - 81}Z`,
      deep,
    ) +
    ellipse(x, y - 78, 56, 15, deep) +
    circle(x, y - 98, 15, ink) +
    each(
      [-46, -10, 30] as const,
      (d) => circle(x + d, y + 8, 15, "#FBEBCB", 'fill-opacity=".85"') + circle(x + d, y + 8, 6, ink),
    )
  );
}

/** Steamers, tea and lanterns of a Chinatown table. */
export function dimSum(scene: Scene): Art {
  const { variant, evening } = scene;
  const glow = evening ? lit("#F4644C") : "#D8472F";
  const lantern = (x: number, y: number, r: number): Art =>
    rect(x - 2, -20, 4, y - r + 20, "#3A2030") +
    ellipse(x, y, r, r * 0.86, glow) +
    each([-0.5, 0, 0.5] as const, (k) =>
      ellipse(x, y, Math.abs(k) * r || 3, r * 0.84, "none", 'stroke="#F0B13C" stroke-width="4"'),
    ) +
    rect(x - r * 0.4, y - r, r * 0.8, r * 0.18, "#F0B13C") +
    rect(x - r * 0.4, y + r * 0.8, r * 0.8, r * 0.18, "#F0B13C") +
    rect(x - 3, y + r, 6, r * 0.6, "#F0B13C");
  const curls = each(
    [
      [330, 1],
      [450, 1.2],
    ] as const,
    ([x, k]) =>
      tube(
        `${x} ${430 - 10} 2 ${x + 24} 360 ${9 * k} ${x - 14} 290 ${12 * k} ${x + 20} 220 ${9 * k} ${x} 160 1`,
        lit("#FFF7E2"),
        { extra: 'fill-opacity=".6"' },
      ),
  );
  const stack =
    variant % 2
      ? cast(428, 890, 330, 60) + steamer(428, 700, 300, 130, true, variant)
      : cast(380, 900, 250, 50) +
        steamer(380, 800, 230, 84, false, 0) +
        steamer(380, 690, 230, 84, false, 0) +
        steamer(380, 570, 230, 90, true, variant);
  const tea = variant % 2 ? "" : teapot(690, 850, "#2F6E9A", "#1F4E74");
  const lanterns = lantern(150, 150, 80) + lantern(706, 190, 96);
  return atTable(scene, lanterns + stack + tea + curls, {
    y: 740,
    setting: pick(["window", "sunburst", "tiles", "window"] as const, variant),
  });
}
