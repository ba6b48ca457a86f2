import { type Art, circle, each, group, line, path, pick, poly, rect, repeat, round, seeded } from "../engine";
import { lit, mix, type Pair } from "../palettes";
import { crowd } from "../people";
import type { Scene } from "../scene";
import { glints } from "../scenery";
import { backdrop } from "../sky";

const VANISH: readonly [number, number] = [428, 640];
const depth = (x: number, y: number, at: number): number =>
  VANISH[1] + ((y - VANISH[1]) * (at - VANISH[0])) / (x - VANISH[0]);

/** Outer edge, river corner, far corner, roof, base and nearness (0 far … 1 near). */
const BLOCKS: readonly (readonly [number, number, number, number, number, number])[] = [
  [366, 396, 404, 430, 646, 0],
  [490, 456, 448, 400, 646, 0],
  [306, 366, 384, 330, 652, 0.25],
  [552, 488, 470, 360, 652, 0.25],
  [236, 318, 352, 220, 664, 0.5],
  [640, 548, 508, 176, 664, 0.5],
  [110, 236, 294, 250, 690, 0.75],
  [748, 640, 566, 300, 690, 0.75],
  [-20, 130, 210, 60, 740, 1],
  [880, 742, 640, 30, 740, 1],
];

function inksAt({ palette }: Scene, nearness: number): Pair {
  return nearness < 0.5
    ? [lit(mix(palette.far[0], palette.mid[0], nearness * 2)), lit(mix(palette.far[1], palette.mid[1], nearness * 2))]
    : [
        lit(mix(palette.mid[0], palette.near[0], nearness * 2 - 1)),
        lit(mix(palette.mid[1], palette.near[1], nearness * 2 - 1)),
      ];
}

function block(scene: Scene, [outer, inner, far, top, base, nearness]: (typeof BLOCKS)[number], index: number): Art {
  const [litFace, shade] = inksAt(scene, nearness);
  const [x, w] = [Math.min(outer, inner), Math.abs(inner - outer)];
  const river = poly(
    `${inner} ${top} ${far} ${depth(inner, top, far)} ${far} ${depth(inner, base, far)} ${inner} ${base}`,
    litFace,
  );
  const walls = rect(x, top, w, base - top, shade) + river;
  if (nearness < 0.5) return walls;
  const roll = seeded(index * 97 + 5);
  const rows = nearness === 1 ? 12 : 8;
  const glass = lit(mix(shade, scene.palette.ink, 0.45));
  const amber = lit(scene.time === "day" ? "#F6DCA2" : "#F9C877");
  const share = scene.night ? 0.42 : scene.evening ? 0.34 : 0.14;
  return (
    walls +
    repeat(rows, (row) => {
      const y = top + ((base - top) * (row + 1) * 0.94) / (rows + 1);
      const high = nearness === 1 ? 15 : 9;
      const face = repeat(3, (c) => {
        const [a, b] = [(c + 0.18) / 3, (c + 0.8) / 3].map((f) => inner + (far - inner) * f) as [number, number];
        return poly(
          `${a} ${depth(inner, y, a)} ${b} ${depth(inner, y, b)} ${b} ${depth(inner, y + high, b)} ${a} ${depth(inner, y + high, a)}`,
          roll() < share ? amber : glass,
        );
      });
      const step = nearness === 1 ? 26 : 18;
      const front = repeat(Math.floor(w / step), (c) =>
        rect(x + 6 + c * step, y, step * 0.5, high * 1.1, roll() < share * 0.5 ? amber : glass),
      );
      return face + front;
    })
  );
}

function leaf(x: number, y: number, side: 1 | -1, red: string, dark: string): Art {
  const [length, deep, tip] = [352, 108, 30];
  const chord = (at: number): number => tip + (deep - tip) * (1 - at / length) ** 1.7;
  const web = repeat(8, (i) => {
    const [a, b] = [(i * length) / 8, ((i + 1) * length) / 8];
    const diagonal = i % 2 ? `M${a} ${round(chord(a))}L${b} 4` : `M${a} 4L${b} ${round(chord(b))}`;
    return line(`M${a} 0V${round(chord(a))}${diagonal}`, dark, 7);
  });
  const bottom = `M0 ${deep}${repeat(16, (i) => `L${((i + 1) * length) / 16} ${round(chord(((i + 1) * length) / 16))}`)}`;
  const art =
    web +
    line(`M${length} 0V${tip}`, dark, 7) +
    line(bottom, red, 13) +
    rect(-10, -16, length + 18, 22, red) +
    rect(-10, -16, length + 18, 6, "#EE7A4C") +
    repeat(13, (i) => rect(4 + i * 28, -34, 4, 20, dark)) +
    rect(0, -37, length, 5, dark) +
    path("M-64 -18H6V112H-30Q-64 112-64 70Z", "#5E2229");
  return group(art, `transform="translate(${x} ${y}) scale(${side} 1) rotate(-69)"`);
}

