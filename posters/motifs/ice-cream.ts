import {
  type Art,
  at,
  blob,
  circle,
  clipped,
  each,
  ellipse,
  group,
  limb,
  path,
  pick,
  poly,
  rect,
  repeat,
  round,
  stroke,
} from "../engine";
import { somebody } from "../looks";
import { lit, mix } from "../palettes";
import { person } from "../people";
import { atTable, cast, roomOf } from "../rooms";
import { type Scene, underLamps } from "../scene";
import { backdrop } from "../sky";

const waffle = (x: number, y: number, w: number, h: number): Art =>
  poly(`${x - w} ${y} ${x + w} ${y} ${x} ${y + h}`, "#E0A04A") +
  poly(`${x + w * 0.3} ${y} ${x + w} ${y} ${x} ${y + h}`, "#B8743A") +
  clipped(
    `M${x - w} ${y}L${x + w} ${y}L${x} ${y + h}Z`,
    repeat(9, (i) =>
      stroke(
        `M${x - w * 1.6 + i * w * 0.4} ${y - 20}l${w * 1.2} ${h}M${x + w * 1.6 - i * w * 0.4} ${y - 20}l${-w * 1.2} ${h}`,
        "#8E5228",
        5,
      ),
    ),
  );
const FLAVOURS = ["#5A2E28", "#F2A0B0", "#F7E6BE", "#A9C98A", "#F28A3C"] as const;

