import {
  type Art,
  at,
  blob,
  box,
  circle,
  clipped,
  each,
  ellipse,
  path,
  pick,
  poly,
  rect,
  repeat,
  tube,
} from "../engine";
import { silhouette, somebody } from "../looks";
import { lit, mix } from "../palettes";
import { person } from "../people";
import type { Scene } from "../scene";

const FISH = ["#F0B13C", "#E8693A", "#FBEBCB", "#E2476A", "#7FE0CF"] as const;

function fish(x: number, y: number, r: number, ink: string, flip: boolean): Art {
  return at(
    x,
    y,
    path(`M${-r} 0Q${-r * 0.2} ${-r * 0.7} ${r} 0Q${-r * 0.2} ${r * 0.7} ${-r} 0Z`, ink) +
      poly(`${-r * 0.8} 0 ${-r * 1.5} ${-r * 0.5} ${-r * 1.4} ${r * 0.5}`, ink) +
      path(
        `M${-r * 0.1} ${-r * 0.36}Q${r * 0.1} 0 ${-r * 0.1} ${r * 0.36}`,
        "none",
        `stroke="#FFF6E0" stroke-width="${r * 0.14}"`,
      ) +
      circle(r * 0.5, -r * 0.1, r * 0.12, "#1C2238"),
    flip ? -1 : 1,
    1,
  );
}

const beluga = (ink: string, shade: string): Art =>
  blob("150 420 210 340 330 320 470 330 600 380 690 450 720 470 660 500 540 520 400 520 260 510 180 480", ink, 0.5) +
  blob("180 480 260 470 400 486 540 490 660 480 720 470 660 506 540 528 400 528 260 516", shade, 0.5) +
  blob("700 460 790 400 800 420 760 470 800 530 780 548", shade, 0.4) +
  blob("340 510 380 590 330 600 300 520", shade, 0.5) +
  circle(220, 410, 10, "#1C2238") +
  path("M156 436q40 26 80 6", "none", 'stroke="#8FB0B4" stroke-width="6" stroke-linecap="round"');

function jelly(x: number, y: number, r: number, ink: string): Art {
  return (
    repeat(6, (i) =>
      tube(
        `${x - r * 0.7 + i * r * 0.28} ${y} ${r * 0.06} ${x - r * 0.6 + i * r * 0.26} ${y + r * 0.9} ${r * 0.07} ${x - r * 0.84 + i * r * 0.3} ${y + r * 1.7} ${r * 0.05} ${x - r * 0.6 + i * r * 0.26} ${y + r * 2.5} ${r * 0.01}`,
        lit(ink),
        { extra: 'fill-opacity=".75"' },
      ),
    ) +
    path(
      `M${x - r} ${y}A${r} ${r * 0.95} 0 0 1 ${x + r} ${y}q${-r * 0.25} ${r * 0.22} ${-r * 0.5} 0q${-r * 0.25} ${r * 0.22} ${-r * 0.5} 0q${-r * 0.25} ${r * 0.22} ${-r * 0.5} 0q${-r * 0.25} ${r * 0.22} ${-r * 0.5} 0Z`,
      lit(ink),
      'fill-opacity=".92"',
    ) +
    ellipse(x - r * 0.3, y - r * 0.46, r * 0.3, r * 0.16, lit("#FFFFFF"), 'fill-opacity=".5"')
  );
}

const penguin = (x: number, y: number, h: number): Art =>
  at(
    x,
    y,
    ellipse(0, -50, 30, 50, "#1C2238") +
      ellipse(6, -44, 20, 40, "#FBF3E0") +
      circle(4, -106, 22, "#1C2238") +
      ellipse(12, -102, 11, 12, "#FBF3E0") +
      poly("22 -108 46 -102 22 -96", "#F0A03C") +
      circle(10, -110, 4, "#1C2238") +
      path("M-26 -76Q-50 -40 -36 -14Q-22 -30 -18 -60Z", "#12182C") +
      ellipse(-8, -2, 17, 6, "#F0A03C") +
      ellipse(16, -2, 17, 6, "#F0A03C"),
    h / 128,
  );

