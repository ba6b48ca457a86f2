import {
  type Art,
  at,
  circle,
  each,
  ellipse,
  group,
  limb,
  line,
  path,
  pick,
  poly,
  rect,
  repeat,
  stroke,
} from "../engine";
import { type Scene, underLamps } from "../scene";
import { boards, halos, houseOf } from "../stage";

const WOOD = { lit: "#C9652F", shade: "#8E3F26", dark: "#3A1E1E" };

/** A violin (or, larger, a cello) from the front. */
function fiddle(): Art {
  const outline =
    "M-86 -190Q-136 -150 -112 -84Q-96 -50 -70 -40Q-60 0 -74 40Q-120 56 -130 120Q-136 210 0 214Q136 210 130 120Q120 56 74 40Q60 0 70 -40Q96 -50 112 -84Q136 -150 86 -190Q40 -222 0 -208Q-40 -222 -86 -190Z";
  return (
    path(outline, WOOD.dark, 'transform="translate(10 8)"') +
    path(outline, WOOD.lit) +
    path(
      "M50 -206Q136 -170 112 -84Q96 -50 70 -40Q60 0 74 40Q120 56 130 120Q134 206 20 213Q100 130 52 40Q30 -40 50 -206Z",
      WOOD.shade,
      'fill-opacity=".7"',
    ) +
    stroke("M-48 -20q-22 36 -6 76M48 -20q22 36 6 76", WOOD.dark, 8) +
    circle(-44, -26, 7, WOOD.dark) +
    circle(-58, 60, 8, WOOD.dark) +
    circle(44, -26, 7, WOOD.dark) +
    circle(58, 60, 8, WOOD.dark) +
    poly("-16 -420 16 -420 24 -60 -24 -60", WOOD.dark) +
    path("M-34 40H34L26 56H-26Z", "#E9B97A") +
    path("M-24 90Q0 76 24 90L14 196Q0 206 -14 196Z", WOOD.dark) +
    repeat(4, (i) => line(`M${-9 + i * 6} -420L${-15 + i * 10} 110`, "#FFF3DC", 2)) +
    rect(-16, -500, 32, 84, WOOD.shade) +
    circle(0, -512, 30, WOOD.lit) +
    circle(0, -512, 17, WOOD.shade) +
    circle(0, -512, 7, WOOD.lit) +
    each(
      [
        [-1, -480],
        [1, -462],
        [-1, -444],
        [1, -428],
      ] as const,
      ([s, y]) => rect(s < 0 ? -52 : 14, y - 5, 38, 11, WOOD.dark, 'rx="5"'),
    )
  );
}

const bow = (turn: number, x: number, y: number): Art =>
  group(
    rect(-6, -420, 12, 840, "#5A2A24", 'rx="6"') +
      rect(-20, -400, 7, 780, "#FFF3DC") +
      rect(-22, 350, 24, 60, "#2A1620", 'rx="6"'),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );

/** Strings of the orchestra: crossed with a cello, alone, or under a conductor's arms. */
export function violin(scene: Scene): Art {
  const { variant } = scene;
  const house = houseOf(scene);
  const rosette =
    halos(house, 428, 470, 400) +
    repeat(16, (i) => {
      const t = (i / 16) * Math.PI * 2;
      return poly(
        [
          [428 + 400 * Math.cos(t - 0.06), 470 + 400 * Math.sin(t - 0.06)],
          [428 + 400 * Math.cos(t + 0.06), 470 + 400 * Math.sin(t + 0.06)],
          [428 + 900 * Math.cos(t + 0.09), 470 + 900 * Math.sin(t + 0.09)],
          [428 + 900 * Math.cos(t - 0.09), 470 + 900 * Math.sin(t - 0.09)],
        ],
        house.deep,
      );
    });
  const notes = each(
    [
      [130, 250, 1],
      [710, 210, 1.2],
      [740, 760, 0.9],
    ] as const,
    ([x, y, k]) =>
      at(
        x,
        y,
        ellipse(0, 0, 24, 17, house.beam, 'transform="rotate(-20)"') +
          rect(16, -110, 8, 110, house.beam) +
          path("M20 -110q50 20 44 70q-14-36-44-34Z", house.beam),
        k,
      ),
  );
  const conductor =
    path("M250 1100Q250 700 340 600Q428 540 516 600Q606 700 606 1100Z", "#1C2030") +
    path("M470 570Q606 640 606 1100H480Q520 800 470 570Z", "#120F1E") +
    limb("340 640 54 210 470 40 120 330 28", "#1C2030") +
    limb("516 640 54 640 450 40 740 340 28", "#120F1E") +
    circle(112, 310, 34, "#C27E54") +
    circle(750, 318, 34, "#C27E54") +
    stroke("M112 310L40 180", "#FFF3DC", 8) +
    rect(396, 470, 64, 90, "#A8684C") +
    ellipse(428, 430, 74, 92, "#C27E54") +
    path(
      "M350 440Q330 320 428 316Q530 320 506 440Q520 500 480 500Q500 420 470 400H386Q356 420 376 500Q336 500 350 440Z",
      "#D9D6CC",
    );
  const pieces = pick(
    [
      conductor +
        each([90, 300, 520, 730] as const, (x, i) =>
          group(fiddle(), `transform="translate(${x} ${960 - (i % 2) * 20}) rotate(${i % 2 ? 24 : -24}) scale(.42)"`),
        ),
      group(fiddle(), 'transform="translate(330 610) rotate(-20) scale(1.5)"') +
        group(fiddle(), 'transform="translate(640 700) rotate(22) scale(.84)"') +
        bow(38, 560, 560),
      group(fiddle(), 'transform="translate(428 660) rotate(8) scale(1.66)"') + bow(-52, 470, 620),
    ],
    scene.time === "dusk" ? 2 : variant,
  );
  return (
    rect(-20, -20, 900, 1120, house.wall) +
    rosette +
    (variant % 3 === 0 ? "" : notes) +
    boards(house, 940) +
    underLamps(pieces, scene, 0.1)
  );
}