/** Five slanted layers on a cone, or the paleta cart. */
export function iceCream(scene: Scene): Art {
  const { variant, evening } = scene;
  const kind = variant % 3;
  const layers = repeat(5, (i) => {
    const y = 560 - i * 84;
    const w = 190 - i * 14;
    return group(
      path(
        `M${-w} 0Q${-w} -84 ${-w * 0.5} -92H${w * 0.5}Q${w} -84 ${w} 0Q${w * 0.4} 40 0 26Q${-w * 0.4} 44 ${-w} 0Z`,
        pick(FLAVOURS, i),
      ) +
        path(
          `M${w * 0.2} -92H${w * 0.5}Q${w} -84 ${w} 0Q${w * 0.7} 20 ${w * 0.4} 24Q${w * 0.8} -40 ${w * 0.2} -92Z`,
          mix(pick(FLAVOURS, i), "#3A1E2E", 0.25),
        ) +
        repeat(5, (k) =>
          circle(
            -w * 0.6 + k * w * 0.3,
            -40 + (k % 2) * 24,
            7,
            pick(["#8E3A2C", "#F0B13C", "#FFF6E6", "#4F8A4B", "#D8303F"], i + k),
          ),
        ),
      `transform="translate(${428 + (i % 2) * 12} ${y}) rotate(-12)"`,
    );
  });
  const cone =
    waffle(428, 600, 150, 380) +
    layers +
    ellipse(428, 588, 160, 26, "#C98A3C") +
    blob("270 560 300 640 320 600 360 660 400 604 450 640 500 600 560 620 590 560", pick(FLAVOURS, 0));
  const paleta = (x: number, y: number, ink: string, t: number): Art =>
    group(
      rect(-16, 60, 32, 120, "#E9C48A", 'rx="12"') +
        path("M-70 70V-110Q-70 -170 0 -170Q70 -170 70 -110V70Q70 90 50 90H-50Q-70 90 -70 70Z", ink) +
        path("M20 -168Q70 -160 70 -110V70Q70 90 50 90H20Z", mix(ink, "#3A1E2E", 0.28)) +
        rect(-44, -120, 22, 170, "#FFF6E6", 'rx="11" fill-opacity=".4"') +
        each(
          [
            [-20, -60],
            [26, -10],
            [-10, 30],
            [34, -90],
          ] as const,
          ([a, b]) => circle(a, b, 12, "#FFF6E6", 'fill-opacity=".7"'),
        ),
      `transform="translate(${x} ${y}) rotate(${t})"`,
    );
  const cart =
    cast(400, 980, 330, 30) +
    rect(160, 640, 480, 240, "#FBF3E0", 'rx="16"') +
    rect(480, 640, 160, 240, "#D9C9A8", 'rx="16"') +
    repeat(6, (i) => rect(160 + i * 80, 640, 40, 30, "#D8472F") + path(`M${160 + i * 80} 670h40l-20 26Z`, "#D8472F")) +
    paleta(260, 790, "#E2476A", -6) +
    paleta(400, 790, "#F0B13C", 4) +
    paleta(540, 790, "#7FC09A", -4) +
    rect(150, 876, 500, 24, "#2F8A8A") +
    each(
      [250, 560] as const,
      (x) =>
        circle(x, 930, 66, "#2A2430") +
        circle(x, 930, 48, "#FBEBCB") +
        repeat(8, (i) =>
          stroke(
            `M${x} 930L${round(x + 48 * Math.cos(i * 0.785))} ${round(930 + 48 * Math.sin(i * 0.785))}`,
            "#2A2430",
            5,
          ),
        ) +
        circle(x, 930, 12, "#2A2430"),
    ) +
    stroke("M640 700H780V780", "#2F8A8A", 16) +
    repeat(5, (i) => circle(660 + i * 26, 680, 12, "#F0B13C")) +
    rect(392, 270, 12, 380, "#6A4A3C") +
    path(
      "M130 330Q398 130 666 330Q620 300 576 330Q532 300 488 330Q442 300 398 330Q354 300 310 330Q264 300 220 330Q176 300 130 330Z",
      "#E2476A",
    ) +
    path("M310 330Q340 200 398 190Q460 200 488 330Q442 300 398 330Q354 300 310 330Z", "#FBEBCB") +
    path("M576 330Q540 210 398 190Q600 210 666 330Q620 300 576 330Z", "#B8305A");
  const shop = roomOf(scene);
  const facade =
    rect(-20, 120, 900, 700, evening ? "#E8799A" : "#F2A0B8") +
    rect(600, 120, 280, 700, "#D9809A") +
    rect(-20, 110, 900, 26, "#FBEBCB") +
    repeat(
      5,
      (i) =>
        rect(40 + i * 170, 230, 110, 180, evening ? lit("#F9DDA0") : "#8FC0C4") +
        rect(30 + i * 170, 410, 130, 14, "#FBEBCB"),
    ) +
    repeat(9, (i) =>
      poly(
        `${-20 + i * 100} 520 ${80 + i * 100} 520 ${90 + i * 100} 610 ${-30 + i * 100} 610`,
        i % 2 ? "#FBEBCB" : shop.cloth,
      ),
    );
  if (kind === 0)
    return (
      backdrop(scene, { horizon: 300, sun: [680, 70, 110], clouds: [[230, 70, 220]] }) +
      underLamps(
        facade +
          rect(-20, 820, 900, 300, shop.edge) +
          circle(428, 480, 330, "#FBEBCB", 'fill-opacity=".35"') +
          cone +
          limb("700 1100 70 560 930 50", "#B5714E") +
          each(
            [
              [470, 850, 26],
              [480, 890, 25],
              [490, 930, 24],
            ] as const,
            ([x, y, r]) =>
              limb(
                [
                  [570, y + 10, 32],
                  [x, y, r],
                ],
                "#B5714E",
              ),
          ),
        scene,
        0.35,
      )
    );
  if (kind === 2)
    return (
      atTable(scene, cart, { y: 880, setting: "stand" }) +
      person(somebody(12), { x: 760, y: 1000, height: 400, pose: "carry", left: true })
    );
  return atTable(
    scene,
    at(0, 30, cone) + rect(300, 930, 256, 60, "#8A5030", 'rx="14"') + rect(300, 930, 256, 14, "#C98A4A"),
    { y: 820, setting: "sunburst" },
  );
}
