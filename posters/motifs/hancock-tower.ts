import { skyline } from "../city";
import { type Art, each, ellipse, line, path, poly, rect, repeat, round } from "../engine";
import { lit } from "../palettes";
import type { Scene } from "../scene";
import { sail, tree } from "../scenery";
import { backdrop } from "../sky";

const TOWER = { x: 596, base: 850, top: 190, half: 150, crown: 92, fold: 0.34 };
const STEEL = { lit: "#1D5470", dark: "#0E2439", ink: "#12304A", bright: "#8CC4C1", edge: "#CFE3D2", floor: "#2F7485" };

const half = (t: number): number => TOWER.half - (TOWER.half - TOWER.crown) * t;
const left = (t: number): number => round(TOWER.x - half(t));
const right = (t: number): number => round(TOWER.x + half(t));
const fold = (t: number): number => round(TOWER.x + half(t) * TOWER.fold);
const level = (t: number): number => round(TOWER.base - (TOWER.base - TOWER.top) * t);
const band = (from: number, to: number, litInk: string, shadeInk: string): Art =>
  poly(
    `${left(from)} ${level(from)} ${left(to)} ${level(to)} ${fold(to)} ${level(to)} ${fold(from)} ${level(from)}`,
    litInk,
  ) +
  poly(
    `${fold(from)} ${level(from)} ${fold(to)} ${level(to)} ${right(to)} ${level(to)} ${right(from)} ${level(from)}`,
    shadeInk,
  );

function floors({ evening, random }: Scene): Art {
  const roll = random(3);
  return repeat(44, (i) => {
    const t = (i + 1) / 46;
    const [a, b, y] = [left(t) + 8, fold(t) - 4, level(t)];
    const row = rect(a, y, b - a, 5, STEEL.floor);
    if (!evening) return row;
    return (
      row + repeat(4, () => (roll() < 0.5 ? rect(a + roll() * (b - a - 16), y, 9 + roll() * 9, 6, lit("#F8CB74")) : ""))
    );
  });
}

function bracing(): Art {
  const stops = [0, 0.155, 0.31, 0.465, 0.62, 0.775, 0.9];
  return each(stops.slice(0, -1), (a, i) => {
    const b = stops[i + 1] ?? 1;
    const front = `M${left(a)} ${level(a)}L${fold(b)} ${level(b)}M${fold(a)} ${level(a)}L${left(b)} ${level(b)}`;
    const side = `M${fold(a)} ${level(a)}L${right(b)} ${level(b)}M${right(a)} ${level(a)}L${fold(b)} ${level(b)}`;
    return (
      line(front, STEEL.ink, 13) +
      line(front, STEEL.bright, 5) +
      line(side, STEEL.lit, 8) +
      line(`M${left(a)} ${level(a)}L${fold(a)} ${level(a)}`, STEEL.bright, 4) +
      line(`M${fold(a)} ${level(a)}L${right(a)} ${level(a)}`, STEEL.lit, 6)
    );
  });
}

function tower(scene: Scene): Art {
  const { x, top } = TOWER;
  const beacon = scene.evening ? lit("#F4523C") : "#D8472F";
  const crown = scene.evening ? [lit("#FFE0A0"), lit("#D99A4E")] : ["#F0B13C", "#B9792F"];
  return (
    rect(x - 46, 20, 13, top - 10, STEEL.ink) +
    rect(x + 38, 36, 13, top - 20, STEEL.ink) +
    rect(x - 43, 20, 6, 60, beacon) +
    rect(x + 41, 36, 6, 56, beacon) +
    rect(x - 52, 140, 26, 50, STEEL.ink) +
    rect(x + 32, 146, 26, 46, STEEL.ink) +
    band(0, 1, STEEL.lit, STEEL.dark) +
    floors(scene) +
    bracing() +
    line(`M${left(0)} ${level(0)}L${left(1)} ${level(1)}`, STEEL.edge, 7) +
    line(`M${fold(0)} ${level(0)}L${fold(1)} ${level(1)}`, STEEL.bright, 6) +
    band(0.9, 1, STEEL.ink, STEEL.dark) +
    band(0.945, 0.97, crown[0] ?? "", crown[1] ?? "")
  );
}

