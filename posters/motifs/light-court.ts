import { type Art, circle, each, path, pick, poly, rect, repeat, stroke } from "../engine";
import { lit, mix } from "../palettes";
import { crowd } from "../people";
import type { Scene } from "../scene";

/** The light court: curving stair, white iron, glass above. */
export function lightCourt(scene: Scene): Art {
  const { palette, evening, random } = scene;
  const cream = "#FBF0D8";
  const shade = "#D9C29A";
  const gold = "#D9A03C";
  const dark = "#6A4A3C";
  const glass =
    repeat(6, (i) =>
      poly(
        `${-20 + i * 150} -20 ${130 + i * 150} -20 ${428 + (i - 2) * 62} 330 ${428 + (i - 3) * 62} 330`,
        pick(palette.sky, palette.sky.length - 1 - (i % 2)),
      ),
    ) +
    repeat(7, (i) => stroke(`M${-20 + i * 150} -20L${428 + (i - 3) * 62} 330`, dark, 8)) +
    repeat(4, (i) => {
      const t = 0.15 + i * 0.24;
      return stroke(`M${-20 + 262 * t * 1.0} ${-20 + 350 * t}H${876 - 262 * t}`, dark, 5);
    });
  const lace = (y: number, x0: number, x1: number, n: number): Art =>
    rect(x0, y, x1 - x0, 10, gold) +
    rect(x0, y + 60, x1 - x0, 10, gold) +
    repeat(
      n,
      (i) =>
        circle(x0 + ((i + 0.5) * (x1 - x0)) / n, y + 35, 20, "none", `stroke="${gold}" stroke-width="6"`) +
        circle(x0 + ((i + 0.5) * (x1 - x0)) / n, y + 35, 6, gold),
    );
  const arches = (y: number, n: number, x0: number, w: number): Art =>
    repeat(n, (i) =>
      path(
        `M${x0 + i * w + 12} ${y + 150}V${y + 50}a${w / 2 - 12} ${w / 2 - 12} 0 0 1 ${w - 24} 0V${y + 150}Z`,
        evening ? lit("#F7C46A") : "#8E7A6C",
      ),
    );
  const walls =
    poly("-20 -20 242 330 242 1100 -20 1100", cream) +
    poly("876 -20 614 330 614 1100 876 1100", shade) +
    rect(242, 330, 372, 780, mix(cream, shade, 0.4)) +
    arches(360, 4, 250, 90) +
    lace(530, 242, 614, 7) +
    arches(610, 4, 250, 90);
  const balconies = each(
    [430, 640] as const,
    (y, k) =>
      poly(`-20 ${y - 60 + k * 50} 242 ${y + 60} 242 ${y + 130} -20 ${y + 40 + k * 70}`, gold, 'fill-opacity=".9"') +
      repeat(6, (i) =>
        circle(10 + i * 40, y - 10 + k * 56 + i * 16, 17, "none", `stroke="${cream}" stroke-width="6"`),
      ) +
      poly(`876 ${y - 60 + k * 50} 614 ${y + 60} 614 ${y + 130} 876 ${y + 40 + k * 70}`, "#B5802F") +
      repeat(6, (i) =>
        circle(846 - i * 40, y - 10 + k * 56 + i * 16, 17, "none", `stroke="${cream}" stroke-width="6"`),
      ),
  );
  const stair =
    repeat(13, (i) => {
      const y = 1080 - i * 26;
      const w = 330 - i * 13;
      return rect(428 - w / 2, y, w, 27, i % 2 ? "#E9D6AE" : "#FFF6E2");
    }) +
    path("M246 1100Q270 900 340 750H362Q310 900 290 1100Z", gold) +
    path("M610 1100Q586 900 516 750H494Q546 900 566 1100Z", "#B5802F") +
    path("M340 750Q300 640 400 600H456Q556 640 516 750Z", shade) +
    repeat(5, (i) => rect(350 + i * 8, 730 - i * 22, 156 - i * 16, 23, i % 2 ? "#E9D6AE" : "#FFF6E2"));
  const lamps = each(
    [150, 706] as const,
    (x) =>
      rect(x - 4, 860, 8, 200, dark) +
      circle(x, 840, 34, evening ? lit("#FFE6A8") : "#FFF8E6") +
      circle(x, 840, 60, lit("#FFE6A8"), 'fill-opacity=".2"'),
  );
  return (
    rect(-20, -20, 900, 1120, pick(palette.sky, 3)) +
    glass +
    walls +
    balconies +
    rect(-20, 1040, 900, 70, "#C9A27A") +
    stair +
    poly("300 -20 420 -20 560 1000 240 1000", lit("#FFF6CF"), 'fill-opacity=".2"') +
    lamps +
    crowd({ from: 330, to: 520, y: 960, height: 130, count: 2, seed: random(4) }) +
    crowd({ from: 20, to: 240, y: 1080, height: 170, count: 2, seed: random(5) }) +
    crowd({ from: 620, to: 830, y: 1084, height: 170, count: 2, seed: random(6) })
  );
}
