import { skyline } from "../city";
import {
  type Art,
  at,
  blob,
  circle,
  each,
  ellipse,
  lens,
  limb,
  path,
  pick,
  poly,
  rect,
  repeat,
  stroke,
  tube,
} from "../engine";
import { somebody } from "../looks";
import { lit } from "../palettes";
import { crowd, person } from "../people";
import { type Scene, underLamps } from "../scene";
import { stringLights, tree, treeline, water } from "../scenery";
import { backdrop } from "../sky";

const flamingo = (x: number, y: number, k: number, flip = 1): Art =>
  at(
    x,
    y,
    stroke("M0 0V-230M40 -150L10 -190L30 -240", "#E8799A", 9) +
      blob("-120 -290 -60 -360 60 -350 100 -290 60 -230 -40 -220", "#F28AA6") +
      blob("-160 -260 -90 -330 20 -330 60 -280 0 -240 -80 -236", "#D8577A") +
      tube("70 -310 22 130 -400 17 90 -480 14 120 -560 13 170 -570 16", "#F28AA6") +
      circle(170, -572, 24, "#F28AA6") +
      path("M186 -584Q240 -576 234 -530Q220 -520 210 -534Q210 -552 184 -556Z", "#FBEBCB") +
      path("M224 -548Q238 -536 232 -526Q220 -520 212 -532Z", "#2A1F2E") +
      circle(172, -578, 5, "#2A1F2E"),
    k * flip,
    k,
  );

const giraffe = (): Art =>
  limb("-120 -330 30 -130 -160 20 -130 0 16", "#C98A3C") +
  limb("110 -330 30 120 -160 20 116 0 16", "#C98A3C") +
  blob("-190 -480 -60 -520 90 -520 180 -460 170 -350 60 -300 -100 -300 -190 -360", "#F0B85A") +
  limb("-150 -330 32 -160 -160 21 -156 0 17", "#F0B85A") +
  limb("150 -340 32 156 -160 21 150 0 17", "#F0B85A") +
  tube("120 -450 70 190 -640 44 230 -820 34 250 -900 36", "#F0B85A") +
  tube("80 -500 10 150 -660 10 196 -840 10 216 -930 6", "#8A4A2C") +
  blob("210 -930 270 -950 330 -890 380 -860 380 -830 330 -824 260 -840 220 -870", "#F0B85A") +
  blob("330 -866 384 -856 382 -830 330 -826", "#D9964A") +
  stroke("M240 -940V-990M270 -944V-990", "#C98A3C", 10) +
  circle(240, -994, 11, "#5A2E22") +
  circle(270, -994, 11, "#5A2E22") +
  poly("212 -930 150 -950 206 -906", "#D9964A") +
  circle(290, -896, 9, "#2A1F2E") +
  circle(372, -850, 5, "#5A2E22") +
  each(
    [
      [-120, -440, 34],
      [-40, -460, 38],
      [50, -440, 36],
      [120, -400, 30],
      [-90, -370, 30],
      [0, -380, 34],
      [80, -350, 24],
      [150, -520, 28],
      [170, -600, 26],
      [196, -680, 22],
      [214, -750, 19],
      [228, -820, 16],
    ] as const,
    ([x, y, r]) =>
      blob(
        `${x - r} ${y - r * 0.4} ${x - r * 0.2} ${y - r} ${x + r * 0.9} ${y - r * 0.5} ${x + r * 0.8} ${y + r * 0.6} ${x - r * 0.3} ${y + r * 0.8}`,
        "#9A5528",
        0.3,
      ),
  );

const polarBear = (x: number, y: number, k: number): Art =>
  at(
    x,
    y,
    limb("-170 -130 60 -190 0 46", "#C9D3D8") +
      limb("130 -130 56 150 0 42", "#C9D3D8") +
      blob("-260 -180 -200 -290 0 -310 160 -280 230 -200 200 -100 0 -80 -200 -90", "#F7F6EA") +
      limb("-120 -130 64 -130 0 46", "#F7F6EA") +
      limb("180 -150 58 200 0 42", "#F7F6EA") +
      blob("180 -290 250 -320 320 -290 390 -250 390 -220 320 -200 230 -200", "#F7F6EA") +
      circle(230, -310, 22, "#E0E6E2") +
      ellipse(386, -240, 18, 13, "#2A2430") +
      circle(312, -272, 8, "#2A2430") +
      path("M-260 -180Q-200 -110 0 -100T200 -110Q190 -84 0 -78T-230 -110Z", "#C9D3D8"),
    k,
  );

