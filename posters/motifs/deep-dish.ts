import { skyline } from "../city";
import { type Art, box, clipped, ellipse, path, pick, poly, rect, repeat, round, seeded, tube } from "../engine";
import { type Scene, underLamps } from "../scene";
import { backdrop } from "../sky";

const cx = 428;
const cy = 726;
const rx = 316;
const ry = 132;
const dp = 84;
const R = round;

const ROOMS = [
  { wall: "#6B3040", stripe: "#632B3C", dark: "#2B1526", sill: "#8E4A48", cloth: "#D9503A" },
  { wall: "#2F5F5C", stripe: "#2A5653", dark: "#12302F", sill: "#8A5A42", cloth: "#3F8A74" },
  { wall: "#B5653F", stripe: "#AA5C3A", dark: "#4A2626", sill: "#7A3F2C", cloth: "#2F6E8A" },
  { wall: "#3A4470", stripe: "#343D66", dark: "#171C3A", sill: "#6A4A5C", cloth: "#C8452F" },
] as const;

/** The dining room: papered wall and a window on the city at its hour. */
function room(scene: Scene): Art {
  const { wall, stripe, dark, sill } = pick(ROOMS, scene.variant);
  const view =
    backdrop(scene, { horizon: 430, sun: [560, 190, 90], clouds: [[300, 150, 170]] }) +
    skyline(scene, { base: 470, height: 190, row: "willis 290 260, prudential 400 200, hancock 610 250" });
  return (
    rect(-20, -20, 900, 1120, wall) +
    repeat(9, (i) => rect(-20 + i * 108, -20, 54, 660, stripe)) +
    rect(150, 60, 556, 420, dark) +
    clipped(box(166, 76, 524, 388), view) +
    rect(422, 76, 12, 388, dark) +
    rect(166, 262, 524, 10, dark) +
    rect(130, 464, 596, 24, sill) +
    rect(130, 464, 596, 7, "#C58A6A")
  );
}

function cloth({ variant }: Scene): Art {
  const { cloth: ink, sill } = pick(ROOMS, variant);
  const rows = [
    [620, 648],
    [682, 724],
    [770, 826],
    [886, 960],
  ] as const;
  return (
    path("M-20 620H880V1100H-20Z", "#F7E3BC") +
    repeat(15, (k) => {
      const i = -14 + k * 2;
      return poly(
        `${428 + i * 52} 620 ${428 + (i + 1) * 52} 620 ${428 + (i + 1) * 118} 1100 ${428 + i * 118} 1100`,
        ink,
        'fill-opacity=".85"',
      );
    }) +
    rows.map(([a, b]) => rect(-20, a, 900, b - a, ink, 'fill-opacity=".55"')).join("") +
    rect(-20, 612, 900, 10, sill) +
    ellipse(470, 880, 350, 120, "#6A2433", 'fill-opacity=".75"')
  );
}

function pan(): Art {
  let art = "";
  art += path(
    `M${cx - rx - 14} ${cy}A${rx + 14} ${ry + 8} 0 0 0 ${cx + rx + 14} ${cy}L${cx + rx - 14} ${cy + dp + 16}A${rx - 14} ${ry} 0 0 1 ${cx - rx + 14} ${cy + dp + 16}Z`,
    "#1F2130",
  );
  for (const [t0, t1, c] of [
    [2.05, 2.72, "#343850"],
    [2.3, 2.5, "#5A6088"],
  ] as const) {
    const pt = (t: number, k: number, d: number): string =>
      `${R(cx + (rx + 14 - k * 28) * Math.cos(t))} ${R(cy + d + (ry + 8 - k * 8) * Math.sin(t))}`;
    art += path(
      `M${pt(t0, 0, 0)}A${rx + 14} ${ry + 8} 0 0 1 ${pt(t1, 0, 0)}L${pt(t1, 1, dp + 16)}A${rx - 14} ${ry} 0 0 0 ${pt(t0, 1, dp + 16)}Z`,
      c,
    );
  }
  art += ellipse(cx, cy, rx + 16, ry + 10, "#4A4F6B") + ellipse(cx, cy, rx + 6, ry + 2, "#1F2130");
  art +=
    ellipse(cx, cy - 8, rx, ry, "#E9A64C") +
    ellipse(cx, cy - 14, rx - 4, ry - 4, "#F5C878") +
    ellipse(cx, cy - 2, rx - 30, ry - 20, "#B9692F") +
    ellipse(cx, cy + 2, rx - 36, ry - 25, "#C23A2B");
  return art;
}

