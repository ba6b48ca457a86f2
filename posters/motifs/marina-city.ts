import { filler, skyline } from "../city";
import { type Art, circle, ellipse, lens, path, pick, rect, repeat, seeded } from "../engine";
import { lit, type Pair } from "../palettes";
import type { Scene } from "../scene";
import { water } from "../scenery";
import { backdrop } from "../sky";

const FLOORS = 17;

/** One corn cob: scalloped balconies above, the open parking spiral with its cars below. */
function cob(x: number, base: number, h: number, [front, shade]: Pair, scene: Scene, seed: number): Art {
  const roll = seeded(seed);
  const w = h * 0.27;
  const step = (h * 0.93) / FLOORS;
  const glow = scene.evening ? lit("#FBD08A") : "#E9D7B0";
  const petals = 5;
  const floor = (i: number): Art => {
    const y = base - i * step;
    const parking = i < 5;
    const back = rect(x - w / 2 + 8, y - step, w - 16, step + 1, parking ? scene.palette.ink : scene.palette.near[1]);
    const inside = repeat(petals, (k) => {
      const at = x - w / 2 + (k + 0.5) * (w / petals);
      const on = roll() < (scene.evening ? 0.55 : 0.16);
      if (parking)
        return roll() < 0.75
          ? rect(
              at - w / 14,
              y - step * 0.5,
              w / 7,
              step * 0.26,
              pick(["#C8503A", "#8FB0B4", "#E9C27A"], roll() * 3),
              'rx="3"',
            )
          : "";
      return on ? rect(at - w / 18, y - step * 0.78, w / 9, step * 0.46, glow) : "";
    });
    const slabs = repeat(petals, (k) => {
      const at = x - w / 2 + (k + 0.5) * (w / petals);
      const bulge = w / petals / 2 + 3;
      const ink = k >= 3 ? shade : front;
      return path(
        `M${at - bulge} ${y - step * 0.3}A${bulge} ${step * 0.62} 0 0 0 ${at + bulge} ${y - step * 0.3}Z`,
        ink,
      );
    });
    return back + inside + slabs;
  };
  const core =
    rect(x - w * 0.17, base - h, w * 0.34, h * 0.1, shade) + rect(x - w * 0.17, base - h, w * 0.2, h * 0.1, front);
  return (
    core +
    rect(x - w * 0.05, base - h * 1.06, 5, h * 0.07, shade) +
    repeat(FLOORS, floor) +
    path(
      `M${x - w / 2} ${base - h * 0.93}Q${x} ${base - h * 0.965} ${x + w / 2} ${base - h * 0.93}V${base - h * 0.91}H${x - w / 2}Z`,
      front,
    )
  );
}

/** Marina City's two corn cobs over the river. */
export function marinaCity(scene: Scene): Art {
  const { palette, variant, random } = scene;
  const stone: Pair = ["#F2DDB4", "#C49C78"];
  const boats =
    variant % 2
      ? lens(200, 985, 150, 10, palette.paper) +
        path("M120 978H290L270 1004H146Z", "#C8452F") +
        rect(150, 948, 96, 30, "#F4E4BE")
      : ellipse(630, 985, 60, 6, palette.ink) + path("M560 976H700L684 996H580Z", "#F0B13C");
  return (
    backdrop(scene, {
      horizon: 760,
      sun: [690, 420, 220],
      clouds: [
        [130, 190, 250],
        [720, 170, 230],
      ],
    }) +
    skyline(scene, { base: 850, height: 420, row: "trump 110 600, prudential 760 420, slab 30 380" }) +
    cob(272, 850, 700, stone, scene, 3) +
    cob(532, 850, 760, stone, scene, 8) +
    filler({ from: 640, to: 880, base: 850, low: 90, high: 200, inks: palette.near, width: [50, 40] }, random(4)) +
    filler({ from: -20, to: 190, base: 850, low: 80, high: 190, inks: palette.near, width: [50, 40] }, random(5)) +
    rect(-20, 838, 900, 22, "#C9A27A") +
    rect(-20, 858, 900, 34, palette.near[1]) +
    repeat(19, (i) => path(`M${i * 48 - 16} 892V874Q${i * 48} 862 ${i * 48 + 16} 874V892Z`, palette.ink)) +
    repeat(7, (i) => circle(40 + i * 130, 834, 7, scene.evening ? lit("#FFE6B0") : palette.leaf[0])) +
    water(scene, { top: 890, x: 480 }) +
    boats
  );
}