/** The tank's glass: beluga and shoals, penguins on ice, or jellyfish in the dark. */
export function aquarium(scene: Scene): Art {
  const { palette, variant, random } = scene;
  const roll = random(3);
  const waters = {
    dawn: ["#7FC0B4", "#4FA0A6", "#2F7F93", "#1F5F7A"],
    day: ["#8CD0C8", "#4FB0BC", "#2A8AA6", "#1A6488"],
    dusk: ["#6A7FB0", "#4A5F9A", "#384A86", "#2A3568"],
    night: ["#2C6795", "#1E4E80", "#15386A", "#0E2450"],
  }[scene.time].map(lit);
  const kind = variant % 3;
  const shoal = repeat(18, (i) =>
    fish(110 + roll() * 640, 190 + roll() * 520, 16 + roll() * 18, lit(pick(FISH, i)), i % 3 === 0),
  );
  const rays = each(
    [
      [180, 120],
      [380, 90],
      [600, 140],
    ] as const,
    ([x, w]) =>
      poly(`${x} 80 ${x + w * 0.4} 80 ${x + w * 1.4 - 60} 800 ${x - 160} 800`, lit("#E6FAF2"), 'fill-opacity=".14"'),
  );
  const weeds = repeat(9, (i) =>
    tube(
      `${90 + i * 84} 830 10 ${70 + i * 84 + (i % 2) * 40} 740 9 ${100 + i * 84} ${660 - (i % 3) * 40} 7 ${80 + i * 84} ${600 - (i % 3) * 50} 1`,
      pick(["#2F8A6A", "#1F6560", "#E2576A"], i),
    ),
  );
  const ice =
    path("M60 830L120 650L240 690L330 600L470 680L600 610L720 690L800 640V830Z", lit("#F2FAF6")) +
    path("M330 600L470 680L440 830H300ZM600 610L720 690L700 830H620Z", lit("#BFDDE0")) +
    penguin(250, 690, 150) +
    penguin(380, 660, 190) +
    penguin(560, 668, 170) +
    penguin(660, 700, 120);
  const inside = pick(
    [
      rays + shoal + weeds + beluga(lit("#F7F6EA"), lit("#B9D5D8")),
      rays +
        repeat(9, (i) =>
          fish(120 + roll() * 620, 200 + roll() * 300, 16 + roll() * 14, lit(pick(FISH, i)), i % 2 === 0),
        ) +
        ice,
      jelly(300, 330, 130, "#F28AA6") +
        jelly(580, 460, 100, "#F7C46A") +
        jelly(170, 570, 60, "#9FE0D8") +
        jelly(640, 240, 56, "#C79AE8") +
        repeat(26, () => circle(80 + roll() * 700, 120 + roll() * 700, 2 + roll() * 4, lit("#CFEDE6"))),
    ],
    kind,
  );
  const tank =
    rect(40, 60, 776, 780, waters[0] ?? "") +
    [1, 2, 3]
      .map((i) => path(`M40 ${60 + i * 190}Q428 ${20 + i * 190} 816 ${60 + i * 190}V840H40Z`, waters[i] ?? ""))
      .join("");
  const wall = "#16233A";
  const pillars =
    rect(-20, -20, 900, 84, wall) +
    rect(-20, 836, 900, 280, wall) +
    rect(-20, -20, 66, 900, wall) +
    rect(810, -20, 66, 900, wall) +
    rect(-20, 836, 900, 16, "#C98A4A") +
    repeat(22, (i) => path(`M${i * 42} 64q21 26 42 0Z`, "#C98A4A"));
  const floor = path("M100 1100L220 852H640L760 1100Z", lit(mix(pick(waters, 1).slice(0, 7), "#16233A", 0.55)));
  const visitors =
    person(silhouette(palette.ink, somebody(4)), { x: 300, y: 1040, height: 330, pose: "relaxed" }) +
    person(silhouette(palette.ink, somebody(2)), { x: 430, y: 1046, height: 200, pose: "point" }) +
    (kind === 1 ? person(silhouette(palette.ink, somebody(8)), { x: 560, y: 1040, height: 180, pose: "wave" }) : "");
  return clipped(box(40, 60, 776, 782), tank + inside) + pillars + floor + visitors;
}
