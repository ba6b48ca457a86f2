import { type Art, at, blob, circle, each, ellipse, path, pick, poly, rect, repeat, stroke } from "../engine";
import { somebody } from "../looks";
import { lit } from "../palettes";
import { personInSun } from "../people";
import type { Scene } from "../scene";
import { tree } from "../scenery";
import { backdrop } from "../sky";

/** A long low house of Roman brick, its roofs reaching out over art glass. */
export function prairieHouse(scene: Scene): Art {
  const { palette, variant, evening } = scene;
  const brick = "#B5573C";
  const dark = "#7E3A30";
  const stone = "#F0D8AC";
  const glow = evening ? lit("#F9C25B") : "#E9C27A";
  const roof = "#5A4038";
  const artGlass = (x: number, y: number, w: number, h: number): Art =>
    rect(x, y, w, h, glow) +
    repeat(Math.floor(w / 30), (i) => {
      const c = x + 15 + i * 30;
      return (
        stroke(`M${c} ${y}V${y + h}`, "#3A2E2E", 3) +
        poly(
          `${c - 8} ${y + h * 0.3} ${c} ${y + h * 0.12} ${c + 8} ${y + h * 0.3} ${c} ${y + h * 0.48}`,
          pick(["#3F8A6A", "#C8502F", "#F0B13C"], i),
        ) +
        stroke(`M${c - 10} ${y + h}L${c} ${y + h * 0.55}L${c + 10} ${y + h}`, "#3A2E2E", 2.4)
      );
    });
  const slabRoof = (x: number, y: number, w: number, rise: number): Art =>
    poly(`${x} ${y} ${x + w * 0.2} ${y - rise} ${x + w * 0.8} ${y - rise} ${x + w} ${y}`, roof) +
    poly(`${x + w * 0.6} ${y - rise} ${x + w * 0.8} ${y - rise} ${x + w} ${y} ${x + w * 0.7} ${y}`, "#3E2A2A") +
    rect(x, y, w, 14, stone) +
    rect(x + w * 0.7, y, w * 0.3, 14, "#C9A27A");
  const courses = (x: number, y: number, w: number, h: number): Art =>
    rect(x, y, w, h, brick) +
    rect(x + w * 0.7, y, w * 0.3, h, dark) +
    repeat(Math.floor(h / 16), (i) => rect(x, y + 10 + i * 16, w, 3, dark, 'fill-opacity=".6"')) +
    rect(x - 8, y - 12, w + 16, 16, stone);
  const close = variant % 3 === 1;
  const house =
    courses(360, 380, 90, 120) +
    courses(250, 470, 330, 90) +
    artGlass(268, 486, 290, 66) +
    slabRoof(180, 470, 470, 46) +
    rect(120, 600, 600, 110, dark) +
    artGlass(130, 606, 580, 90) +
    slabRoof(-20, 596, 880, 62) +
    courses(60, 700, 740, 74) +
    courses(-20, 800, 560, 96) +
    courses(560, 770, 320, 130) +
    ellipse(760, 752, 54, 18, stone) +
    rect(730, 752, 60, 20, stone) +
    repeat(5, (i) => circle(726 + i * 17, 738 - (i % 2) * 10, 13, pick(["#D8472F", "#F0B13C", "#7DAA55"], i)));
  return (
    backdrop(scene, {
      horizon: 620,
      sun: [650, 330, 190],
      clouds: [
        [190, 170, 300],
        [640, 160, 220],
      ],
    }) +
    each(
      [
        [40, 640, 120],
        [820, 650, 140],
        [700, 620, 80],
      ] as const,
      ([x, y, r]) => tree(scene, x, y, r, r * 1.2),
    ) +
    at(close ? -300 : 0, close ? -430 : 20, house, close ? 1.7 : 1) +
    (close
      ? ""
      : rect(-20, 916, 900, 190, palette.grass[0]) +
        path("M-20 960H880V1010H-20Z", palette.ground[0]) +
        rect(-20, 1010, 900, 90, palette.near[1]) +
        each([120, 330, 560] as const, (x, i) =>
          blob(`${x} 930 ${x + 30} 894 ${x + 90} 886 ${x + 130} 930`, pick(palette.leaf, i)),
        ) +
        personInSun(
          somebody(variant * 5 + 3),
          { x: 640, y: 996, height: 130, pose: "stroll", left: true },
          { ink: palette.ground[2], lean: 0.5, flat: 0.3 },
        ) +
        personInSun(
          somebody(variant * 5 + 9),
          { x: 250, y: 1000, height: 132, pose: "photo" },
          { ink: palette.ground[2], lean: 0.5, flat: 0.3 },
        ))
  );
}
