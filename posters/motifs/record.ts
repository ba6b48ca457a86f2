import { type Art, circle, each, ellipse, group, path, pick, poly, rect, repeat, stroke } from "../engine";
import { somebody } from "../looks";
import { lit } from "../palettes";
import { person } from "../people";
import { atTable, cast, roomOf } from "../rooms";
import { type Scene, underLamps } from "../scene";

const disc = (x: number, y: number, r: number, label: string, flat = 1): Art =>
  ellipse(x, y, r, r * flat, "#1A1826") +
  each([0.86, 0.74, 0.62, 0.5] as const, (k) =>
    ellipse(x, y, r * k, r * k * flat, "none", 'stroke="#34304A" stroke-width="3"'),
  ) +
  path(
    `M${x} ${y}L${x + r * 0.9 * Math.cos(-0.9)} ${y + r * 0.9 * flat * Math.sin(-0.9)}A${r * 0.9} ${r * 0.9 * flat} 0 0 1 ${x + r * 0.9 * Math.cos(-0.5)} ${y + r * 0.9 * flat * Math.sin(-0.5)}Z`,
    "#6A6488",
    'fill-opacity=".5"',
  ) +
  ellipse(x, y, r * 0.36, r * 0.36 * flat, label) +
  ellipse(x, y, r * 0.2, r * 0.2 * flat, "#FBEBCB") +
  ellipse(x, y, r * 0.04, r * 0.04 * flat, "#1A1826");

/** A turntable with a drink beside it, or the bins of the record shop. */
export function record(scene: Scene): Art {
  const { variant } = scene;
  const inks = ["#D8472F", "#F0B13C", "#2F8A8A", "#E2476A", "#FBEBCB", "#5A3F8A", "#7DAA55", "#24506A"] as const;
  const cover = (x: number, y: number, s: number, i: number): Art =>
    rect(x, y, s, s, pick(inks, i)) +
    pick(
      [
        circle(x + s / 2, y + s / 2, s * 0.3, pick(inks, i + 3)),
        poly(`${x} ${y + s} ${x + s / 2} ${y + s * 0.2} ${x + s} ${y + s}`, pick(inks, i + 2)),
        repeat(4, (k) => rect(x, y + s * (0.14 + k * 0.22), s, s * 0.1, pick(inks, i + k + 1))),
        path(
          `M${x} ${y + s * 0.6}Q${x + s * 0.5} ${y + s * 0.2} ${x + s} ${y + s * 0.6}V${y + s}H${x}Z`,
          pick(inks, i + 4),
        ) + circle(x + s * 0.7, y + s * 0.26, s * 0.12, pick(inks, i + 1)),
      ],
      i,
    );
  const bins = repeat(
    3,
    (c) =>
      repeat(
        6,
        (i) =>
          poly(
            `${40 + c * 270} ${690 + i * 34 - 150} ${270 + c * 270} ${690 + i * 34 - 150} ${276 + c * 270} ${700 + i * 34} ${34 + c * 270} ${700 + i * 34}`,
            pick(inks, i * 3 + c),
          ) + rect(60 + c * 270, 560 + i * 34, 190, 18, "#FFF3DC", 'fill-opacity=".6"'),
      ) +
      poly(`${20 + c * 270} 890 ${290 + c * 270} 890 ${280 + c * 270} 1070 ${30 + c * 270} 1070`, "#B5703F") +
      poly(`${220 + c * 270} 890 ${290 + c * 270} 890 ${280 + c * 270} 1070 ${230 + c * 270} 1070`, "#8A4E2C") +
      rect(16 + c * 270, 880, 278, 16, "#E0A86A"),
  );
  const wall = repeat(10, (i) => cover(50 + (i % 5) * 156, 60 + Math.floor(i / 5) * 170, 140, i * 3 + variant));
  const table2 =
    cast(400, 920, 360, 40) +
    poly("60 720 740 720 800 900 0 900", "#B5703F") +
    poly("0 900 800 900 800 950 0 950", "#7A4428") +
    poly("90 736 640 736 680 880 50 880", "#D9964A") +
    disc(350, 806, 240, pick(inks, variant), 0.3) +
    stroke("M660 740L620 790L500 826", "#C9D3CC", 12) +
    circle(664, 742, 24, "#8FA5A5") +
    rect(474, 816, 44, 22, "#2A2430", 'rx="6" transform="rotate(16 496 826)"') +
    each([700, 740] as const, (x) => circle(x, 860, 15, "#2A2430"));
  const drink =
    poly("660 470 800 470 736 590 724 590", "#E8693A") +
    path("M640 446H820L744 596H716Z", lit("#DDF0EA"), 'fill-opacity=".45"') +
    rect(725, 590, 10, 110, lit("#DDF0EA")) +
    ellipse(730, 706, 60, 11, lit("#C9DCD8")) +
    circle(760, 470, 15, "#B8283F");
  const sleeve =
    group(cover(-120, -120, 240, variant + 1), 'transform="translate(230 520) rotate(-10)"') +
    disc(400, 480, 130, "#F0B13C");
  const buyer = person(somebody(variant * 3 + 2), {
    x: 640,
    y: 910,
    height: 430,
    pose: { arms: [40, 80, 30, 70], legs: [4, 0, -6, -4], lean: 10, head: -10 },
    left: true,
  });
  if (variant % 2)
    return underLamps(
      rect(-20, -20, 900, 1120, roomOf(scene).wall) +
        wall +
        rect(-20, 400, 900, 20, roomOf(scene).trim) +
        buyer +
        bins +
        rect(-20, 1068, 900, 40, roomOf(scene).trim),
      scene,
      0.25,
    );
  return atTable(scene, sleeve + drink + table2, { y: 700, setting: "window" });
}