function topping(): Art {
  let art = "";
  const r = seeded(9);
  const dish = `M${cx - rx + 36} ${cy + 2}A${rx - 36} ${ry - 25} 0 1 0 ${cx + rx - 36} ${cy + 2}A${rx - 36} ${ry - 25} 0 1 0 ${cx - rx + 36} ${cy + 2}Z`;
  let t = "";
  for (let i = 0; i < 46; i++) {
    const a = r() * 6.28,
      q = Math.sqrt(r()),
      x = cx + q * (rx - 50) * Math.cos(a),
      y = cy + 2 + q * (ry - 34) * Math.sin(a);
    t += ellipse(x, y, 16 + r() * 20, 6 + r() * 6, pick(["#DB5237", "#9E2A27", "#E9714A"], i));
  }
  for (let i = 0; i < 17; i++) {
    const a = r() * 6.28,
      q = Math.sqrt(r()),
      x = cx + q * (rx - 60) * Math.cos(a),
      y = cy + q * (ry - 40) * Math.sin(a);
    t += ellipse(x, y, 20 + r() * 12, 8 + r() * 3, "#FBE0A0") + ellipse(x + 3, y - 2, 12, 4, "#FFF3CF");
  }
  for (let i = 0; i < 12; i++) {
    const a = r() * 6.28,
      q = Math.sqrt(r()) * 0.9,
      x = cx + q * (rx - 60) * Math.cos(a),
      y = cy + q * (ry - 40) * Math.sin(a);
    t += path(`M${x - 14} ${y}Q${x} ${y - 11} ${x + 14} ${y}Q${x} ${y + 8} ${x - 14} ${y}Z`, "#3E7A48");
  }
  art += clipped(dish, t);
  return art;
}

function slice(): Art {
  let art = "";
  art +=
    path("M470 706C474 660 468 640 462 610L486 604C492 640 494 664 500 704Z", "#FBE0A0") +
    path("M520 712C526 670 522 640 518 606L548 600C552 650 548 680 552 716Z", "#FBE0A0") +
    path("M574 704C578 660 584 640 588 596L606 590C606 640 596 670 600 702Z", "#F5C878");
  art += poly("300 580 620 500 668 560 664 628 310 632", "#F5C878");
  art += poly("300 576 604 486 664 548", "#C23A2B");
  art +=
    poly("300 576 664 548 664 574 302 600", "#9E2A27") +
    poly("302 598 664 572 664 600 306 622", "#FBE0A0") +
    poly("306 620 664 598 668 628 312 640", "#E9A64C");
  art +=
    path("M604 486Q634 466 664 486Q700 520 694 560L690 622Q684 640 664 630L662 548Q640 510 604 486Z", "#E9A64C") +
    path("M604 486Q634 466 664 486Q700 520 694 560Q676 556 662 548Q640 510 604 486Z", "#F5C878");
  for (const [x, y] of [
    [420, 560],
    [500, 534],
    [560, 540],
    [600, 518],
    [470, 556],
    [540, 512],
  ] as const)
    art += ellipse(x, y, 20, 7, "#FBE0A0", `transform="rotate(-12 ${x} ${y})"`);
  for (const [x, y] of [
    [450, 545],
    [580, 528],
    [520, 552],
  ] as const)
    art += path(`M${x - 13} ${y + 3}Q${x} ${y - 10} ${x + 13} ${y - 3}Q${x} ${y + 8} ${x - 13} ${y + 3}Z`, "#3E7A48");
  return art;
}

function server(): Art {
  let art = "";
  art +=
    path("M330 642L668 632L700 622L796 566L808 582L712 646L668 652L352 656Z", "#D8CDB8") +
    path("M352 656L668 652L712 646L808 582L804 576L708 638L668 644L340 650Z", "#9C8F86") +
    path("M784 566L880 508V558L800 592Z", "#1F2130") +
    path("M784 566L880 508V520L788 576Z", "#4A4F6B");
  return art;
}

function steamCurls(): Art {
  let art = "";
  for (const [x, k] of [
    [250, 1],
    [330, 0.8],
    [560, 0.7],
  ] as const)
    art += tube(
      [
        [x, 600, 2],
        [x + 24, 540, 9 * k],
        [x - 14, 470, 11 * k],
        [x + 22, 390, 8 * k],
        [x + 4, 330, 1],
      ],
      "#FBE6C8",
      { extra: 'fill-opacity=".75"' },
    );
  return art;
}

/** Chicago deep dish, the first slice pulling its cheese. */
export function deepDish(scene: Scene): Art {
  return underLamps(room(scene) + cloth(scene) + pan() + topping() + slice() + server() + steamCurls(), scene);
}