function shore({ palette, evening }: Scene): Art {
  const [sand, , wet] = palette.ground;
  const drive =
    path(
      "M300 1100C440 1060 560 1010 620 960C690 902 740 860 880 846V930C790 940 742 966 700 1010C670 1042 640 1070 610 1100Z",
      palette.near[1],
    ) +
    line(
      "M452 1100C560 1058 620 1020 664 980C730 920 780 896 880 888",
      evening ? lit("#FBC777") : palette.second,
      5,
      'stroke-dasharray="24 18"',
    );
  return (
    path("M-20 1040C150 1016 320 960 410 890C470 842 500 800 510 740H880V1100H-20Z", palette.paper) +
    path("M-20 1056C160 1030 336 972 424 900C482 852 512 806 524 740H880V1100H-20Z", sand) +
    path("M40 1100C230 1064 400 1000 484 926C540 874 566 820 576 740H880V1100Z", wet) +
    path("M74 1100C250 1064 412 1006 496 932C552 880 578 824 588 740H880V1100Z", palette.grass[0]) +
    drive +
    path("M610 1100C640 1070 670 1042 700 1010C742 966 790 940 880 930V1100Z", palette.grass[2])
  );
}

function parasols(scene: Scene): Art {
  const list: readonly (readonly [number, number, number, string])[] = [
    [250, 1012, 17, "#D8472F"],
    [330, 974, 14, "#FBF0D4"],
    [398, 936, 12, "#D8472F"],
    [160, 1044, 19, "#F0B13C"],
    [450, 884, 9, "#F0B13C"],
  ];
  return each(
    list,
    ([x, y, q, ink]) =>
      ellipse(x + q * 0.5, y + q * 0.95, q * 1.1, q * 0.24, scene.palette.ground[2]) +
      rect(x - 1, y - 2, 2.5, q, STEEL.ink) +
      path(`M${x - q} ${y}A${q} ${q * 0.8} 0 0 1 ${x + q} ${y}Z`, ink),
  );
}

/** The X-braced Hancock tower over Oak Street Beach. */
export function hancockTower(scene: Scene): Art {
  const { palette, variant } = scene;
  const [lake, ripple, deep] = palette.water;
  const sails = [palette.paper, palette.cloud[1], palette.ink] as const;
  const trees = [560, 604, 652, 700, 742, 786, 834];
  return (
    backdrop(scene, {
      horizon: 650,
      arch: -30,
      sun: [200, 560, 170],
      clouds: [
        [170, 300, 300],
        [90, 170, 200],
        [760, 430, 220],
      ],
    }) +
    rect(-20, 640, 900, 460, lake) +
    path("M-10 690Q200 670 520 700V720Q200 690-10 712Z", ripple) +
    path("M-10 770Q240 740 620 790V815Q240 770-10 800Z", ripple) +
    path("M-20 880Q200 860 440 900L380 960Q200 1000-20 1030Z", deep, 'fill-opacity=".5"') +
    skyline(scene, { base: 648, height: 110, from: 220, to: 560, row: "willis 352 170, trump 430 120, aon 290 118" }) +
    rect(210, 642, 400, 12, palette.leaf[2]) +
    sail(110, 742, 82, sails, variant % 2 === 1) +
    sail(232, 700, 48, sails) +
    (variant % 2 ? sail(320, 790, 104, sails) : sail(54, 690, 36, sails)) +
    shore(scene) +
    parasols(scene) +
    rect(728, 420, 84, 440, palette.mid[0]) +
    rect(800, 400, 80, 460, palette.mid[1]) +
    repeat(13, (i) => rect(738, 440 + i * 28, 54, 8, scene.night && i % 3 === 1 ? lit("#F8CB74") : palette.mid[1])) +
    tower(scene) +
    rect(420, 836, 360, 52, STEEL.dark) +
    rect(420, 836, 236, 52, STEEL.lit) +
    rect(420, 832, 360, 8, STEEL.bright) +
    repeat(9, (i) => rect(432 + i * 25, 850, 13, 30, scene.evening ? lit("#F8CB74") : "#F0B13C")) +
    each(trees, (x, i) => tree(scene, x, 940 - (i % 3) * 12 - Math.max(0, i - 3) * 12, 26 + ((i * 7) % 10), 8)) +
    tree(scene, 770, 1064, 48, 10) +
    tree(scene, 838, 1040, 56, 10)
  );
}
