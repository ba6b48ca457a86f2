import { skyline } from "../city";
import { type Art, circle, each, lens, limb, path, pick, rect, repeat } from "../engine";
import { somebody } from "../looks";
import { person } from "../people";
import type { Scene } from "../scene";
import { tree, water } from "../scenery";
import { backdrop } from "../sky";

const STONE = ["#F2DFB8", "#DDC196", "#C0A07A", "#E8D0A4"] as const;

/** Limestone blocks in steps down to the water. */
function steps({ random, palette }: Scene): Art {
  const roll = random(4);
  return repeat(5, (row) => {
    const y = 700 + row * 78;
    const edge = 470 - row * 66;
    let art = "";
    for (let x = 900; x > edge; ) {
      const w = 90 + roll() * 90;
      art +=
        rect(x - w, y, w - 4, 62, pick(STONE, roll() * 4), 'rx="6"') +
        rect(x - w, y + 60, w - 4, 22, "#8A6A58", 'rx="4"');
      x -= w;
    }
    return art + lens(edge - 20, y + 84, 150, 8, palette.paper);
  });
}

/** Step rocks at the Point, swimmers and towels, the skyline far off. */
export function promontory(scene: Scene): Art {
  const { palette, variant } = scene;
  const swim = (n: number) => ({
    ...somebody(n),
    top: pick(["#D8472F", "#2F6E9A", "#F0B13C"], n),
    bottom: pick(["#D8472F", "#2F6E9A", "#F0B13C"], n),
    shorts: true,
    dress: false,
    bag: undefined,
    shoe: somebody(n).skin,
  });
  const towel = (x: number, y: number, ink: string): Art =>
    path(`M${x} ${y}h120l-24 26h-124Z`, ink) +
    path(`M${x + 30} ${y}h20l-24 26h-20ZM${x + 76} ${y}h20l-24 26h-20Z`, "#FBF0D8");
  const diver =
    person(swim(4), {
      x: 330,
      y: 560,
      height: 270,
      pose: { lean: 10, arms: [176, 178, 170, 174], legs: [-6, -10, -12, -14] },
      by: "hip",
      turn: 128,
    }) + repeat(5, (i) => circle(250 + i * 22, 850 - (i % 2) * 26, 9, palette.paper));
  const heads = each(
    [
      [120, 800],
      [220, 880],
      [90, 950],
    ] as const,
    ([x, y], i) =>
      circle(x, y, 22, somebody(i * 4 + 2).skin) +
      path(`M${x - 22} ${y - 4}A22 22 0 0 1 ${x + 22} ${y - 6}Z`, somebody(i * 4 + 2).hair) +
      lens(x, y + 16, 110, 9, palette.glint[2]) +
      limb(`${x + 18} ${y + 8} 9 ${x + 50} ${y - 22} 8`, somebody(i * 4 + 2).skin),
  );
  const sitting =
    person(swim(7), { x: 620, y: 756, height: 210, pose: "perch", by: "hip", left: true }) +
    person(somebody(12), { x: 720, y: 760, height: 200, pose: "sit", by: "hip", left: true });
  const standing =
    variant % 3 === 2
      ? diver
      : person(swim(variant + 2), { x: 480, y: 780, height: 300, pose: variant % 3 ? "hips" : "lift", left: true });
  return (
    backdrop(scene, {
      horizon: 560,
      sun: [230, 500, 210],
      clouds: [
        [640, 160, 280],
        [210, 150, 210],
      ],
    }) +
    skyline(scene, {
      base: 580,
      height: 120,
      from: 60,
      to: 520,
      row: "willis 160 200, trump 240 140, aon 300 160, prudential 346 140, hancock 430 180",
    }) +
    water(scene, { top: 576, x: 230 }) +
    path("M430 700Q560 600 900 590V720H430Z", palette.grass[0]) +
    each([620, 740, 850] as const, (x, i) => tree(scene, x, 660 - i * 6, 60 + i * 8, 30)) +
    steps(scene) +
    towel(640, 850, "#D8472F") +
    towel(520, 930, "#2F8A8A") +
    heads +
    sitting +
    standing
  );
}
