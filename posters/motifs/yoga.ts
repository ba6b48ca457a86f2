import { skyline } from "../city";
import { type Art, path, pick, repeat, stroke } from "../engine";
import { somebody } from "../looks";
import { personInSun } from "../people";
import type { PoseName } from "../poses";
import type { Scene } from "../scene";
import { tree, water } from "../scenery";
import { backdrop } from "../sky";

/** Mats on the grass by the lake as the day begins. */
export function yoga(scene: Scene): Art {
  const { palette, variant } = scene;
  const kind = variant % 3;
  const pose = pick(["warrior", "tree", "warrior"] as const, kind);
  const mat = (x: number, y: number, w: number, ink: string): Art =>
    path(`M${x - w} ${y + w * 0.13}L${x - w * 0.8} ${y - w * 0.13}H${x + w * 0.8}L${x + w} ${y + w * 0.13}Z`, ink);
  const one = (n: number, x: number, y: number, h: number, p: PoseName): Art =>
    mat(x, y, h * 0.56, pick(["#D8472F", "#2F8A8A", "#F0B13C", "#8A6AB8"], n)) +
    personInSun(
      {
        ...somebody(n),
        dress: false,
        bag: undefined,
        style: pick(["bun", "short", "long", "afro"] as const, n),
        hair: "#2A1F2E",
        shoe: somebody(n).skin,
      },
      { x, y, height: h, pose: p },
      { ink: palette.grass[2], lean: -0.6, flat: 0.26 },
    );
  const rows =
    kind === 0
      ? repeat(3, (i) => one(i * 3 + 1, 150 + i * 280, 790, 190, pose)) +
        repeat(2, (i) => one(i * 5 + 2, 250 + i * 360, 1000, 380, pose))
      : kind === 1
        ? repeat(3, (i) => one(i * 4 + 3, 140 + i * 290, 800, 200, "tree")) + one(6, 430, 1010, 480, "tree")
        : one(9, 400, 990, 560, "warrior") + one(2, 720, 800, 180, "warrior") + one(4, 130, 790, 170, "warrior");
  const dunes =
    kind === 2
      ? path("M-20 700Q200 640 430 700T880 680V780H-20Z", palette.ground[0]) +
        repeat(16, (i) =>
          stroke(
            `M${20 + i * 56} ${706 - (i % 3) * 12}q${i % 2 ? 12 : -10}-40 ${i % 2 ? 30 : -26}-70`,
            palette.leaf[0],
            6,
          ),
        )
      : "";
  return (
    backdrop(scene, {
      horizon: 600,
      sun: [kind === 1 ? 428 : 600, kind === 1 ? 470 : 540, 250],
      clouds: [
        [230, 160, 290],
        [680, 140, 210],
      ],
    }) +
    skyline(scene, {
      base: 620,
      height: 200,
      to: 480,
      row: "willis 110 300, trump 200 220, aon 270 260, prudential 330 220, hancock 420 290",
    }) +
    water(scene, { top: 616, bottom: 720, x: kind === 1 ? 428 : 600, reach: 0.8 }) +
    dunes +
    path("M-20 720Q428 670 880 720V1100H-20Z", palette.grass[0]) +
    path("M-20 850Q428 800 880 850V900Q428 840 -20 900Z", palette.grass[1]) +
    (kind === 0 ? tree(scene, 60, 740, 70, 40) + tree(scene, 800, 740, 84, 46) : "") +
    rows
  );
}
