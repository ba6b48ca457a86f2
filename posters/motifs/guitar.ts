import { type Art, at, circle, each, ellipse, group, line, path, pick, rect, repeat, stroke } from "../engine";
import { lit } from "../palettes";
import { type Scene, underLamps } from "../scene";
import { beam, boards, brickWall, halos, houseOf } from "../stage";

type Paint = { body: string; shade: string; guard: string };
const PAINTS: readonly Paint[] = [
  { body: "#C8302F", shade: "#8E2230", guard: "#FBEBCB" },
  { body: "#24304A", shade: "#141C30", guard: "#FBEBCB" },
  { body: "#2F8A93", shade: "#1F5F6E", guard: "#F0D9A8" },
  { body: "#F0B13C", shade: "#C07A2C", guard: "#3A2430" },
];

/** A solid-body electric, neck up. Around 0,0 at the bridge. */
function electric({ body, shade, guard }: Paint, dots: boolean): Art {
  const outline =
    "M-30 -170Q-96 -210 -130 -150Q-150 -110 -112 -60Q-90 -20 -128 40Q-170 120 -100 190Q0 250 104 186Q168 120 122 40Q92 -20 118 -70Q146 -130 104 -166Q76 -186 54 -120Q40 -90 0 -100Z";
  return (
    path(outline, shade, 'transform="translate(14 10)"') +
    path(outline, body) +
    path(
      "M60 -110Q146 -130 118 -70Q92 -20 122 40Q168 120 104 186Q60 216 10 222Q90 120 50 30Q30 -40 60 -110Z",
      shade,
      'fill-opacity=".55"',
    ) +
    (dots
      ? each(
          [
            [-90, -140],
            [-100, 100],
            [-70, 170],
            [70, 150],
            [100, 90],
            [90, -110],
            [-60, 30],
            [70, 10],
            [-10, 196],
          ] as const,
          ([x, y]) => circle(x, y, 16, "#FFF3DC"),
        )
      : "") +
    path("M-34 -120Q30 -100 50 -30Q64 40 40 110Q0 140 -34 90Z", guard) +
    rect(-22, -620, 44, 560, "#D9A05A") +
    rect(4, -620, 18, 560, "#B5703F") +
    rect(-22, -620, 44, 520, "#5A2E28") +
    repeat(14, (i) => rect(-22, -590 + i * 36, 44, 4, "#D9C9A8")) +
    each([-500, -430, -358, -286] as const, (y) => circle(0, y, 7, "#FFF3DC")) +
    path("M-24 -620Q-46 -700 -20 -760Q10 -780 40 -740Q30 -680 24 -620Z", "#D9A05A") +
    repeat(6, (i) => circle(-40 + i * 3, -640 - i * 19, 8, "#C9D3CC")) +
    each(
      [-60, 10] as const,
      (y) => rect(-30, y, 60, 24, "#2A1F2E", 'rx="6"') + repeat(6, (i) => circle(-22 + i * 9, y + 12, 2.6, "#C9D3CC")),
    ) +
    rect(-34, 84, 68, 22, "#C9D3CC", 'rx="5"') +
    repeat(6, (i) => line(`M${-15 + i * 6} -740L${-18 + i * 7} 90`, "#F2F6EE", 2)) +
    each(
      [
        [70, 96],
        [84, 140],
      ] as const,
      ([x, y]) => circle(x, y, 13, "#FFF3DC") + circle(x, y, 6, shade),
    )
  );
}

/** A flat-top acoustic. */
const acoustic = (wood: string, dark: string): Art =>
  path(
    "M-92 -190Q-160 -120 -112 -30Q-90 10 -140 70Q-190 190 0 226Q190 190 140 70Q90 10 112 -30Q160 -120 92 -190Q40 -220 0 -206Q-40 -220 -92 -190Z",
    dark,
    'transform="translate(14 10)"',
  ) +
  path(
    "M-92 -190Q-160 -120 -112 -30Q-90 10 -140 70Q-190 190 0 226Q190 190 140 70Q90 10 112 -30Q160 -120 92 -190Q40 -220 0 -206Q-40 -220 -92 -190Z",
    wood,
  ) +
  path(
    "M60 -200Q160 -160 112 -30Q90 10 140 70Q180 180 20 224Q120 110 60 30Q40 -60 60 -200Z",
    dark,
    'fill-opacity=".5"',
  ) +
  circle(0, -60, 62, "#F0D9A8") +
  circle(0, -60, 50, "#2A1A20") +
  path("M30 -20Q90 0 90 60Q60 90 20 70Z", "#5A2E28") +
  rect(-56, 90, 112, 22, "#3A2226", 'rx="8"') +
  rect(-22, -640, 44, 560, "#5A2E28") +
  repeat(13, (i) => rect(-22, -600 + i * 38, 44, 4, "#D9C9A8")) +
  rect(-34, -760, 68, 124, "#8A5030", 'rx="10"') +
  repeat(3, (i) => circle(-42, -738 + i * 36, 9, "#C9D3CC") + circle(42, -738 + i * 36, 9, "#C9D3CC")) +
  repeat(6, (i) => line(`M${-15 + i * 6} -640V98`, "#F2F6EE", 2));