const barn = (x: number, y: number, { evening }: Scene): Art =>
  rect(x, y - 160, 260, 160, "#B8383A") +
  rect(x + 180, y - 160, 80, 160, "#82262E") +
  poly(
    `${x - 20} ${y - 156} ${x + 40} ${y - 250} ${x + 130} ${y - 300} ${x + 220} ${y - 250} ${x + 280} ${y - 156}`,
    "#5A4A4C",
  ) +
  poly(
    `${x} ${y - 158} ${x + 50} ${y - 236} ${x + 130} ${y - 280} ${x + 210} ${y - 236} ${x + 260} ${y - 158}`,
    "#C8484A",
  ) +
  rect(x + 90, y - 110, 80, 110, "#FBF3E0") +
  path(`M${x + 96} ${y - 104}h68v104h-68Z`, evening ? lit("#F9C25B") : "#7E2A2C") +
  stroke(`M${x + 96} ${y - 104}l68 104M${x + 164} ${y - 104}l-68 104`, "#FBF3E0", 6) +
  rect(x + 112, y - 230, 36, 40, "#FBF3E0");

/** The zoo: giraffe and barn, flamingos on their pond, or the winter lights. */
export function zoo(scene: Scene): Art {
  const { palette, variant, random } = scene;
  const kind = variant % 3;
  const roll = random(4);
  const bulbs = ["#FFE6A8", "#F4644C", "#7FE0CF", "#F0B13C", "#F08AC0"].map(lit);
  const litTree = (x: number, y: number, r: number, ink: string): Art =>
    rect(x - 8, y - r, 16, r, palette.ink) +
    repeat(5, (i) =>
      stroke(
        `M${x} ${y - r * 0.8}Q${x + (i - 2) * r * 0.3} ${y - r * 1.5} ${x + (i - 2) * r * 0.5} ${y - r * 2.1}`,
        palette.near[0],
        6,
      ),
    ) +
    repeat(36, () => {
      const t = roll() * Math.PI * 2;
      const d = Math.sqrt(roll());
      return circle(
        x + r * 0.95 * d * Math.cos(t),
        y - r * 1.6 + r * 0.95 * d * Math.sin(t),
        5.5,
        roll() < 0.8 ? lit(ink) : lit("#FFF6DC"),
      );
    });
  const giraffes =
    treeline(scene, { from: -20, to: 880, base: 720, r: 66 }) +
    barn(70, 760, scene) +
    rect(-20, 750, 900, 360, palette.grass[0]) +
    path("M-20 900Q428 830 880 900V940Q428 870 -20 940Z", palette.grass[1]) +
    ellipse(470, 985, 270, 24, palette.grass[2]) +
    at(440, 980, giraffe(), 0.86) +
    tree(scene, 790, 800, 110, 140) +
    repeat(15, (i) => rect(i * 64 - 14, 990, 16, 100, "#8A5A3A")) +
    rect(-20, 1010, 900, 14, "#B5784A") +
    rect(-20, 1056, 900, 14, "#B5784A") +
    person(somebody(6), { x: 130, y: 1080, height: 220, pose: "point" }) +
    person(somebody(11), { x: 230, y: 1084, height: 150, pose: "wave" });
  const pond =
    treeline(scene, { from: -20, to: 880, base: 680, r: 70 }) +
    water(scene, { top: 672, x: 300 }) +
    flamingo(640, 860, 0.72, -1) +
    flamingo(180, 880, 0.8) +
    flamingo(520, 800, 0.5) +
    lens(380, 1012, 200, 9, palette.glint[2]) +
    flamingo(360, 1010, 1.26) +
    repeat(8, (i) =>
      stroke(
        `M${640 + i * 30} 1100Q${650 + i * 30} 980 ${630 + i * 36} ${900 - (i % 3) * 40}`,
        pick(palette.leaf, i),
        8,
      ),
    );
  const lights =
    rect(-20, 760, 900, 350, lit("#DDE8EC")) +
    path("M-20 880Q428 820 880 880V910Q428 850 -20 910Z", lit("#B5CCD8")) +
    litTree(120, 790, 150, "#F7C46A") +
    litTree(740, 800, 170, "#7FE0CF") +
    litTree(350, 760, 110, "#F08AC0") +
    litTree(560, 760, 100, "#F4644C") +
    underLamps(polarBear(420, 1010, 1.1), scene, 0.5) +
    stringLights([-20, 330], [880, 280], 70, 17, palette.ink, bulbs, 9) +
    crowd({ from: 60, to: 320, y: 900, height: 120, count: 4, seed: random(6), ink: palette.ink });
  return (
    backdrop(scene, {
      horizon: 620,
      sun: [650, 290, 190],
      clouds: [
        [200, 160, 280],
        [680, 140, 200],
      ],
    }) +
    skyline(scene, { base: 700, height: 240, row: "hancock 700 420, willis 250 320, aon 340 280, trump 180 260" }) +
    pick([giraffes, pond, lights], kind)
  );
}
