import { type Art, at, circle, each, ellipse, line, path, pick, poly, rect, repeat, stroke } from "../engine";
import { lit, mix } from "../palettes";
import { type Scene, underLamps } from "../scene";
import { houseOf } from "../stage";

const pin = (x: number, y: number, k: number, turn = 0): Art =>
  at(
    x,
    y,
    path(
      "M-30 0Q-58 -80 -40 -150Q-20 -200 -22 -240Q-34 -300 0 -310Q34 -300 22 -240Q20 -200 40 -150Q58 -80 30 0Z",
      "#FFF6E6",
    ) +
      path("M6 -309Q34 -300 22 -240Q20 -200 40 -150Q58 -80 30 0H8Q36 -90 16 -160Q0 -220 6 -309Z", "#D9C9A8") +
      path(
        "M-24 -232Q0 -224 24 -232L22 -214Q0 -206 -22 -214ZM-22 -204Q0 -196 22 -204L24 -188Q0 -180 -26 -188Z",
        "#D8303F",
      ),
    k,
    k,
    turn,
  );

/** Ten pins, a ball and the shoes. */
export function bowling(scene: Scene): Art {
  const { variant } = scene;
  const house = houseOf(scene);
  const strike = variant % 2 === 1;
  const lanes =
    rect(-20, 520, 900, 600, "#C98A4A") +
    repeat(15, (i) => line(`M${428 + (i - 7) * 30} 520L${428 + (i - 7) * 130} 1100`, "#A8683A", 3)) +
    poly("250 520 190 520 -200 1100 -20 1100", "#5A2E2A") +
    poly("606 520 666 520 1056 1100 876 1100", "#5A2E2A") +
    repeat(7, (i) =>
      poly(`${428 + (i - 3) * 54 - 14} 860 ${428 + (i - 3) * 54} 820 ${428 + (i - 3) * 54 + 14} 860`, "#8E3A2C"),
    );
  const mask =
    rect(-20, -20, 900, 300, house.curtain) +
    repeat(13, (i) => circle(10 + i * 72, 262, 12, lit("#FFE9B0"))) +
    each(
      [
        [180, 130],
        [428, 110],
        [676, 130],
      ] as const,
      ([x, y], i) =>
        circle(x, y, 74, lit(pick(["#F0B13C", "#7FE0CF", "#E8799A"], i))) +
        circle(x, y, 52, house.curtain) +
        repeat(6, (k) =>
          poly(
            [
              [x + 46 * Math.cos(k * 1.047), y + 46 * Math.sin(k * 1.047)],
              [x + 15 * Math.cos(k * 1.047 + 0.52), y + 15 * Math.sin(k * 1.047 + 0.52)],
              [x, y],
              [x + 15 * Math.cos(k * 1.047 - 0.52), y + 15 * Math.sin(k * 1.047 - 0.52)],
            ],
            lit("#FFF3DC"),
          ),
        ),
    );
  const deck = rect(-20, 280, 900, 250, house.deep) + rect(150, 300, 556, 230, house.ink);
  const rack = each(
    [
      [428, 600, 1, 0],
      [360, 570, 0.9, 0],
      [496, 570, 0.9, 0],
      [300, 545, 0.82, 0],
      [428, 545, 0.82, 0],
      [556, 545, 0.82, 0],
    ] as const,
    ([x, y, k]) => pin(x, y, k),
  );
  const flying =
    pin(260, 560, 0.9, -40) +
    pin(390, 470, 0.9, -14) +
    pin(520, 520, 0.95, 24) +
    pin(640, 580, 0.95, 58) +
    pin(330, 640, 1, -70) +
    pin(580, 420, 0.8, 100) +
    repeat(10, (i) =>
      stroke(
        `M${428 + 110 * Math.cos(i * 0.628)} ${560 + 110 * Math.sin(i * 0.628)}L${428 + (180 + (i % 2) * 40) * Math.cos(i * 0.628)} ${560 + (180 + (i % 2) * 40) * Math.sin(i * 0.628)}`,
        lit("#F0B13C"),
        9,
      ),
    );
  const ball = (x: number, y: number, r: number, ink: string): Art =>
    ellipse(x + 10, y + r, r, r * 0.16, "#3A1E1E", 'fill-opacity=".5"') +
    circle(x, y, r, ink) +
    path(
      `M${x + r * 0.2} ${y - r * 0.98}A${r} ${r} 0 0 1 ${x + r * 0.2} ${y + r * 0.98}Q${x + r * 0.8} ${y} ${x + r * 0.2} ${y - r * 0.98}Z`,
      mix(ink, "#1C1426", 0.4),
    ) +
    each(
      [
        [-0.3, -0.4],
        [0.02, -0.5],
        [-0.08, -0.14],
      ] as const,
      ([dx, dy]) => circle(x + dx * r, y + dy * r, r * 0.12, "#1C1426"),
    ) +
    ellipse(
      x - r * 0.5,
      y - r * 0.56,
      r * 0.2,
      r * 0.1,
      "#FFF3DC",
      'fill-opacity=".7" transform="rotate(-40)" opacity="0"',
    );
  const shoe = (x: number, y: number, flip: number): Art =>
    at(
      x,
      y,
      path("M-120 0V-120Q-60 -140 -20 -110Q30 -70 110 -56Q140 -40 136 0Z", "#D8404F") +
        path("M-20 -110Q30 -70 110 -56Q140 -40 136 0H20Q10 -70 -20 -110Z", "#FBEBCB") +
        rect(-124, -6, 264, 24, "#2A2430", 'rx="8"') +
        stroke("M-40 -100l40 -14M-14 -84l40 -14M12 -68l40 -12", "#FFF6E6", 8) +
        circle(-84, -60, 22, "#F0B13C"),
      flip,
      1,
    );
  return underLamps(
    rect(-20, -20, 900, 1120, house.wall) +
      deck +
      mask +
      lanes +
      (strike
        ? flying + ball(428, 660, 96, "#2F6E9A") + shoe(230, 1020, 1) + shoe(640, 1030, -1)
        : rack + ball(500, 890, 170, "#B8283F")),
    scene,
    0.2,
  );
}
