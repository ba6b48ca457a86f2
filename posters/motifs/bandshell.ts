import { skyline } from "../city";
import { type Art, each, ellipse, path, pick, rect, repeat, stroke } from "../engine";
import { somebody } from "../looks";
import { lit } from "../palettes";
import { crowd, person } from "../people";
import type { Scene } from "../scene";
import { treeline } from "../scenery";
import { backdrop } from "../sky";

/** Curling steel ribbons round the stage, farthest first. */
const RIBBONS: readonly (readonly [string, string, string])[] = [
  ["M250 600C150 520 120 380 200 300C230 340 260 360 300 370C270 440 280 540 320 600Z", "#C9CFC8", "#8FA3A6"],
  ["M606 600C706 520 736 380 656 300C626 340 596 360 556 370C586 440 576 540 536 600Z", "#AEBBB8", "#7A9196"],
  ["M180 640C60 580 30 430 90 350C130 400 180 430 236 436C200 500 216 590 260 640Z", "#E4E4D4", "#A9B5B0"],
  ["M676 640C796 580 826 430 766 350C726 400 676 430 620 436C656 500 640 590 596 640Z", "#C2CBC4", "#869A9C"],
  ["M300 400C260 330 290 250 360 220C370 270 400 300 440 306C390 330 350 360 330 420Z", "#EDEADA", "#B5BFB8"],
  ["M556 400C606 330 586 240 500 200C494 250 470 290 424 306C480 320 520 350 530 420Z", "#D3D8CC", "#94A6A6"],
];

function shell(scene: Scene): Art {
  const glow = scene.evening ? lit("#FBC777") : "#E9B06A";
  return (
    each(RIBBONS, ([d, a, b]) => path(d, b, 'transform="translate(7 5)"') + path(d, a)) +
    path("M268 650V470Q428 380 588 470V650Z", "#5A3A34") +
    path("M290 650V486Q428 408 566 486V650Z", glow) +
    repeat(5, (i) =>
      path(`M${310 + i * 52} 650V${500 - Math.abs(2 - i) * -10}h22V650Z`, "#B5703F", 'fill-opacity=".6"'),
    ) +
    rect(258, 640, 340, 16, "#7A5038")
  );
}

/** The trellis over the lawn: crossing arcs with speakers where they meet. */
function trellis(ink: string): Art {
  const arcs = repeat(5, (i) =>
    stroke(`M${-40 + i * 30} ${760 + i * 30}Q428 ${120 + i * 74} ${896 - i * 30} ${760 + i * 30}`, ink, 5 + i),
  );
  const cross = repeat(7, (i) =>
    stroke(`M${60 + i * 122} ${700 + Math.abs(3 - i) * 22}Q${300 + i * 43} ${330} ${340 + i * 30} 430`, ink, 3.4),
  );
  return arcs + cross;
}

/** The bandshell of Millennium Park above the Great Lawn. */
export function bandshell(scene: Scene): Art {
  const { palette, variant, random } = scene;
  const rug = (x: number, y: number, w: number, ink: string): Art =>
    path(`M${x - w / 2} ${y}L${x - w * 0.36} ${y - w * 0.2}H${x + w * 0.4}L${x + w / 2} ${y}Z`, ink);
  const rugs: readonly (readonly [number, number, number, string])[] = [
    [160, 860, 150, "#D8472F"],
    [420, 900, 190, "#F0B13C"],
    [700, 850, 150, "#2F8A8A"],
    [250, 1000, 240, "#E58A6A"],
    [640, 1010, 260, "#8E3A5C"],
  ];
  const sitters = each(
    rugs,
    ([x, y, w], i) =>
      person(somebody(i * 3 + variant * 5), {
        x: x - w * 0.16,
        y: y - w * 0.1,
        height: w * 0.72,
        pose: "perch",
        by: "hip",
        left: i % 2 === 0,
      }) +
      person(somebody(i * 3 + 1 + variant * 5), {
        x: x + w * 0.2,
        y: y - w * 0.08,
        height: w * 0.7,
        pose: i % 2 ? "sit" : "perch",
        by: "hip",
        left: i % 3 === 0,
      }),
  );
  const yoga = repeat(
    6,
    (i) =>
      ellipse(
        110 + (i % 3) * 290 + (i > 2 ? 60 : 0),
        880 + Math.floor(i / 3) * 120,
        84,
        12,
        pick(["#D8472F", "#2F8A8A", "#F0B13C"], i),
      ) +
      person(somebody(i * 4 + 2), {
        x: 110 + (i % 3) * 290 + (i > 2 ? 60 : 0),
        y: 880 + Math.floor(i / 3) * 120,
        height: 150 + Math.floor(i / 3) * 40,
        pose: i % 2 ? "warrior" : "tree",
      }),
  );
  return (
    backdrop(scene, {
      horizon: 640,
      sun: [150, 320, 170],
      clouds: [
        [640, 130, 260],
        [190, 170, 220],
      ],
    }) +
    skyline(scene, { base: 700, height: 430, row: "aon 320 560, prudential 520 560, crain 90 430, regis 750 470" }) +
    treeline(scene, { from: -20, to: 880, base: 690, r: 38 }) +
    shell(scene) +
    rect(-20, 656, 900, 440, palette.grass[0]) +
    repeat(6, (i) =>
      path(
        `M-20 ${700 + i * i * 14 + i * 20}Q428 ${680 + i * i * 14 + i * 20} 880 ${700 + i * i * 14 + i * 20}V${716 + i * i * 16 + i * 22}Q428 ${694 + i * i * 16 + i * 22} -20 ${716 + i * i * 16 + i * 22}Z`,
        palette.grass[1],
      ),
    ) +
    crowd({ from: 60, to: 800, y: 720, height: 44, count: 22, seed: random(5) }) +
    trellis(scene.evening ? palette.near[0] : "#8FA3A6") +
    (variant % 2 ? yoga : each(rugs, ([x, y, w, ink]) => rug(x, y, w, ink)) + sitters)
  );
}
