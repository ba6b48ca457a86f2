import { skyline } from "../city";
import { type Art, circle, each, ellipse, path, pick, poly, rect, repeat } from "../engine";
import { lit } from "../palettes";
import { crowd } from "../people";
import type { Scene } from "../scene";
import { lamp, paving, tree } from "../scenery";
import { backdrop } from "../sky";

const STONE = { high: "#FFF0CF", lit: "#F0D6A4", shade: "#C99F74", deep: "#966C5A" };

function battlements(x: number, y: number, w: number, count: number): Art {
  const step = w / (count * 2 - 1);
  return (
    rect(x - 8, y, w + 16, 22, STONE.high) +
    repeat(count, (i) => rect(x + i * step * 2, y - 20, step, 22, i > count * 0.6 ? STONE.shade : STONE.lit))
  );
}

function turret(x: number, y: number, h: number, r: number): Art {
  return (
    rect(x - r, y - h, r * 2, h, STONE.lit) +
    rect(x + r * 0.3, y - h, r * 0.7, h, STONE.shade) +
    rect(x - r - 5, y - h, r * 2 + 10, 12, STONE.high) +
    poly(`${x - r - 3} ${y - h} ${x} ${y - h - r * 2.6} ${x + r + 3} ${y - h}`, STONE.shade) +
    circle(x, y - h - r * 2.7, 4, STONE.high)
  );
}

function storey(x: number, y: number, w: number, h: number, windows: number, glow: string): Art {
  const bay = w / windows;
  return (
    rect(x, y, w, h, STONE.lit) +
    rect(x + w * 0.66, y, w * 0.34, h, STONE.shade) +
    repeat(Math.floor(h / 26), (i) => rect(x, y + i * 26 + 20, w, 3, STONE.shade, 'fill-opacity=".5"')) +
    repeat(windows, (i) =>
      path(
        `M${x + bay * i + bay * 0.32} ${y + h - 26}V${y + h * 0.38}Q${x + bay * (i + 0.5)} ${y + h * 0.14} ${x + bay * i + bay * 0.68} ${y + h * 0.38}V${y + h - 26}Z`,
        glow,
      ),
    )
  );
}

/** The castellated limestone Water Tower on its little square. */
export function waterTower(scene: Scene): Art {
  const { palette, evening, variant, random } = scene;
  const glow = evening ? lit("#F9C25B") : "#6E5A5C";
  const shaft =
    poly("378 470 478 470 470 190 386 190", STONE.lit) +
    poly("440 470 478 470 470 190 440 190", STONE.shade) +
    each([250, 320, 390], (y) => path(`M416 ${y + 42}V${y + 12}Q428 ${y - 6} 440 ${y + 12}V${y + 42}Z`, glow)) +
    battlements(372, 180, 112, 5) +
    path("M392 160H464L458 120Q428 70 398 120Z", "#6FA094") +
    path("M428 78Q452 92 458 120L464 160H438Z", "#477A76") +
    rect(425, 40, 6, 52, palette.ink) +
    circle(428, 38, 6, STONE.high) +
    each([366, 490], (x) => turret(x, 470, 250, 13));
  const carriage =
    variant % 2
      ? ellipse(250, 1010, 130, 12, palette.ground[2]) +
        path("M170 930Q180 900 240 904H320Q340 930 318 960H190Z", "#8E2A3C") +
        each(
          [198, 304],
          (x) =>
            circle(x, 976, 34, palette.ink) + circle(x, 976, 24, palette.ground[0]) + circle(x, 976, 6, palette.ink),
        ) +
        rect(180, 880, 8, 40, palette.ink) +
        circle(184, 876, 9, evening ? lit("#FFE0A0") : "#F0B13C")
      : "";
  return (
    backdrop(scene, {
      horizon: 720,
      sun: [640, 300, 210],
      clouds: [
        [180, 170, 260],
        [680, 130, 200],
      ],
    }) +
    skyline(scene, { base: 820, height: 470, row: "hancock 706 700, aon 130 520, slab 250 430" }) +
    each([60, 170, 700, 800], (x, i) => tree(scene, x, 846, 58 + (i % 2) * 14, 40)) +
    shaft +
    storey(330, 470, 196, 120, 3, glow) +
    battlements(326, 458, 204, 7) +
    each([318, 538], (x) => turret(x, 600, 130, 17)) +
    storey(282, 600, 292, 120, 5, glow) +
    battlements(278, 588, 300, 9) +
    each([270, 586], (x) => turret(x, 726, 130, 20)) +
    storey(232, 720, 392, 140, 7, glow) +
    battlements(228, 708, 400, 12) +
    each([220, 636], (x) => turret(x, 862, 148, 24)) +
    path("M386 860V790Q428 736 470 790V860Z", STONE.deep) +
    path("M400 860V796Q428 756 456 796V860Z", evening ? lit("#FFDF9A") : "#5A444A") +
    paving(scene, 852) +
    rect(-20, 852, 900, 8, palette.ground[2]) +
    each([120, 736], (x) => lamp(scene, x, 930, 150)) +
    carriage +
    crowd({ from: pick([80, 380], variant), to: 800, y: 960, height: 108, count: 6, seed: random(3) })
  );
}
