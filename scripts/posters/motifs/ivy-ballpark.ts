import {
  type Art,
  blob,
  circle,
  clipped,
  ellipse,
  limb,
  line,
  path,
  pick,
  poly,
  rect,
  repeat,
  seeded,
} from "../engine";
import { lit } from "../palettes";
import { type Scene, underLamps } from "../scene";
import { backdrop } from "../scenery";

const gx = 238;
const gw = 380;
const gy = 296;
const gh = 226;
const ox = 604;
const oy = 846;

/** The outfielder's parts in his own units. */
function member(list: string, fill: string): Art {
  const n = list.split(" ").map(Number);
  const js = Array.from(
    { length: n.length / 3 },
    (_, i) => [ox + (n[i * 3] ?? 0), oy + (n[i * 3 + 1] ?? 0), n[i * 3 + 2] ?? 0] as const,
  );
  return limb(js, fill);
}

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

function crowdAndIvy(): Art {
  let art = "";
  art += path("M-10 676L250 612H606L866 676V770H-10Z", "#2F6B4A");
  const r = seeded(5);
  for (let row = 0; row < 4; row++)
    for (let i = -3; i < 53; i++) {
      const x = i * 17.5 + (row % 2) * 8.7,
        y = 632 + row * 23 + Math.max(0, Math.abs(x - 428) - 180) * 0.21 + row * ((x - 428) / 438) ** 2 * 3;
      const c = pick(["#FBF0D4", "#D8472F", "#F0B13C", "#12304A", "#3C8C9C", "#E9B08A"], Math.floor(r() * 6));
      if (r() < 0.93)
        art +=
          rect(x - 8, y + 2, 16, 18, c, 'rx="6"') +
          circle(x, y - 4, 5.6, pick(["#E9B08A", "#9C5A44", "#F3CDA0"], Math.floor(r() * 3)));
    }
  // ivy wall
  art += path("M-10 744Q428 690 866 744V860Q428 800-10 860Z", "#24573F");
  const r2 = seeded(12);
  for (let i = 0; i < 230; i++) {
    const x = r2() * 870 - 8,
      t = (x - 428) / 438,
      y0 = 717 + 27 * t * t,
      y1 = 826 + 32 * t * t,
      y = y0 + (y1 - y0) * r2() ** 0.9 - 4,
      q = 11 + r2() * 8;
    art += poly(
      [
        [x - q, y],
        [x, y - q * 0.7],
        [x + q, y],
        [x, y + q],
      ],
      r2() < 0.45 ? "#4F8A4B" : r2() < 0.4 ? "#7DAA55" : "#1B4434",
    );
  }
  art += path("M-10 744Q428 690 866 744V734Q428 680-10 734Z", "#F0B13C");
  return art;
}

function field(): Art {
  let art = "";
  art += path("M-10 858Q428 798 866 858V1080H-10Z", "#C4694A") + path("M-10 892Q428 826 866 892V1080H-10Z", "#5B9A50");
  let st = "";
  for (let i = -8; i <= 8; i += 2) {
    st += poly(
      [
        [428 + i * 60, 800],
        [428 + (i + 1) * 60, 800],
        [428 + (i + 1) * 150, 1080],
        [428 + i * 150, 1080],
      ],
      "#4A8549",
    );
  }
  art += clipped("M-10 892Q428 826 866 892V1080H-10Z", st);
  return art;
}

function outfielder(bl: string): Art {
  let art = "";
  art += ellipse(640, 962, 92, 13, "#2F5F3C");
  const [wh, wsh, sk] = ["#FBF0D4", "#CFCDB4", "#9C5A44"];
  art += member("14 0 19 52 40 14 34 84 9 32 92 8", wsh) + member("30 92 8 50 98 6", "#12304A");
  art +=
    member("-8 0 19 -30 54 14 -64 92 9 -70 98 8", wh) +
    member("-70 96 8 -84 116 6", "#12304A") +
    member("-46 74 9 -66 94 8.5", "#D8472F") +
    member("38 66 9 33 90 8.5", "#D8472F");
  art += member("-24 -84 14 -62 -58 10 -86 -84 8", wsh) + member("-78 -74 8 -90 -92 9", sk);
  art +=
    member("2 -4 23 0 -50 26 4 -82 27", wh) +
    poly(`${ox + 8} ${oy - 106} ${ox + 30} ${oy - 90} ${ox + 26} ${oy} ${ox + 8} ${oy + 8}`, wsh) +
    rect(ox - 22, oy - 8, 46, 8, "#12304A");
  art += line(
    `M${ox - 12} ${oy - 94}V${oy - 14}M${ox + 4} ${oy - 98}V${oy - 14}M${ox - 22} ${oy - 74}V${oy - 14}`,
    "#8FA6B8",
    2,
  );
  art +=
    member("20 -88 14 44 -132 11 52 -176 9", wh) +
    member("50 -160 8 54 -186 8", sk) +
    blob(
      [
        [ox + 38, oy - 184],
        [ox + 34, oy - 212],
        [ox + 50, oy - 226],
        [ox + 70, oy - 220],
        [ox + 76, oy - 198],
        [ox + 64, oy - 180],
      ],
      "#8A4A2A",
      0.5,
    ) +
    path(
      `M${ox + 46} ${oy - 206}Q${ox + 58} ${oy - 214} ${ox + 68} ${oy - 204}Q${ox + 60} ${oy - 192} ${ox + 50} ${oy - 194}Z`,
      "#5A2A1E",
    );
  art +=
    member("6 -108 10 6 -118 11", sk) +
    circle(ox + 6, oy - 128, 18, sk) +
    path(
      `M${ox - 14} ${oy - 130}A20 20 0 0 1 ${ox + 26} ${oy - 130}L${ox + 42} ${oy - 126}Q${ox + 30} ${oy - 120} ${ox + 6} ${oy - 126}Z`,
      bl,
    );
  return art;
}

function ball(): Art {
  let art = "";
  art +=
    path("M742 540Q716 600 690 632L700 640Q728 606 742 540Z", "#FBF0D4", 'fill-opacity=".6"') +
    circle(690, 640, 14, "#FBF0D4") +
    path("M680 632Q690 640 682 650M700 631Q692 640 699 650", "none", 'stroke="#D8472F" stroke-width="2.5"');
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
