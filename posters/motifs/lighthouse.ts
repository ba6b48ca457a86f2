import { skyline } from "../city";
import { type Art, blob, each, path, pick, poly, rect, repeat } from "../engine";
import { lit } from "../palettes";
import { crowd } from "../people";
import type { Scene } from "../scene";
import { sail, water } from "../scenery";
import { backdrop } from "../sky";

function tower(scene: Scene): Art {
  const { evening, palette } = scene;
  const glow = evening ? lit("#FFF1C0") : "#FBE7A8";
  const beam = evening
    ? poly("520 262 -40 150 -40 330", lit("#FFE9B0"), 'fill-opacity=".34"') +
      poly("520 262 900 180 900 330", lit("#FFE9B0"), 'fill-opacity=".24"')
    : "";
  return (
    beam +
    rect(560, 610, 170, 150, "#FBF0D8") +
    rect(660, 610, 70, 150, "#D9C3A4") +
    path("M544 614L645 548L746 614Z", "#C8402F") +
    path("M645 548L746 614H672Z", "#8E2A2C") +
    rect(600, 660, 40, 48, palette.near[1]) +
    rect(390, 640, 120, 120, "#FBF0D8") +
    path("M380 644L450 590L520 644Z", "#C8402F") +
    rect(430, 684, 34, 40, palette.near[1]) +
    poly("462 770 584 770 566 310 480 310", "#FFF6E0") +
    poly("536 770 584 770 566 310 534 310", "#D9C3A4") +
    poly("474 470 572 470 568 390 478 390", "#C8402F") +
    poly("535 470 572 470 568 390 534 390", "#8E2A2C") +
    poly("468 640 578 640 575 560 471 560", "#C8402F") +
    poly("536 640 578 640 575 560 535 560", "#8E2A2C") +
    each([430, 520, 600] as const, (y) => rect(512, y, 18, 34, palette.near[1], 'rx="9"')) +
    rect(462, 296, 122, 18, "#2B2A3A") +
    repeat(7, (i) => rect(466 + i * 18, 274, 4, 24, "#2B2A3A")) +
    rect(462, 270, 122, 5, "#2B2A3A") +
    rect(488, 226, 70, 70, glow) +
    rect(486, 222, 6, 76, "#2B2A3A") +
    rect(520, 222, 5, 76, "#2B2A3A") +
    rect(554, 222, 6, 76, "#2B2A3A") +
    path("M478 226Q480 170 523 160Q566 170 568 226Z", "#C8402F") +
    path("M523 160Q566 170 568 226H536Q540 184 523 160Z", "#8E2A2C") +
    rect(519, 130, 8, 34, "#2B2A3A")
  );
}

/** The harbour light at the end of its breakwater. */
export function lighthouse(scene: Scene): Art {
  const { palette, variant, random } = scene;
  const white = [palette.paper, palette.cloud[1], palette.ink] as const;
  const walkers = variant % 2 ? crowd({ from: 30, to: 400, y: 800, height: 84, count: 5, seed: random(4) }) : "";
  return (
    backdrop(scene, {
      horizon: 620,
      sun: [200, 540, 220],
      clouds: [
        [690, 150, 260],
        [180, 190, 230],
      ],
    }) +
    skyline(scene, {
      base: 640,
      height: 120,
      to: 400,
      row: "willis 90 190, trump 160 130, aon 210 150, hancock 320 170",
    }) +
    water(scene, { top: 636, x: 200 }) +
    sail(250, 706, 78, white) +
    sail(110, 690, 48, white, true) +
    sail(776, 720, 60, white) +
    tower(scene) +
    path("M-20 800L380 764H700L880 776V880Q600 900 -20 860Z", "#A8876C") +
    path("M-20 800L380 764H700L880 776V790L700 780H380L-20 818Z", "#E0C79C") +
    repeat(24, (i) =>
      blob(
        `${i * 40 - 30} ${830 + (i % 3) * 6} ${i * 40} ${806 + (i % 4) * 8} ${i * 40 + 30} ${826 + (i % 2) * 10} ${i * 40 + 22} ${874} ${i * 40 - 22} ${880}`,
        pick(["#8E6E5C", "#6E5450", "#A8876C"], i),
      ),
    ) +
    walkers +
    path(
      "M-20 880Q100 866 200 884T420 880T640 886T880 876V894Q700 906 420 896T-20 900Z",
      palette.paper,
      'fill-opacity=".7"',
    )
  );
}
