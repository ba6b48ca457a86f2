import { type Art, circle, ellipse, line, path, pick, poly, rect, repeat } from "../engine";
import { lit } from "../palettes";
import { type Scene, underLamps } from "../scene";
import { backdrop } from "../sky";
import { ball, crowdAndIvy, field, outfielder } from "./parts/outfield";

const gx = 238;

const gw = 380;

const gy = 296;

const gh = 226;

function lightTower(x: number, y0: number, y1: number, w: number, { evening }: Scene): Art {
  const c = "#12304A";
  const bulb = evening ? lit("#FFF6DC") : "#FFF6DC";
  const halo = evening ? ellipse(x, y0 - 40, w * 0.8, 80, lit("#FFE9BC"), 'fill-opacity=".22"') : "";
  const legs =
    poly(`${x - 17} ${y1} ${x - 11} ${y1} ${x - 5} ${y0} ${x - 9} ${y0}`, c) +
    poly(`${x + 17} ${y1} ${x + 11} ${y1} ${x + 5} ${y0} ${x + 9} ${y0}`, c);
  const panel = poly(
    `${x - w / 2} ${y0 - 92} ${x + w / 2} ${y0 - 92} ${x + w / 2 - 8} ${y0 + 8} ${x - w / 2 + 8} ${y0 + 8}`,
    c,
  );
  const lamps = repeat(4, (i) =>
    repeat(6, (j) => circle(x - w / 2 + 20 + (j * (w - 40)) / 5, y0 - 78 + i * 24, w > 140 ? 8.5 : 7.4, bulb)),
  );
  const braces = repeat(9, (i) => {
    const a = y0 + 8 + i * 36;
    return line(
      `M${x - 7 - i} ${a}L${x + 8 + i} ${a + 36}M${x + 7 + i} ${a}L${x - 8 - i} ${a + 36}M${x - 7 - i} ${a}H${x + 7 + i}`,
      c,
      3,
    );
  });
  return halo + legs + panel + lamps + braces;
}

function rooftops(): Art {
  let art = "";
  const ra = "#C4694A",
    rb = "#8E3F3A";
  art +=
    rect(-10, 540, 170, 140, ra) +
    rect(160, 560, 96, 120, rb) +
    rect(600, 556, 110, 120, rb) +
    rect(710, 530, 160, 150, ra);
  (
    [
      [10, 556],
      [50, 556],
      [90, 556],
      [724, 548],
      [764, 548],
      [804, 548],
    ] as const
  ).forEach(([x, y]) => {
    art += rect(x, y, 22, 34, "#FBE3B4") + rect(x + 11, y, 11, 34, "#E9B878");
  });
  for (let k = 0; k < 2; k++) {
    const x0 = k ? 706 : -10,
      x1 = k ? 870 : 164,
      y = k ? 530 : 540;
    for (let i = 0; i < 3; i++)
      art += poly(
        [
          [x0, y - i * 16],
          [x1, y - i * 16],
          [x1, y - i * 16 - 7],
          [x0, y - i * 16 - 7],
        ],
        "#12304A",
      );
    for (let i = 0; i < 9; i++) art += circle(x0 + 12 + i * 19, y - 30, 5, i % 2 ? "#FBF0D4" : "#D8472F");
  }
  return art;
}

function scoreboard(): Art {
  let art = "";
  art +=
    rect(gx + 40, gy + gh, 26, 120, "#163A30") +
    rect(gx + gw - 66, gy + gh, 26, 120, "#163A30") +
    rect(gx + 178, gy + gh, 26, 120, "#163A30");
  art += rect(gx + 10, gy + gh - 2, gw - 20, 20, "#163A30");
  art +=
    path(`M${gx} ${gy}H${gx + gw}V${gy + gh}H${gx}Z`, "#2F6B4A") +
    rect(gx, gy, gw, 14, "#44845A") +
    rect(gx + gw - 26, gy, 26, gh, "#1F4F3B");
  for (let i = 0; i < 7; i++) {
    const y = gy + 32 + i * 26;
    (
      [
        [gx + 20, 58],
        [gx + 86, 92],
      ] as const
    ).forEach(([x, w]) => {
      art += rect(x, y, w, 14, "#163A30");
    });
    for (let j = 0; j < 9; j++) {
      art += rect(gx + 190 + j * 17, y, 12, 14, (i * 5 + j * 3) % 7 === 0 ? "#FBF0D4" : "#163A30");
    }
  }
  for (let i = 0; i < 7; i++)
    art +=
      rect(gx + 24 + ((i * 13) % 18), gy + 36 + i * 26, 26, 6, "#FBF0D4") +
      rect(gx + 92, gy + 36 + i * 26, 40 + ((i * 17) % 36), 6, "#FBF0D4");
  // clock tower on scoreboard
  art +=
    path(
      `M${gx + gw / 2 - 52} ${gy}V${gy - 50}Q${gx + gw / 2} ${gy - 106} ${gx + gw / 2 + 52} ${gy - 50}V${gy}Z`,
      "#2F6B4A",
    ) +
    path(
      `M${gx + gw / 2 + 22} ${gy}V${gy - 74}Q${gx + gw / 2 + 48} ${gy - 60} ${gx + gw / 2 + 52} ${gy - 50}V${gy}Z`,
      "#1F4F3B",
    ) +
    circle(gx + gw / 2, gy - 40, 35, "#163A30") +
    circle(gx + gw / 2, gy - 40, 29, "#FBF0D4");
  art += line(
    `M${gx + gw / 2} ${gy - 40}V${gy - 62}M${gx + gw / 2} ${gy - 40}L${gx + gw / 2 + 15} ${gy - 32}`,
    "#12304A",
    5,
    'stroke-linecap="round"',
  );
  return art;
}

function mast(): Art {
  let art = "";
  art +=
    rect(gx + gw / 2 - 3, 90, 6, 130, "#12304A") +
    line(`M${gx + gw / 2} 96L${gx + 30} 292M${gx + gw / 2} 96L${gx + gw - 30} 292`, "#12304A", 2.5);
  for (let k = 0; k < 2; k++)
    for (let i = 0; i < 6; i++) {
      const t = 0.1 + i * 0.145,
        x = gx + gw / 2 + (k ? 1 : -1) * (gw / 2 - 30) * t,
        y = 96 + 196 * t;
      art += poly(
        [
          [x, y],
          [x + 34, y + 9],
          [x, y + 19],
        ],
        pick(["#D8472F", "#FBF0D4", "#F0B13C"], (i + k) % 3),
      );
    }
  art += poly(
    [
      [gx + gw / 2 + 3, 84],
      [gx + gw / 2 + 62, 98],
      [gx + gw / 2 + 3, 116],
    ],
    "#D8472F",
  );
  return art;
}

/** The ivy, the hand-turned scoreboard and a catch at the wall. */
export function ivyBallpark(scene: Scene): Art {
  return (
    backdrop(scene, {
      horizon: 640,
      arch: 30,
      sun: [660, scene.night ? 120 : 420, 170],
      clouds: [
        [210, 300, 330],
        [705, 210, 240],
      ],
    }) +
    lightTower(118, 196, 660, 150, scene) +
    lightTower(752, 238, 660, 128, scene) +
    underLamps(
      rooftops() +
        scoreboard() +
        mast() +
        crowdAndIvy() +
        field() +
        outfielder(pick(["#1D4E8A", "#2A2A33", "#8E2A3C"], scene.variant)) +
        ball(),
      scene,
      0.4,
    )
  );
}
