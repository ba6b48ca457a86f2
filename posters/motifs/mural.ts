import { filler } from "../city";
import {
  type Art,
  at,
  blob,
  box,
  circle,
  clipped,
  each,
  ellipse,
  limb,
  path,
  pick,
  poly,
  rect,
  repeat,
  stroke,
} from "../engine";
import { somebody } from "../looks";
import { mix } from "../palettes";
import { person } from "../people";
import type { Scene } from "../scene";
import { paving } from "../scenery";
import { backdrop } from "../sky";

const INKS = ["#D8472F", "#F0B13C", "#2F8A8A", "#E2476A", "#7DAA55", "#5A3F8A"] as const;

function sunFace(x: number, y: number, r: number): Art {
  return (
    repeat(16, (i) => {
      const a = (i / 16) * Math.PI * 2;
      return poly(
        [
          [x + r * 1.06 * Math.cos(a - 0.14), y + r * 1.06 * Math.sin(a - 0.14)],
          [x + r * 1.06 * Math.cos(a + 0.14), y + r * 1.06 * Math.sin(a + 0.14)],
          [x + r * (i % 2 ? 1.5 : 1.75) * Math.cos(a), y + r * (i % 2 ? 1.5 : 1.75) * Math.sin(a)],
        ],
        i % 2 ? "#F0B13C" : "#E8693A",
      );
    }) +
    circle(x, y, r, "#F5C95A") +
    path(`M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}Q${x + r * 0.5} ${y} ${x} ${y - r}Z`, "#E8A03C") +
    stroke(
      `M${x - r * 0.5} ${y - r * 0.1}q${r * 0.16} ${-r * 0.16} ${r * 0.32} 0M${x + r * 0.2} ${y - r * 0.1}q${r * 0.16} ${-r * 0.16} ${r * 0.32} 0M${x - r * 0.3} ${y + r * 0.36}q${r * 0.3} ${r * 0.24} ${r * 0.6} 0M${x} ${y - r * 0.1}l${-r * 0.08} ${r * 0.26}l${r * 0.14} 0`,
      "#8E3A2C",
      r * 0.07,
    )
  );
}

function hummingbird(): Art {
  return (
    blob("300 330 400 300 520 350 600 440 660 560 620 570 540 500 440 470 350 440", "#2F8A8A") +
    blob("340 420 440 460 540 500 620 570 520 560 400 500", "#7FE0CF") +
    blob("420 340 500 200 640 110 760 90 700 180 620 270 520 380", "#5A3F8A") +
    blob("440 350 540 240 680 150 720 150 640 250 520 390", "#E2476A") +
    blob("470 370 570 290 660 220 620 280 530 400", "#F0B13C") +
    blob("600 540 700 600 760 700 690 680 620 620", "#24506A") +
    blob("580 550 640 640 650 730 600 680 570 600", "#2F8A8A") +
    circle(300, 350, 66, "#2F8A8A") +
    path("M260 380q40 50 110 30q-20 60-70 50Z", "#E2476A") +
    path("M240 340Q120 320 60 330Q130 346 240 362Z", "#2A1F2E") +
    circle(286, 334, 13, "#FFF6E0") +
    circle(284, 334, 7, "#2A1F2E")
  );
}

const flower = (x: number, y: number, r: number, ink: string): Art =>
  repeat(8, (i) =>
    ellipse(x + r * 0.66 * Math.cos(i * 0.785), y + r * 0.66 * Math.sin(i * 0.785), r * 0.36, r * 0.36, ink),
  ) +
  circle(x, y, r * 0.42, "#F0B13C") +
  circle(x, y, r * 0.2, "#8E3A2C");

/** Two raised hands holding up a flower. */
function hands(): Art {
  const hand = (side: 1 | -1, skin: string): Art => {
    const fingers = each(
      [
        [-70, -150],
        [-34, -190],
        [6, -186],
        [40, -150],
      ] as const,
      ([dx, dy]) =>
        limb(
          [
            [dx * 0.6, -40, 24],
            [dx, dy, 17],
          ],
          skin,
        ),
    );
    const arm = limb("30 340 70 16 120 54 0 0 62", skin) + limb("40 20 26 96 -50 20", skin) + fingers;
    return at(428 - side * 190, 600, arm, side, 1, side * 16);
  };
  return hand(1, "#9C5A44") + hand(-1, "#D9976A") + flower(428, 400, 130, "#E2476A") + flower(428, 230, 60, "#F28A2C");
}

