import { skyline } from "../city";
import {
  type Art,
  blob,
  ellipse,
  group,
  joints,
  limb,
  line,
  type Point,
  path,
  pick,
  points,
  poly,
  repeat,
  stroke,
} from "../engine";
import type { Scene } from "../scene";
import { water } from "../scenery";
import { backdrop } from "../sky";

const SIZE = 1.26;
const ORIGIN: Point = [424, 588];

type Kit = {
  ink: string;
  skin: string;
  skinFar: string;
  rim: string;
  shoe: string;
  top: string;
  topShade: string;
  tights: string;
};

const place = (x: number, y: number): Point => [ORIGIN[0] - x * SIZE, ORIGIN[1] + y * SIZE];
const spot = (x: number, y: number): string => place(x, y).join(" ");

/** A limb in the runner's own units, mirrored to run towards the sun. */
const member = (list: string, fill: string, dx = 0, dy = 0): Art =>
  limb(
    joints(list).map(([x, y, r]) => {
      const [u, v] = place(x, y);
      return [u + dx, v + dy, r * SIZE] as const;
    }),
    fill,
  );
const shape = (list: string, fill: string, tension: number, dx = 0): Art =>
  blob(
    points(list).map(([x, y]) => [place(x, y)[0] + dx, place(x, y)[1]] as const),
    fill,
    tension,
  );

const NEAR_LEG = "-4 0 26 -50 82 19 -84 112 15 -120 138 10 -126 142 9";
const TORSO = "-1 -16 25 9 -54 25 20 -104 29";
const NEAR_ARM = "18 -108 16 44 -58 12 60 -58 11 98 -94 9 106 -102 10";
const FACE = "30 -204 52 -206 66 -192 69 -180 75 -169 69 -164 69 -156 60 -146 44 -146 28 -154 16 -176";

function hair(variant: number, ink: string): Art {
  const crown = shape("67 -194 50 -212 26 -208 10 -190 10 -170 22 -158 32 -166 36 -182 48 -190", ink, 0.45);
  const tail = shape("16 -190 -8 -198 -38 -188 -66 -166 -40 -170 -20 -168 4 -172", ink, 0.6);
  const bun = shape("14 -200 -4 -206 -14 -192 -4 -178 12 -182", ink, 0.6);
  return crown + pick([tail, bun, ""], variant);
}

function farSide({ skinFar, shoe, tights }: Kit): Art {
  return (
    member("18 -106 14 -40 -86 11.5 -58 -34 8.5 -59 -22 9", skinFar) +
    member("6 -4 25 82 26 18 72 60 14 64 104 9.5 63 114 8", skinFar) +
    member("60 114 8.5 78 121 8.5 102 120 5.5", shoe) +
    member("6 -4 26 64 18 22", tights)
  );
}

function runner(kit: Kit, variant: number): Art {
  const { ink, skin, rim, shoe, top, topShade } = kit;
  const back = `M${spot(6, -126)}Q${spot(-22, -110)} ${spot(-20, -60)}L${spot(-20, -6)}H${place(-3, 0)[0]}Q${spot(-4, -70)} ${spot(6, -126)}Z`;
  return (
    farSide(kit) +
    member(NEAR_LEG, rim, -5, 1) +
    member(NEAR_LEG, skin) +
    member("-122 140 9 -128 160 9 -112 186 6", shoe) +
    member("-3 0 28 -36 60 23", ink) +
    member(TORSO, rim, -6, -1) +
    member(TORSO, top) +
    path(back, topShade) +
    poly([place(-29, 4), place(25, -6), place(30, 26), place(-26, 34)], ink) +
    member("24 -126 12 34 -150 12", skin) +
    shape(FACE, rim, 0.35, -4) +
    shape(FACE, skin, 0.35) +
    hair(variant, ink) +
    stroke(`M${spot(68, -192)}L${spot(12, -184)}`, shoe, 7) +
    shape("32 -172 28 -166 32 -160 36 -166", kit.skinFar, 0.5) +
    member(NEAR_ARM, rim, -4, -3) +
    member(NEAR_ARM, skin)
  );
}

function lakePath(scene: Scene): Art {
  const { palette } = scene;
  const [base, light, shade] = palette.ground;
  const bushes = repeat(15, (i) =>
    ellipse(470 + i * 30, 604 - i * 2.2, 24 + ((i * 5) % 8), 18 + i * 2.1, palette.leaf[2]),
  );
  return (
    path(
      "M880 596H400C470 606 520 612 560 622C440 646 290 700 200 796C130 880 110 980 110 1090H880Z",
      palette.grass[2],
    ) +
    bushes +
    path("M880 640C700 640 520 664 390 726C270 784 190 900 176 1090H880Z", palette.grass[0]) +
    path("M880 640C700 640 520 664 390 726C270 784 190 900 176 1090H700C690 980 740 880 880 800Z", base) +
    path(
      "M880 640C700 640 520 664 390 726C270 784 190 900 176 1090H216C226 910 300 806 416 746C540 684 720 660 880 660Z",
      light,
    ) +
    line("M880 706C730 712 580 750 500 824C440 886 424 980 424 1090", palette.paper, 7, 'stroke-dasharray="40 30"') +
    path("M560 622C440 646 290 700 200 796C130 880 110 980 110 1090H178C190 900 270 784 390 726Z", shade)
  );
}

/** A runner on the lakefront path, running into the light. */
export function lakefrontRunner(scene: Scene): Art {
  const { palette, variant } = scene;
  const tops = [
    ["#E4573F", "#A83A44"],
    ["#2F8A8A", "#1F6570"],
    ["#F0B13C", "#C07A2C"],
    ["#7A4A86", "#523066"],
  ] as const;
  const skins = [
    ["#74404A", "#4C2B46"],
    ["#E0A072", "#A8684C"],
    ["#B5714E", "#7A4638"],
  ] as const;
  const [top, topShade] = pick(tops, variant);
  const [skin, skinFar] = pick(skins, variant);
  const kit: Kit = {
    ink: palette.ink,
    skin,
    skinFar,
    rim: palette.disc[1] ?? palette.paper,
    shoe: "#FFF1D0",
    top,
    topShade,
    tights: palette.near[1],
  };
  const dark = palette.ground[2];
  const flat: Kit = {
    ink: dark,
    skin: dark,
    skinFar: dark,
    rim: dark,
    shoe: dark,
    top: dark,
    topShade: dark,
    tights: dark,
  };
  return (
    backdrop(scene, {
      horizon: 590,
      arch: -24,
      sun: [196, 560, 260],
      clouds: [
        [620, 150, 300],
        [250, 250, 240],
        [150, 110, 200],
      ],
    }) +
    skyline(scene, {
      base: 598,
      height: 260,
      from: 390,
      row: "willis 500 270, trump 590 190, aon 660 230, prudential 720 200, hancock 812 330",
    }) +
    water(scene, { top: 590, x: 196 }) +
    lakePath(scene) +
    group(runner(flat, variant), 'transform="matrix(1 0 -1.05 -0.27 878 1044)"') +
    runner(kit, variant)
  );
}
