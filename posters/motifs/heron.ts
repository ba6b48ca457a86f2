import { skyline } from "../city";
import {
  type Art,
  at,
  blob,
  circle,
  each,
  ellipse,
  group,
  lens,
  path,
  pick,
  poly,
  rect,
  repeat,
  stroke,
  tube,
} from "../engine";
import { somebody } from "../looks";
import { person, personInSun } from "../people";
import type { Scene } from "../scene";
import { birds, tree, treeline, water } from "../scenery";
import { backdrop } from "../sky";

/** A heron in the reeds, or hikers below the oaks. */
export function heron(scene: Scene): Art {
  const { palette, variant } = scene;
  const kind = variant % 3;
  const reed = (x: number, y: number, h: number, bend: number, ink: string, tail: boolean): Art =>
    stroke(`M${x} ${y}Q${x + bend * 0.2} ${y - h * 0.6} ${x + bend} ${y - h}`, ink, 7) +
    (tail
      ? group(
          rect(-11, -70, 22, 90, "#7A4630", 'rx="11"'),
          `transform="translate(${x + bend} ${y - h + 20}) rotate(${bend * 0.2})"`,
        )
      : path(
          `M${x} ${y - h * 0.3}Q${x + bend} ${y - h * 0.7} ${x + bend * 2.4} ${y - h * 0.76}Q${x + bend * 1.2} ${y - h * 0.5} ${x} ${y - h * 0.3}Z`,
          ink,
        ));
  const bird =
    stroke("M-30 0V-260M30 0L24 -150L40 -260", "#5A5248", 11) +
    stroke("M-30 0h-40M30 0h40", "#5A5248", 8) +
    blob("-190 -250 -120 -360 0 -400 90 -360 80 -280 0 -240 -100 -220", "#8FA5B5") +
    blob("-250 -200 -160 -330 -20 -380 40 -330 -40 -270 -140 -230", "#5F7A90") +
    blob("-190 -250 -240 -190 -130 -214 -60 -240", "#3A4E66") +
    tube("60 -340 34 120 -440 24 70 -540 20 90 -640 19 130 -690 24", "#C3D0D4") +
    tube("70 -340 12 128 -440 9 80 -540 8", "#FBF3E0") +
    ellipse(140, -694, 40, 28, "#FBF3E0") +
    poly("164 -712 310 -680 164 -676", "#E8A03C") +
    path("M110 -716Q150 -740 180 -704L150 -706Q60 -690 10 -650Q50 -706 110 -716Z", "#2A2F4A") +
    circle(154, -698, 6, "#2A1F2E");
  const lilies = repeat(
    7,
    (i) =>
      ellipse(90 + i * 120, 940 + ((i * 53) % 110), 60, 13, palette.leaf[0]) +
      (i % 3
        ? ""
        : each([-14, 0, 14] as const, (d) => ellipse(90 + i * 120 + d, 926 + ((i * 53) % 110), 9, 18, "#F7C9D4"))),
  );
  const oaks = each(
    [
      [80, 820, 190],
      [790, 840, 210],
      [300, 720, 120],
      [580, 700, 110],
    ] as const,
    ([x, y, r]) => tree(scene, x, y, r, r * 1.4),
  );
  const trail =
    path("M330 720H520Q480 800 620 900Q720 980 740 1100H200Q300 980 340 880Q380 790 330 720Z", palette.ground[0]) +
    path("M330 720H370Q410 800 370 890Q320 990 290 1100H200Q300 980 340 880Q380 790 330 720Z", palette.ground[1]);
  const hikers =
    each(
      [
        [360, 960, 250, 3],
        [480, 930, 236, 8],
        [560, 900, 150, 14],
      ] as const,
      ([x, y, h, n]) =>
        personInSun(
          { ...somebody(n), bag: pick(["#D8472F", "#F0B13C", "#2F8A8A"], n), dress: false, style: "brim" },
          { x, y, height: h, pose: "walk" },
          { ink: palette.ground[2], lean: -0.5, flat: 0.3 },
        ),
    ) +
    rect(680, 700, 16, 240, "#6A4A34") +
    path("M600 700H760L790 732L760 764H600Z", "#C98A4A") +
    path("M650 732h60m-20-16l20 16l-20 16", "none", 'stroke="#FBEBCB" stroke-width="8"');
  if (kind === 1)
    return (
      backdrop(scene, {
        horizon: 640,
        sun: [440, 420, 190],
        clouds: [
          [220, 140, 260],
          [660, 190, 220],
        ],
      }) +
      treeline(scene, { from: -20, to: 880, base: 740, r: 70 }) +
      rect(-20, 720, 900, 400, palette.grass[0]) +
      path("M-20 860Q300 800 880 880V910Q300 830 -20 900Z", palette.grass[1]) +
      trail +
      oaks +
      hikers
    );
  return (
    backdrop(scene, {
      horizon: 600,
      sun: [590, 470, 230],
      clouds: [
        [240, 160, 280],
        [690, 130, 210],
      ],
    }) +
    skyline(scene, { base: 620, height: 110, to: 480, row: "willis 160 170, hancock 330 160, aon 230 140" }) +
    treeline(scene, { from: -20, to: 880, base: 660, r: 40 }) +
    water(scene, { top: 656, x: 590 }) +
    lilies +
    (kind === 2
      ? birds(
          [
            [620, 260, 34],
            [700, 320, 26],
            [540, 330, 22],
          ],
          palette.ink,
        )
      : "") +
    lens(400, 970, 330, 12, palette.glint[1]) +
    at(kind === 2 ? 470 : 380, 966, bird, 1) +
    repeat(9, (i) =>
      reed(40 + i * 26, 1090, 330 + ((i * 67) % 190), i % 2 ? 40 : -30, pick(palette.leaf, i), i % 3 === 0),
    ) +
    repeat(9, (i) =>
      reed(640 + i * 28, 1090, 300 + ((i * 83) % 210), i % 2 ? -40 : 34, pick(palette.leaf, i + 1), i % 3 === 1),
    ) +
    (kind === 2 ? person({ ...somebody(13), style: "brim" }, { x: 130, y: 1080, height: 420, pose: "photo" }) : "")
  );
}
