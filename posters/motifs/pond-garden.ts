import { skyline } from "../city";
import { type Art, at, circle, each, ellipse, path, pick, rect, repeat, tube } from "../engine";
import { somebody } from "../looks";
import { lit } from "../palettes";
import { person, personInSun } from "../people";
import type { Scene } from "../scene";
import { treeline, water } from "../scenery";
import { backdrop } from "../sky";

/** A moon bridge over its pond under cherry blossom. */
export function pondGarden(scene: Scene): Art {
  const { palette, variant, random } = scene;
  const roll = random(3);
  const pink = ["#F7C9D4", "#EFA6B8", "#FBE3E6"] as const;
  const blossom = (x: number, y: number, r: number): Art =>
    circle(x + r * 0.1, y + r * 0.1, r, pink[1]) +
    circle(x, y, r * 0.88, pink[0]) +
    circle(x - r * 0.26, y - r * 0.28, r * 0.5, pink[2]);
  const cherry =
    tube("-20 880 34 60 700 26 130 560 20 220 440 12 330 380 5", "#4A2E34") +
    tube("90 640 18 40 480 13 -20 400 8", "#4A2E34") +
    tube("150 540 14 240 540 9 320 560 4", "#4A2E34") +
    each(
      [
        [60, 330, 100],
        [190, 300, 110],
        [320, 360, 84],
        [20, 430, 80],
        [250, 430, 90],
        [340, 560, 60],
        [130, 420, 90],
        [420, 300, 50],
      ] as const,
      ([x, y, r]) => blossom(x, y, r),
    );
  const bridge =
    path("M240 760Q428 480 640 760H606Q428 540 274 760Z", "#C8402F") +
    path("M260 700Q428 440 620 700L614 716Q428 466 266 716Z", "#C8402F") +
    repeat(8, (i) => {
      const t = (i + 0.5) / 8;
      const x = 262 + t * 352;
      const y = 700 - Math.sin(Math.PI * t) * 116;
      return rect(x - 7, y - 30, 14, 86, "#8E2A2C") + circle(x, y - 34, 9, "#F0B13C");
    }) +
    path("M274 760Q428 540 606 760H580Q428 590 300 760Z", "#6E2228");
  const reflection = path("M250 776Q428 960 630 776H606Q428 930 274 776Z", "#C8402F", 'fill-opacity=".34"');
  const stones = repeat(
    6,
    (i) =>
      ellipse(300 + i * 62, 1030 - i * 40, 60 - i * 5, 20 - i * 1.6, "#6A6068") +
      ellipse(298 + i * 62, 1024 - i * 40, 58 - i * 5, 18 - i * 1.6, "#B5A89C"),
  );
  const lilies = repeat(9, (i) => {
    const x = 200 + roll() * 620;
    const y = 850 + roll() * 210;
    return (
      ellipse(x, y, 46, 11, palette.leaf[0]) +
      (i % 3 ? "" : each([-12, 0, 12] as const, (d) => ellipse(x + d, y - 12, 8, 16, "#F7D9E0")))
    );
  });
  const koi = each(
    [
      [330, 900, 1],
      [620, 960, -1],
      [470, 1020, 1],
    ] as const,
    ([x, y, s]) =>
      at(
        x,
        y,
        path("M-50 0Q0 -26 60 0Q0 26 -50 0ZM-44 0l-34-18v36Z", "#F28A3C") +
          path("M-10 -14q20-4 30 8q-16 12-30 6Z", "#FFF3DC"),
        s,
        0.8,
      ),
  );
  const lantern =
    rect(706, 700, 34, 120, "#8A8078") +
    rect(690, 810, 66, 22, "#6A6068") +
    path("M676 700Q723 640 770 700Z", "#A89C92") +
    rect(696, 650, 54, 46, scene.evening ? lit("#F9C877") : "#B5A89C") +
    path("M664 654Q723 590 782 654Z", "#6A6068");
  const petals = repeat(26, (i) =>
    ellipse(
      (i * 149) % 860,
      320 + ((i * 97) % 720),
      7,
      4,
      pick(pink, i),
      `transform="rotate(${(i * 47) % 90} ${(i * 149) % 860} ${320 + ((i * 97) % 720)})"`,
    ),
  );
  return (
    backdrop(scene, {
      horizon: 560,
      sun: [590, 330, 200],
      clouds: [
        [630, 130, 260],
        [240, 130, 180],
      ],
    }) +
    skyline(scene, { base: 620, height: 150, from: 380, row: "willis 640 250, hancock 770 230" }) +
    treeline(scene, { from: -20, to: 880, base: 680, r: 66 }) +
    path("M-20 690Q300 640 880 680V800H-20Z", palette.grass[0]) +
    path("M520 690Q700 640 880 670V820H560Z", palette.grass[1]) +
    water(scene, { top: 770, x: 590 }) +
    lantern +
    reflection +
    bridge +
    (variant % 2
      ? ""
      : person(somebody(2), { x: 400, y: 618, height: 120, pose: "stroll" }) +
        person(somebody(7), { x: 456, y: 618, height: 126, pose: "relaxed", left: true })) +
    lilies +
    koi +
    (variant % 2
      ? stones +
        personInSun(
          somebody(9),
          { x: 420, y: 962, height: 250, pose: "walk" },
          { ink: palette.water[2], lean: 0.3, flat: 0.2 },
        )
      : "") +
    path("M-20 860Q120 850 240 920Q280 1010 200 1100H-20Z", palette.grass[2]) +
    cherry +
    petals
  );
}