function bridgeHouse(x: number, side: 1 | -1, { evening }: Scene): Art {
  const [stone, shade, dark] = ["#F2D9A6", "#B98F6B", "#6B4A4E"];
  const glow = evening ? lit("#F9C25B") : "#F9A94B";
  const art =
    poly("-120 760 96 760 84 880 -140 880", "#5A4048") +
    poly("-120 760 96 760 96 776 -120 776", "#C9A27A") +
    poly("30 776 96 776 84 880 40 880", "#3A2E3B") +
    rect(-62, 600, 96, 160, stone) +
    rect(2, 600, 32, 160, shade) +
    rect(-72, 590, 116, 16, stone) +
    rect(2, 590, 42, 16, shade) +
    rect(-70, 744, 112, 18, shade) +
    path("M-66 590Q-58 540-30 528H2Q30 540 38 590Z", "#2F5D5A") +
    path("M2 528Q30 540 38 590H8Z", "#1E4045") +
    rect(-16, 500, 4, 30, "#1E4045") +
    circle(-14, 498, 5, glow) +
    each([-50, -24], (wx) => path(`M${wx} 690V640a9 9 0 0 1 18 0V690Z`, glow) + rect(wx, 704, 18, 24, dark)) +
    path("M10 690V642a7 8 0 0 1 14 0V690Z", dark);
  return group(art, `transform="translate(${x} 0) scale(${side} 1)"`);
}

function tourBoat(scene: Scene): Art {
  const { palette, random, evening, variant } = scene;
  const stripe = variant % 2 ? "#2F8A8A" : "#C8452F";
  return (
    path("M350 920H508L560 1000Q428 950 296 1000Z", palette.water[2]) +
    path("M330 872H526L508 920H350Z", "#F4E4BE") +
    path("M430 872H526L508 920H430Z", "#D9B98A") +
    path("M336 888H520L516 900H341Z", stripe) +
    rect(356, 836, 144, 36, "#1B2230") +
    rect(346, 828, 164, 10, "#F4E4BE") +
    repeat(6, (i) => rect(362 + i * 23, 844, 15, 18, evening ? lit("#F9C877") : "#F9C877")) +
    crowd({ from: 350, to: 506, y: 829, height: 36, count: 9, seed: random(6), ink: palette.ink }) +
    path("M340 920Q250 960 170 1060Q280 970 356 934Z", palette.paper) +
    path("M518 920Q606 960 686 1060Q576 970 502 934Z", palette.paper)
  );
}

function river(scene: Scene): Art {
  const [base, ripple, deep] = scene.palette.water;
  const [, gold, bright] = scene.palette.glint;
  const quay = (side: 1 | -1): Art => {
    const x = (value: number): number => 428 + side * (value - 428);
    return (
      poly(
        `${x(-20)} 740 ${x(210)} 684 ${x(384)} 650 ${x(406)} 647 ${x(406)} 656 ${x(210)} 716 ${x(-20)} 800`,
        "#C9A27A",
      ) + poly(`${x(-20)} 800 ${x(210)} 716 ${x(406)} 653 ${x(406)} 660 ${x(210)} 736 ${x(-20)} 842`, "#3A2E3B")
    );
  };
  return (
    quay(1) +
    quay(-1) +
    poly("404 658 452 658 640 736 880 842 880 1090 -20 1090 -20 842 210 736", base) +
    poly("404 658 452 658 560 800 700 1090 156 1090 296 800", ripple) +
    glints(428, [664, 1075], [40, 420], gold, scene.random(4), 26, [2, 9]) +
    glints(428, [670, 1075], [20, 240], bright, scene.random(14), 16, [2, 7]) +
    glints(130, [850, 1075], [120, 300], deep, scene.random(5), 12, [3, 8]) +
    glints(726, [850, 1075], [120, 300], deep, scene.random(9), 12, [3, 8])
  );
}

/** A raised bascule bridge: the V of light between its leaves is the picture. */
export function basculeBridge(scene: Scene): Art {
  const { variant } = scene;
  const [lit4, shade4] = inksAt(scene, 0.5);
  const crowns =
    poly("640 176 640 150 594 104 548 150 548 176", shade4) +
    poly("594 104 548 150 548 176 594 176", lit4) +
    rect(591, 66, 6, 44, shade4) +
    rect(250, 196, 56, 26, shade4) +
    rect(276, 130, 5, 70, shade4);
  const [red, dark] = pick(
    [
      ["#C8452F", "#7E2A2A"],
      ["#B5583A", "#6A2E2E"],
    ] as const,
    variant,
  );
  return (
    backdrop(scene, {
      horizon: 650,
      arch: 30,
      sun: [428, scene.night ? 360 : 560, 190],
      clouds: [
        [330, 180, 240],
        [540, 300, 170],
      ],
    }) +
    each(BLOCKS, (entry, i) => block(scene, entry, i)) +
    crowns +
    river(scene) +
    leaf(206, 742, 1, red, dark) +
    leaf(650, 742, -1, red, dark) +
    bridgeHouse(122, 1, scene) +
    bridgeHouse(734, -1, scene) +
    tourBoat(scene)
  );
}
