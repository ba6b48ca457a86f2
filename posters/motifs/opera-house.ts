import { skyline } from "../city";
import { type Art, blob, circle, each, ellipse, group, limb, path, poly, rect, repeat, stroke } from "../engine";
import { lit } from "../palettes";
import { crowd } from "../people";
import { type Scene, underLamps } from "../scene";
import { lamp, water } from "../scenery";
import { backdrop } from "../sky";
import { audience, beam, drape, houseOf } from "../stage";

/** The armchair-shaped house on the river, or a singer under her moon. */
export function operaHouse(scene: Scene): Art {
  const { variant, palette, evening, random } = scene;
  if (variant % 2) {
    const house = houseOf(scene);
    const gown =
      path(
        "M-80 -300Q-60 -380 0 -386Q60 -380 80 -300Q60 -160 120 60Q200 260 230 420H-230Q-200 260 -120 60Q-60 -160 -80 -300Z",
        "#B8283F",
      ) +
      path("M30 -380Q80 -360 80 -300Q60 -160 120 60Q200 260 230 420H60Q120 160 30 -60Z", "#7E1A34") +
      path("M-60 -280Q0 -240 60 -280Q40 -180 0 -170Q-40 -180 -60 -280Z", "#F0B13C");
    const singer =
      gown +
      limb("-70 -330 30 -190 -240 22 -290 -330 16", "#C27E54") +
      limb("70 -330 30 190 -260 22 280 -370 16", "#9A5E40") +
      rect(-22, -440, 44, 70, "#A8684C") +
      ellipse(0, -490, 58, 68, "#C27E54") +
      blob(
        "-66 -490 -60 -560 0 -590 60 -560 68 -480 84 -400 60 -380 50 -470 0 -530 -50 -470 -60 -380 -84 -400",
        "#2A1A24",
      ) +
      ellipse(0, -462, 15, 18, "#5A1A24") +
      stroke("M-34 -500q12 8 24 0M10 -500q12 8 24 0", "#2A1A24", 5) +
      path("M-60 -556Q0 -610 60 -556L44 -530Q0 -566 -44 -530Z", "#F0B13C");
    return (
      rect(-20, -20, 900, 1120, house.wall) +
      repeat(40, (i) => circle((i * 137) % 860, (i * 71) % 620, 2 + (i % 3), house.beam)) +
      circle(428, 380, 290, house.deep) +
      circle(428, 380, 250, lit("#F3DDA8")) +
      circle(510, 310, 40, lit("#E4C88C")) +
      circle(360, 470, 28, lit("#E4C88C")) +
      path("M-20 860Q300 760 880 850V1100H-20Z", house.floor) +
      beam(house, 428, 50, 280, 980) +
      underLamps(group(singer, 'transform="translate(428 700) scale(.86)"'), scene, 0.1) +
      drape(house, -20, 120, 1000, 3) +
      drape(house, 876, 736, 1000, 3) +
      audience(house.ink, 1010, false, 8)
    );
  }
  const glow = evening ? lit("#F9C25B") : "#6A6070";
  const roll = random(4);
  const stone = { a: "#EBD0A2", b: "#BE9874", hi: "#FFF0CF" };
  const bays = (x: number, y: number, w: number, rows: number): Art =>
    repeat(rows, (r) =>
      repeat(Math.floor(w / 30), (c) =>
        rect(x + 10 + c * 30, y + 16 + r * 34, 12, 22, roll() < (evening ? 0.5 : 0.2) ? glow : "#5E5464"),
      ),
    );
  const slabT = (x: number, y: number, w: number): Art =>
    rect(x, y, w, 880 - y, stone.a) +
    rect(x + w * 0.7, y, w * 0.3, 880 - y, stone.b) +
    rect(x - 5, y - 10, w + 10, 14, stone.hi) +
    bays(x, y, w * 0.7, Math.floor((700 - y) / 36));
  return (
    backdrop(scene, {
      horizon: 720,
      sun: [690, 420, 210],
      clouds: [
        [180, 190, 260],
        [680, 140, 220],
      ],
    }) +
    skyline(scene, { base: 880, height: 420, row: "willis 720 700, slab 60 420, boardOfTrade 820 460" }) +
    slabT(250, 210, 356) +
    rect(280, 160, 296, 60, stone.a) +
    rect(486, 160, 90, 60, stone.b) +
    poly("270 160 428 100 586 160", "#6A7A80") +
    rect(424, 56, 8, 50, palette.ink) +
    slabT(120, 470, 140) +
    slabT(596, 470, 140) +
    rect(100, 740, 656, 140, stone.a) +
    rect(580, 740, 176, 140, stone.b) +
    rect(90, 728, 676, 16, stone.hi) +
    repeat(11, (i) => path(`M${122 + i * 58} 880V800a19 22 0 0 1 38 0V880Z`, glow)) +
    repeat(12, (i) => rect(106 + i * 58, 752, 10, 128, stone.hi)) +
    rect(-20, 876, 900, 24, "#C9A27A") +
    rect(-20, 898, 900, 50, "#6A5054") +
    repeat(20, (i) => rect(i * 46 - 10, 898, 6, 50, "#4A3844")) +
    each([70, 240, 616, 790] as const, (x) => lamp(scene, x, 880, 84)) +
    crowd({ from: 60, to: 800, y: 880, height: 62, count: 10, seed: random(6), ink: palette.ink }) +
    water(scene, { top: 946, x: 560 })
  );
}