/** A painted wall in Pilsen and the people who stop for it. */
export function mural(scene: Scene): Art {
  const { palette, variant, random } = scene;
  const grounds = [
    ["#2F6E9A", "#3F86AE"],
    ["#C8502F", "#D9693F"],
    ["#F0B13C", "#F5C465"],
    ["#5A3F8A", "#6E52A0"],
  ] as const;
  const [ground, band] = pick(grounds, variant + (scene.time === "dawn" ? 3 : 0));
  const bricks = repeat(9, (r) =>
    repeat(
      8,
      (c) =>
        rect(-10 + c * 116 + (r % 2) * 58, 180 + r * 66, 110, 4, mix(ground, "#2A1F3D", 0.22)) +
        rect(-10 + c * 116 + (r % 2) * 58, 180 + r * 66, 4, 66, mix(ground, "#2A1F3D", 0.22)),
    ),
  );
  const waves = repeat(4, (i) =>
    path(
      `M-20 ${620 + i * 46}Q100 ${570 + i * 46} 220 ${620 + i * 46}T460 ${620 + i * 46}T700 ${620 + i * 46}T940 ${620 + i * 46}V${660 + i * 46}Q820 ${700 + i * 46} 700 ${660 + i * 46}T460 ${660 + i * 46}T220 ${660 + i * 46}T-20 ${660 + i * 46}Z`,
      pick(INKS, i + variant),
    ),
  );
  const garden = repeat(
    7,
    (i) =>
      flower(70 + i * 122, 730 - (i % 2) * 60, 54 + (i % 3) * 10, pick(INKS, i + variant)) +
      stroke(`M${70 + i * 122} ${780 - (i % 2) * 60}V860`, "#3F8A5A", 8),
  );
  const picture = pick(
    [
      waves + garden + at(0, 40, hummingbird()),
      waves + sunFace(428, 440, 150) + garden,
      waves + garden + sunFace(230, 350, 90) + at(120, 60, hummingbird(), 0.86),
    ],
    variant,
  );
  const art = variant % 4 === 0 && scene.time === "dawn" ? garden + hands() : picture;
  const flags =
    variant % 3 === 1
      ? stroke("M-20 60Q428 150 880 60", palette.ink, 4) +
        repeat(8, (i) => {
          const x = 6 + i * 108;
          const y = 78 + Math.sin(((i + 0.5) / 8) * Math.PI) * 30;
          return (
            path(`M${x} ${y}h90v90l-15 14l-15-14l-15 14l-15-14l-15 14l-15-14Z`, pick(INKS, i)) +
            circle(x + 45, y + 44, 16, "#FFF3DC")
          );
        })
      : "";
  return (
    backdrop(scene, { horizon: 260, sun: [640, 120, 110], clouds: [[240, 90, 230]] }) +
    filler({ from: -20, to: 880, base: 200, low: 20, high: 90, inks: palette.mid, width: [70, 60] }, random(3)) +
    rect(-20, 168, 900, 700, ground) +
    path("M-20 300Q428 180 880 300V470Q428 330 -20 470Z", band) +
    bricks +
    clipped(box(-20, 172, 900, 694), art) +
    rect(-20, 150, 900, 24, "#C9A27A") +
    rect(-20, 168, 900, 8, "#8A6A54") +
    flags +
    rect(-20, 862, 900, 24, "#6A4A48") +
    paving(scene, 884) +
    person(somebody(variant * 3 + 2), { x: 210, y: 1010, height: 270, pose: "photo" }) +
    person(somebody(variant * 3 + 7), { x: 620, y: 1020, height: 280, pose: "stroll", left: true }) +
    person(somebody(variant * 3 + 8), { x: 700, y: 1022, height: 190, pose: "point", left: true })
  );
}
