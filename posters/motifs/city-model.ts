import { skyline } from "../city";
import { type Art, box, clipped, each, path, pick, rect, repeat } from "../engine";
import { landmarks } from "../landmarks";
import { silhouette, somebody } from "../looks";
import { lit, mix } from "../palettes";
import { crowd, person } from "../people";
import { type Scene, underLamps } from "../scene";
import { backdrop } from "../sky";

/** A model of the city under a big window, or the square museum on its steps. */
export function cityModel(scene: Scene): Art {
  const { palette, variant, random, evening } = scene;
  if (variant % 2) {
    const stone = ["#EDE2CC", "#C9B8A0", "#8E7E76"] as const;
    const glow = evening ? lit("#F9C25B") : "#5E7A84";
    const panels = repeat(7, (r) =>
      repeat(9, (c) => rect(120 + c * 69, 250 + r * 69, 64, 64, (r + c) % 2 ? stone[0] : mix(stone[0], stone[1], 0.3))),
    );
    const grid =
      rect(320, 360, 216, 420, glow) +
      repeat(3, (i) => rect(370 + i * 54, 360, 7, 420, stone[2])) +
      repeat(7, (i) => rect(320, 410 + i * 56, 216, 7, stone[2]));
    const steps = repeat(13, (i) => rect(250 - i * 22, 780 + i * 18, 356 + i * 44, 19, i % 2 ? stone[1] : stone[0]));
    return (
      backdrop(scene, {
        horizon: 600,
        sun: [150, 380, 190],
        clouds: [
          [650, 140, 260],
          [180, 160, 200],
        ],
      }) +
      skyline(scene, { base: 860, height: 480, row: "hancock 760 760, slab 60 480, aon 660 620" }) +
      rect(110, 240, 636, 560, stone[1]) +
      panels +
      rect(620, 240, 126, 560, stone[2], 'fill-opacity=".35"') +
      rect(100, 226, 656, 22, stone[0]) +
      grid +
      each([200, 590] as const, (x) => rect(x, 420, 70, 150, glow)) +
      rect(-20, 790, 900, 320, palette.ground[1]) +
      steps +
      crowd({ from: 240, to: 620, y: 880, height: 90, count: 7, seed: random(4) }) +
      crowd({ from: 40, to: 820, y: 1060, height: 150, count: 5, seed: random(5) })
    );
  }
  const model = (x: number, base: number, h: number, w: number, i: number): Art =>
    rect(x, base - h, w * 0.62, h, pick(["#FBF3E0", "#EADCC0", "#F5E6C8"], i)) +
    rect(x + w * 0.62, base - h, w * 0.38, h, "#C9B48E") +
    repeat(Math.floor(h / 16), (k) =>
      rect(x + 4, base - h + 8 + k * 16, w * 0.5, 4, evening ? lit("#F7C46A") : "#D9C6A0"),
    );
  const roll = random(3);
  const row = (base: number, low: number, high: number, w: number): Art =>
    repeat(Math.ceil(900 / w), (i) => model(-10 + i * w, base, low + (high - low) * roll() ** 1.6, w - 8, i));
  const view =
    backdrop(scene, {
      horizon: 560,
      sun: [600, 330, 170],
      clouds: [
        [240, 170, 240],
        [660, 140, 190],
      ],
    }) +
    skyline(scene, { base: 620, height: 330, row: "trump 170 430, marina 330 400, setback 480 360, hancock 690 460" });
  const frame =
    each([120, 330, 540, 750] as const, (x) => rect(x - 8, -20, 16, 640, "#2B3A4A")) +
    rect(-20, 200, 900, 12, "#2B3A4A") +
    rect(-20, 430, 900, 12, "#2B3A4A");
  return (
    clipped(box(-20, -20, 900, 640), view) +
    frame +
    rect(-20, 612, 900, 500, "#5A4A50") +
    path("M-20 640H880V720H-20Z", "#6A5860") +
    underLamps(
      landmarks(
        "willis 250 330, hancock 610 330, aon 450 260, marina 350 210, trump 530 230",
        850,
        ["#FFF6E4", "#D3BE96"],
        "#B8A078",
      ) +
        row(850, 40, 150, 46) +
        path("M-20 830Q300 800 428 850T880 840V880H-20Z", lit("#4FA0B4")) +
        row(960, 40, 130, 58) +
        rect(-20, 950, 900, 24, "#E9DCC0") +
        rect(-20, 972, 900, 140, "#8A5A44"),
      scene,
      0.3,
    ) +
    person(silhouette(palette.ink, somebody(4)), { x: 130, y: 1096, height: 420, pose: "point" }) +
    person(silhouette(palette.ink, somebody(8)), { x: 720, y: 1096, height: 280, pose: "photo", left: true })
  );
}
