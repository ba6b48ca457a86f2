import { skyline } from "../city";
import { type Art, at, circle, ellipse, line, path, pick, poly, rect, repeat, stroke } from "../engine";
import { somebody } from "../looks";
import { lit } from "../palettes";
import { person } from "../people";
import type { Pose } from "../poses";
import { type Scene, underLamps } from "../scene";
import { treeline } from "../scenery";
import { backdrop } from "../sky";
import { beam, houseOf } from "../stage";

const ballArt = (x: number, y: number, r: number): Art =>
  circle(x, y, r, "#E8752F") +
  path(
    `M${x + r * 0.2} ${y - r * 0.98}A${r} ${r} 0 0 1 ${x + r * 0.2} ${y + r * 0.98}Q${x + r * 0.8} ${y} ${x + r * 0.2} ${y - r * 0.98}Z`,
    "#B8502A",
  ) +
  path(
    `M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}M${x - r * 0.72} ${y - r * 0.7}Q${x - r * 0.2} ${y} ${x - r * 0.72} ${y + r * 0.7}M${x + r * 0.72} ${y - r * 0.7}Q${x + r * 0.2} ${y} ${x + r * 0.72} ${y + r * 0.7}`,
    "none",
    `stroke="#4A2424" stroke-width="${r * 0.07}"`,
  ) +
  path(
    `M${x - r * 0.7} ${y - r * 0.4}Q${x - r * 0.5} ${y - r * 0.7} ${x - r * 0.2} ${y - r * 0.78}`,
    "none",
    `stroke="#FBC08A" stroke-width="${r * 0.08}" stroke-linecap="round"`,
  );

function hoop(x: number, y: number, k: number, chain: boolean): Art {
  return at(
    x,
    y,
    rect(-200, -260, 400, 270, "#FBF3E0", 'rx="10"') +
      rect(100, -260, 100, 270, "#D9C9A8", 'rx="10"') +
      rect(-80, -140, 160, 120, "none", 'stroke="#D8472F" stroke-width="13"') +
      rect(-200, -260, 400, 270, "none", 'stroke="#D8472F" stroke-width="10" rx="10"') +
      ellipse(0, 34, 106, 22, "none", 'stroke="#E8602F" stroke-width="15"') +
      repeat(6, (i) =>
        stroke(
          `M${-100 + i * 40} ${44}L${-62 + i * 25} 200M${-60 + i * 32} ${52}L${-84 + i * 28} 130L${-56 + i * 24} 204`,
          chain ? "#9FB0B0" : "#FFF6E6",
          6,
        ),
      ),
    k,
  );
}

const player = (n: number, shirt: string, pose: Pose, x: number, y: number, h: number, left = false): Art =>
  person(
    {
      ...somebody(n),
      top: shirt,
      bottom: shirt,
      shorts: true,
      dress: false,
      bag: undefined,
      style: n % 2 ? "short" : "afro",
      hair: "#2A1F2E",
      shoe: "#FBF3E0",
    },
    { x, y, height: h, pose, by: "hip", left },
  );

const DUNK: Pose = { lean: 10, head: -14, arms: [168, 160, -50, -30], legs: [50, -60, 10, -70] };
const DRIVE: Pose = { lean: 24, head: -12, arms: [30, 20, 60, 110], legs: [54, -20, -30, -80] };

