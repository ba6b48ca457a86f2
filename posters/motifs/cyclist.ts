import { skyline } from "../city";
import { type Art, at, circle, each, ellipse, line, path, pick, rect, repeat, ring, round, stroke } from "../engine";
import { type Look, somebody } from "../looks";
import { person } from "../people";
import type { Scene } from "../scene";
import { tree, water } from "../scenery";
import { backdrop } from "../sky";

/** A bicycle with its rider; wheels on `y`. */
export function bicycle(
  x: number,
  y: number,
  k: number,
  rider: Look | undefined,
  frame: string,
  basket: string | undefined,
  ink: string,
): Art {
  const wheel = (cx: number): Art =>
    ring(cx, -62, 58, ink, 9) +
    ring(cx, -62, 50, "#FBF0D4", 2.5) +
    repeat(8, (i) =>
      line(`M${cx} -62L${round(cx + 54 * Math.cos(i * 0.785))} ${round(-62 + 54 * Math.sin(i * 0.785))}`, ink, 1.8),
    ) +
    circle(cx, -62, 8, ink);
  const bars =
    stroke("M-86 -62L-44 -150L66 -150M-44 -150L-2 -62L78 -166M-86 -62H-2", frame, 9) +
    stroke("M86 -62L70 -182M70 -182q24-14 34 6", ink, 8) +
    stroke("M-44 -150L-52 -176", ink, 8) +
    rect(-78, -186, 54, 12, ink, 'rx="6"') +
    circle(-2, -62, 18, ink) +
    stroke("M-2 -62L12 -36", ink, 6);
  const pot = basket
    ? path("M84 -150H146L138 -108H92Z", "#C9A27A") +
      repeat(
        5,
        (i) =>
          stroke(`M${94 + i * 11} -150q-4-20 ${-4 + i * 2}-34`, "#4F8A4B", 5) +
          path(`M${82 + i * 12} -180q2-26 10-28q10 4 8 28q-10 8-18 0Z`, pick([basket, "#F0B13C", "#E8799A"], i)),
      )
    : "";
  const body = rider
    ? person({ ...rider, dress: false, shorts: true }, { x: -48, y: -188, height: 250, pose: "cycle", by: "hip" })
    : "";
  return at(x, y, wheel(-86) + wheel(86) + bars + body + pot, k);
}

/** The path by the lake, or a boulevard of elms, with whoever rides it. */
export function cyclist(scene: Scene): Art {
  const { palette, variant } = scene;
  const [base, light, shade] = palette.ground;
  const boulevard = variant % 4 === 1 || variant % 4 === 3;
  const frames = ["#D8472F", "#F0B13C", "#2F8A8A", "#FBEBCB"] as const;
  const monument =
    variant % 4 === 3
      ? rect(396, 210, 64, 430, "#F0D6A4") +
        rect(436, 210, 24, 430, "#C99F74") +
        rect(380, 196, 96, 20, "#FBEBC8") +
        rect(376, 620, 104, 40, "#C99F74") +
        path("M402 196q26-70 52 0Z", "#F0D6A4") +
        stroke("M428 130l-34-30M428 130l34-30M428 150v-40", palette.ink, 8)
      : "";
  const lake =
    skyline(scene, {
      base: 600,
      height: 280,
      from: 330,
      row: "willis 470 330, trump 560 210, aon 640 260, prudential 706 230, hancock 810 340",
    }) + water(scene, { top: 598, x: 170, bottom: 900 });
  const elms =
    skyline(scene, { base: 660, height: 170, row: "willis 430 240, hancock 560 200" }) +
    monument +
    each(
      [
        [60, 720, 110],
        [230, 690, 76],
        [640, 690, 80],
        [810, 720, 120],
      ] as const,
      ([x, y, r]) => tree(scene, x, y, r, r * 0.9),
    );
  const ground = boulevard
    ? rect(-20, 664, 900, 440, palette.grass[0]) +
      path("M-20 1100L330 664H520L880 1100Z", base) +
      path("M404 664H446L520 1100H330Z", light)
    : path("M-20 820Q300 740 880 730V1100H-20Z", palette.grass[0]) +
      path("M-20 930Q300 820 880 810V1100H-20Z", base) +
      path("M-20 930Q300 820 880 810V836Q300 850 -20 966Z", light);
  const friend =
    variant % 4 === 3 || variant % 4 === 0
      ? bicycle(
          boulevard ? 560 : 660,
          boulevard ? 850 : 900,
          boulevard ? 0.8 : 1.0,
          somebody(variant + 8),
          frames[(variant + 1) % 4] ?? "#F0B13C",
          undefined,
          palette.ink,
        )
      : "";
  return (
    backdrop(scene, {
      horizon: 600,
      sun: [boulevard ? 428 : 180, 480, 210],
      clouds: [
        [620, 160, 280],
        [200, 190, 210],
      ],
    }) +
    (boulevard ? elms : lake) +
    ground +
    line("M-20 1040Q340 930 880 910", palette.paper, boulevard ? 0 : 8, 'stroke-dasharray="46 34"') +
    friend +
    ellipse(350, 1000, 260, 20, shade) +
    bicycle(
      340,
      996,
      1.72,
      variant % 4 === 2 ? { ...somebody(6), style: "brim" } : somebody(variant * 5 + 3),
      frames[variant % 4] ?? "#D8472F",
      variant % 4 === 2 ? "#D8472F" : undefined,
      palette.ink,
    )
  );
}