const harmonica = (x: number, y: number): Art =>
  at(
    x,
    y,
    rect(-150, -46, 300, 92, "#C9D3CC", 'rx="16"') +
      rect(-150, 0, 300, 46, "#8FA5A5", 'rx="16"') +
      rect(-140, -20, 280, 40, "#3A2226") +
      repeat(10, (i) => rect(-130 + i * 27, -13, 17, 26, "#120C18")) +
      rect(-120, -38, 240, 7, "#F2F6EE"),
    1,
    1,
    -12,
  );

const rose = (x: number, y: number, r: number): Art =>
  stroke(`M${x} ${y}Q${x + 30} ${y + r * 2} ${x - 20} ${y + r * 4}`, "#3F7A4C", 10) +
  path(`M${x + 8} ${y + r * 2}q60-40 90 10q-60 30-90-10Z`, "#4F8A4B") +
  circle(x, y, r, "#B8283A") +
  circle(x - r * 0.2, y - r * 0.2, r * 0.72, "#D8404F") +
  path(
    `M${x - r * 0.5} ${y}a${r * 0.5} ${r * 0.5} 0 0 1 ${r} 0a${r * 0.36} ${r * 0.36} 0 0 1 -${r * 0.72} 0a${r * 0.2} ${r * 0.2} 0 0 1 ${r * 0.4} 0`,
    "none",
    `stroke="#8E1F30" stroke-width="${r * 0.1}"`,
  );

/** A guitar in the light of a small stage. */
export function guitar(scene: Scene): Art {
  const { variant } = scene;
  const house = houseOf(scene);
  const kind = variant % 5;
  const amp =
    rect(80, 700, 240, 290, "#2A2430", 'rx="14"') +
    rect(100, 780, 200, 190, "#4A3E48") +
    repeat(8, (r) => repeat(8, (c) => circle(116 + c * 24, 796 + r * 23, 4, "#2A2430"))) +
    rect(100, 716, 200, 46, "#C9A27A", 'rx="6"') +
    repeat(5, (i) => circle(124 + i * 38, 739, 10, "#2A2430")) +
    circle(288, 739, 6, lit("#F4523C"));
  const stool =
    rect(590, 800, 190, 24, "#B5703F", 'rx="10"') +
    stroke("M610 824L580 1000M760 824L790 1000M624 910H746", "#8A5030", 14);
  const instrument = pick(
    [
      amp + group(electric(pick(PAINTS, 0), false), 'transform="translate(500 720) rotate(14) scale(1.16)"'),
      group(electric(pick(PAINTS, 1), true), 'transform="translate(440 700) rotate(-14) scale(1.24)"'),
      stool +
        group(electric(pick(PAINTS, 2), false), 'transform="translate(370 730) rotate(-24) scale(1.06)"') +
        harmonica(680, 760) +
        rose(170, 330, 70),
      amp + group(electric(pick(PAINTS, 3), false), 'transform="translate(520 720) rotate(30) scale(1.3)"'),
      stool +
        group(acoustic("#D9964A", "#9A5A2E"), 'transform="translate(380 730) rotate(-12) scale(1.16)"') +
        rect(150, 500, 10, 500, "#3A2226") +
        path("M90 500Q96 400 155 396Q214 400 220 500Z", "#E0B060") +
        ellipse(155, 500, 65, 11, lit("#FFF1C0")),
    ],
    kind,
  );
  return (
    brickWall(house, 860, variant + 3) +
    halos(house, 428, 480, 380) +
    beam(house, 428, 60, 330, 1000) +
    boards(house, 880) +
    ellipse(440, 996, 300, 34, house.ink, 'fill-opacity=".45"') +
    underLamps(instrument, scene, 0.12) +
    (kind === 1 ? beam(house, 170, 30, 130, 990, lit("#7FE0CF")) + beam(house, 690, 30, 130, 990, lit("#E2576A")) : "")
  );
}