/** The hoop and the ball: arena beams, a dunk, a drive, or a court in the park. */
export function basketball(scene: Scene): Art {
  const { variant, palette } = scene;
  const house = houseOf(scene);
  const kind = variant % 5;
  const red = pick(["#C8202F", "#24509A", "#C8202F", "#2F7FB0", "#D8472F"], kind);
  if (kind === 4 || (kind === 0 && scene.time === "day")) {
    const court =
      rect(-20, 760, 900, 340, kind === 4 ? "#C8603F" : "#2F7FA0") +
      path("M-20 860Q428 780 880 860V880Q428 800 -20 880Z", "#FBF3E0") +
      poly("300 780 556 780 700 1100 156 1100", kind === 4 ? "#3F7A6A" : "#F5C02F") +
      ellipse(428, 900, 190, 34, "none", 'stroke="#FBF3E0" stroke-width="8"');
    const fence =
      repeat(16, (i) =>
        line(`M${-20 + i * 60} 560L${40 + i * 60} 760M${40 + i * 60} 560L${-20 + i * 60} 760`, palette.near[0], 2),
      ) + rect(-20, 552, 900, 10, palette.near[1]);
    return (
      backdrop(scene, {
        horizon: 640,
        sun: [640, 420, 210],
        clouds: [
          [200, 150, 270],
          [680, 160, 200],
        ],
      }) +
      skyline(scene, { base: 760, height: 330, row: "willis 170 500, aon 270 400, hancock 700 470, trump 600 360" }) +
      treeline(scene, { from: -20, to: 880, base: 764, r: 40 }) +
      (kind === 4 ? fence : "") +
      court +
      rect(412, 400, 26, 460, palette.ink) +
      hoop(428, 400, 0.92, kind === 4) +
      ballArt(560, 330, 62) +
      player(5, "#FBF3E0", DRIVE, 230, 860, 400) +
      player(
        8,
        kind === 4 ? "#24345A" : "#F5C02F",
        { lean: -4, arms: [168, 172, 160, 164], legs: [10, -20, -14, -30] },
        640,
        840,
        410,
        true,
      )
    );
  }
  const beams = repeat(9, (i) =>
    poly(`428 300 ${-500 + i * 240} -120 ${-380 + i * 240} -120`, i % 2 ? house.deep : house.wall),
  );
  const jumbo =
    path("M270 -20H586V130H270Z", house.ink) +
    rect(290, 0, 130, 104, lit("#2F6E96")) +
    rect(436, 0, 130, 104, lit("#C8303F")) +
    repeat(5, (i) => rect(306 + i * 20, 40, 11, 40, lit("#FFE9BC"))) +
    repeat(5, (i) => rect(452 + i * 20, 40, 11, 40, lit("#FFE9BC"))) +
    rect(262, 124, 332, 14, lit("#F0B13C"));
  const stands =
    rect(-20, 560, 900, 240, house.deep) +
    repeat(6, (r) =>
      repeat(46, (i) =>
        (i * 31 + r * 17) % 9
          ? circle(
              -14 + i * 19.5 + (r % 2) * 10,
              586 + r * 34,
              9,
              lit(pick([red, "#FBEBCB", "#E9B08A", "#9C5A44", house.wall.slice(0, 7), red], i * 5 + r)),
            )
          : "",
      ),
    );
  const floor =
    rect(-20, 790, 900, 310, "#D9964A") +
    repeat(15, (i) => line(`M${428 + (i - 7) * 70} 790L${428 + (i - 7) * 150} 1100`, "#B8743A", 3)) +
    poly("290 800 566 800 690 1100 166 1100", red) +
    ellipse(428, 900, 180, 36, "none", 'stroke="#FFF3DC" stroke-width="8"');
  const scenes = [
    hoop(428, 480, 1.34, false) + ballArt(428, 880, 170),
    hoop(428, 420, 1.55, false) +
      ballArt(600, 300, 92) +
      player(4, red, { lean: -4, arms: [170, 174, 150, 160], legs: [20, -10, -16, -40] }, 290, 830, 480),
    hoop(640, 420, 1.15, false) + player(5, red, DUNK, 420, 640, 560) + ballArt(526, 296, 58),
    player(9, red, DRIVE, 360, 800, 620) +
      ballArt(540, 1000, 74) +
      player(2, "#FBF3E0", { lean: 6, arms: [90, 110, 120, 130], legs: [30, -10, -30, -40] }, 690, 820, 500, true),
  ] as const;
  return (
    rect(-20, -20, 900, 1120, house.wall) +
    beams +
    stands +
    jumbo +
    underLamps(floor + pick(scenes, kind), scene, 0.1) +
    beam(house, 160, 30, 120, 800) +
    beam(house, 700, 30, 120, 800)
  );
}
