import { skyline } from "../city";
import { type Art, circle, each, line, path, poly, rect, repeat, ring, stroke } from "../engine";
import { lit } from "../palettes";
import { crowd } from "../people";
import type { Scene } from "../scene";
import { birds, lamp, water } from "../scenery";
import { backdrop } from "../sky";

const CREAM = { high: "#FFF3D6", lit: "#F2DDB4", shade: "#CFA981", deep: "#A87E66" };

/** White terracotta in tiers: bays of windows between piers, shade on the right. */
function tier(
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  scene: Scene,
  seed: number,
): Art {
  const glow = scene.evening ? lit("#F9C877") : "#7E8C90";
  const roll = scene.random(seed);
  const bay = w / columns;
  return (
    rect(x, y, w, h, CREAM.lit) +
    rect(x + w * 0.68, y, w * 0.32, h, CREAM.shade) +
    repeat(columns, (c) =>
      repeat(rows, (r) => {
        const on = roll() < (scene.night ? 0.5 : 0.3);
        return rect(
          x + c * bay + bay * 0.28,
          y + 14 + (r * (h - 18)) / rows,
          bay * 0.44,
          ((h - 18) / rows) * 0.6,
          scene.evening && on ? glow : "#6A5A62",
        );
      }),
    ) +
    rect(x - 8, y - 10, w + 16, 14, CREAM.high) +
    rect(x + w * 0.68, y - 10, w * 0.32 + 8, 14, CREAM.lit)
  );
}

function clock(x: number, y: number, r: number, { evening }: Scene): Art {
  const face = evening ? lit("#FFE9BC") : "#FFF8E6";
  return (
    circle(x, y, r + 8, CREAM.deep) +
    circle(x, y, r, face) +
    ring(x, y, r - 4, "#3A2E3B", 3) +
    repeat(12, (i) =>
      circle(
        x + (r - 12) * Math.sin((i * Math.PI) / 6),
        y - (r - 12) * Math.cos((i * Math.PI) / 6),
        i % 3 ? 2.4 : 4,
        "#3A2E3B",
      ),
    ) +
    stroke(`M${x} ${y}L${x - 10} ${y - r * 0.42}M${x} ${y}L${x + r * 0.58} ${y - r * 0.3}`, "#3A2E3B", 6)
  );
}

function tower(scene: Scene): Art {
  const crown =
    path("M392 150Q396 96 428 70Q460 96 464 150Z", CREAM.lit) +
    path("M428 70Q460 96 464 150H440Q446 100 428 70Z", CREAM.shade) +
    rect(424, 24, 8, 50, CREAM.deep) +
    circle(428, 22, 7, scene.evening ? lit("#FFE0A0") : "#F0B13C") +
    each([370, 486], (x) => poly(`${x - 12} 210 ${x - 10} 168 ${x} 146 ${x + 10} 168 ${x + 12} 210`, CREAM.shade)) +
    rect(384, 150, 88, 70, CREAM.lit) +
    rect(444, 150, 28, 70, CREAM.shade) +
    repeat(3, (i) => path(`M${394 + i * 24} 214V178a8 9 0 0 1 16 0V214Z`, "#6A5A62"));
  return (
    crown +
    tier(346, 222, 164, 190, 5, 1, scene, 4) +
    rect(352, 240, 152, 168, CREAM.lit) +
    rect(456, 240, 48, 168, CREAM.shade) +
    clock(418, 318, 62, scene) +
    tier(326, 424, 204, 160, 6, 4, scene, 5) +
    tier(196, 560, 400, 300, 11, 7, scene, 6)
  );
}

/** The white clock tower at the bridge. */
export function clockTower(scene: Scene): Art {
  const { palette, variant, random, evening } = scene;
  const flags = repeat(4, (i) => {
    const x = 96 + i * 214;
    return (
      rect(x, 700, 5, 150, palette.ink) +
      rect(x + 5, 704, 58, 36, "#FBF0D4") +
      rect(x + 5, 711, 58, 7, "#41B6E6") +
      rect(x + 5, 727, 58, 7, "#41B6E6") +
      circle(x + 34, 722, 4.5, "#D8303F")
    );
  });
  const near =
    variant % 2
      ? birds(
          [
            [190, 300, 20],
            [250, 350, 15],
            [640, 260, 22],
            [700, 320, 14],
          ],
          palette.ink,
        )
      : "";
  return (
    backdrop(scene, {
      horizon: 800,
      sun: [180, 330, 190],
      clouds: [
        [650, 150, 260],
        [150, 210, 210],
      ],
    }) +
    skyline(scene, { base: 860, height: 380, row: "trump 100 560, slab 700 420, setback 790 520" }) +
    tower(scene) +
    near +
    rect(-20, 846, 900, 40, "#8E3A33") +
    rect(-20, 846, 900, 8, "#C8583F") +
    repeat(22, (i) => line(`M${i * 42 - 10} 852L${i * 42 + 11} 884L${i * 42 + 32} 852`, "#6A2A2C", 5)) +
    rect(-20, 884, 900, 10, "#5A2428") +
    flags +
    crowd({ from: 20, to: 840, y: 850, height: 62, count: 13, seed: random(7) }) +
    each([150, 392, 640, 800], (x) => lamp(scene, x, 850, 96)) +
    water(scene, { top: 892, x: evening ? 428 : 180 }) +
    each([60, 796], (x) => rect(x - 44, 886, 88, 110, "#8A6A5C") + rect(x + 12, 886, 32, 110, "#5E4A4C"))
  );
}
