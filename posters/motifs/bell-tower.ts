import { type Art, at, circle, each, path, poly, rect, repeat } from "../engine";
import { lit } from "../palettes";
import { crowd } from "../people";
import type { Scene } from "../scene";
import { birds, tree, treeline } from "../scenery";
import { backdrop } from "../sky";

/** A gothic carillon tower with pigeons around it. */
export function bellTower(scene: Scene): Art {
  const { palette, variant, evening, random } = scene;
  const stone = { high: "#FBEBC8", a: "#E9CDA0", b: "#BE9874", d: "#7E5E5A" };
  const glass = evening ? lit("#F9C25B") : "#5A5468";
  const lancet = (x: number, y: number, w: number, h: number, ink: string): Art =>
    path(
      `M${x - w / 2} ${y}V${y - h * 0.66}Q${x - w / 2} ${y - h * 0.9} ${x} ${y - h}Q${x + w / 2} ${y - h * 0.9} ${x + w / 2} ${y - h * 0.66}V${y}Z`,
      ink,
    );
  const pinnacle = (x: number, y: number, h: number): Art =>
    poly(`${x - 13} ${y} ${x} ${y - h} ${x + 13} ${y}`, stone.b) +
    poly(`${x - 13} ${y} ${x} ${y - h} ${x + 2} ${y}`, stone.a) +
    circle(x, y - h, 5, stone.high);
  const bell = (x: number, y: number, r: number): Art =>
    path(
      `M${x - r} ${y}Q${x - r * 0.7} ${y - r * 0.4} ${x - r * 0.6} ${y - r}Q${x} ${y - r * 1.7} ${x + r * 0.6} ${y - r}Q${x + r * 0.7} ${y - r * 0.4} ${x + r} ${y}Z`,
      "#C9803A",
    ) + circle(x, y + 5, r * 0.2, "#7E3B22");
  const tower =
    rect(300, 250, 256, 640, stone.a) +
    rect(460, 250, 96, 640, stone.b) +
    each([300, 540] as const, (x) => rect(x - 10, 240, 34, 650, stone.a) + rect(x + 12, 240, 12, 650, stone.b)) +
    lancet(376, 500, 70, 220, stone.d) +
    lancet(480, 500, 70, 220, stone.d) +
    bell(376, 420, 25) +
    bell(480, 420, 25) +
    bell(376, 486, 19) +
    bell(480, 486, 19) +
    rect(290, 520, 276, 16, stone.high) +
    lancet(376, 700, 56, 150, glass) +
    lancet(480, 700, 56, 150, glass) +
    rect(290, 720, 276, 16, stone.high) +
    lancet(428, 890, 110, 150, stone.d) +
    lancet(428, 890, 70, 116, evening ? lit("#FBD99A") : "#4A3A40") +
    rect(284, 236, 288, 20, stone.high) +
    repeat(7, (i) => rect(292 + i * 41, 206, 22, 32, i > 4 ? stone.b : stone.a)) +
    each([300, 552] as const, (x) => pinnacle(x, 240, 120)) +
    pinnacle(428, 210, 80);
  const nave = (side: 1 | -1): Art =>
    at(
      428,
      0,
      rect(120, 620, 330, 270, stone.a) +
        rect(340, 620, 110, 270, stone.b) +
        poly("116 622 220 520 450 520 470 622", "#5A6A70") +
        repeat(3, (i) => lancet(186 + i * 94, 860, 50, 180, glass)) +
        repeat(4, (i) => rect(136 + i * 94, 600, 16, 290, stone.b) + pinnacle(144 + i * 94, 602, 60)),
      side,
      1,
    );
  const flock =
    variant % 2
      ? ([
          [180, 300, 26],
          [240, 250, 18],
          [650, 340, 24],
          [700, 280, 16],
          [140, 400, 16],
        ] as const)
      : ([
          [200, 260, 30],
          [270, 320, 22],
          [640, 230, 28],
          [720, 300, 20],
          [600, 160, 18],
          [150, 190, 16],
        ] as const);
  return (
    backdrop(scene, {
      horizon: 720,
      sun: [variant % 2 ? 200 : 660, 400, 200],
      clouds: [
        [650, 130, 240],
        [190, 160, 220],
      ],
    }) +
    treeline(scene, { from: -20, to: 880, base: 840, r: 60 }) +
    nave(1) +
    nave(-1) +
    tower +
    birds(flock, palette.ink) +
    rect(-20, 886, 900, 220, palette.grass[0]) +
    poly("370 890 486 890 640 1100 216 1100", palette.ground[0]) +
    poly("370 890 400 890 320 1100 216 1100", palette.ground[1]) +
    each([90, 770] as const, (x) => tree(scene, x, 960, 74, 40)) +
    crowd({ from: 230, to: 640, y: 1030, height: 110, count: 5, seed: random(3) })
  );
}
