import { type Art, circle, clipped, ellipse, lens, line, path, pick, poly, rect, spray, tube } from "../engine";
import { lit } from "../palettes";
import { type Scene, underLamps } from "../scene";
import { backdrop, filler } from "../scenery";

const SHOPS = [
  { wood: "#7A3F2C", wd: "#4E2623", teal: "#3C7F82", dt: "#1F4B54" },
  { wood: "#3F5C50", wd: "#243A36", teal: "#C8503A", dt: "#8A2F30" },
  { wood: "#8A5A3A", wd: "#5A3626", teal: "#D9A03C", dt: "#A8702A" },
  { wood: "#4A3A5C", wd: "#2C2240", teal: "#5A6FA8", dt: "#38467C" },
] as const;
type Shop = { wood: string; wd: string; teal: string; dt: string };
const ink = "#1C2233";
const cream = "#FBEBCB";
const gold = "#F2B04A";
const brick = "#C2583C";
const bd = "#8E3A33";
const steel = "#55707C";
const sd = "#2B4552";
const ty = 500;

function street({ dt }: Shop): Art {
  let art = "";
  art +=
    rect(20, 210, 210, 600, brick) +
    rect(190, 210, 40, 600, bd) +
    rect(10, 196, 230, 22, cream) +
    rect(10, 216, 230, 8, bd);
  for (let j = 0; j < 6; j++)
    for (let i = 0; i < 3; i++)
      art +=
        rect(44 + i * 50, 246 + j * 72, 28, 46, "#F6D08A") +
        rect(44 + i * 50, 246 + j * 72, 28, 22, dt) +
        rect(40 + i * 50, 292 + j * 72, 36, 6, cream);
  art += rect(676, 270, 180, 600, "#A84A38") + rect(666, 256, 200, 20, cream);
  for (let j = 0; j < 6; j++)
    for (let i = 0; i < 3; i++)
      art += rect(700 + i * 48, 304 + j * 72, 28, 46, dt) + rect(696 + i * 48, 350 + j * 72, 36, 6, cream);
  return art;
}

/** Steel bents and girder of the elevated line. */
function trestle(): Art {
  let art = "";
  for (const x of [150, 330, 510, 690]) {
    art +=
      rect(x - 11, ty + 50, 22, 330, sd) +
      rect(x - 11, ty + 50, 8, 330, steel) +
      poly(
        [
          [x - 11, ty + 96],
          [x - 70, ty + 56],
          [x - 50, ty + 56],
          [x - 11, ty + 80],
        ],
        sd,
      ) +
      poly(
        [
          [x + 11, ty + 96],
          [x + 70, ty + 56],
          [x + 50, ty + 56],
          [x + 11, ty + 80],
        ],
        sd,
      );
  }
  art += rect(0, ty, 880, 14, sd) + rect(0, ty + 14, 880, 44, steel) + rect(0, ty + 50, 880, 12, sd);
  for (let i = 0; i < 24; i++) art += rect(i * 38, ty + 16, 5, 36, sd);
  return art;
}

function train({ evening }: Scene): Art {
  let art = "";
  const glow = evening ? lit("#F8CF7E") : "#F8CF7E";
  const car = (x: number, w: number): Art => {
    let t =
      rect(x, ty - 150, w, 134, "#DDE3D8", `rx="14"`) +
      rect(x, ty - 150, w, 26, "#B7C4BF", 'rx="13"') +
      rect(x + 40, ty - 162, w * 0.3, 14, "#8FA5A5", 'rx="5"') +
      rect(x + w * 0.6, ty - 160, w * 0.2, 12, "#8FA5A5", 'rx="5"');
    for (let i = 0; i < 6; i++) t += rect(x, ty - 58 + i * 7, w, 2.5, "#A9B8B4");
    t += rect(x, ty - 66, w, 8, "#C9412F") + rect(x, ty - 74, w, 5, "#2E6F9E");
    const n = Math.floor(w / 58);
    for (let i = 0; i < n; i++) {
      const xx = x + 18 + i * ((w - 30) / n);
      if (i === 2 || i === n - 2)
        t +=
          rect(xx, ty - 118, 34, 98, "#9FB0AD", 'rx="4"') +
          rect(xx + 4, ty - 112, 11, 46, ink) +
          rect(xx + 19, ty - 112, 11, 46, ink);
      else
        t +=
          rect(xx - 2, ty - 116, 42, 38, ink, 'rx="6"') +
          rect(xx + 2, ty - 112, 34, 30, glow, 'rx="4"') +
          (i % 2 ? circle(xx + 16, ty - 92, 7, ink) + rect(xx + 8, ty - 88, 17, 7, ink) : "");
    }
    t += rect(x + 14, ty - 18, w - 28, 12, ink);
    for (const q of [0.14, 0.24, 0.76, 0.86]) t += circle(x + w * q, ty - 6, 11, ink);
    return t;
  };
  art += car(-190, 470) + rect(278, ty - 110, 16, 90, ink) + car(292, 470);
  art +=
    path(`M760 ${ty - 16}V${ty - 140}Q760 ${ty - 150} 750 ${ty - 150}H700V${ty - 16}Z`, "#C6D0C8") +
    rect(716, ty - 128, 34, 50, ink, 'rx="6"') +
    rect(720, ty - 124, 26, 42, glow, 'rx="4"') +
    circle(736, ty - 46, 8, "#FFF3D0");
  return art;
}

function glare(): Art {
  let art = "";
  art +=
    poly("500 130 600 130 300 812 200 812", "#FFFFFF", 'fill-opacity=".13"') +
    poly("630 130 660 130 360 812 330 812", "#FFFFFF", 'fill-opacity=".13"');
  return art;
}

function frame({ wood, wd, teal }: Shop): Art {
  let art = "";
  art +=
    path("M-20 -20H880V1100H-20ZM84 130V812H772V130Z", wd, 'fill-rule="evenodd"') +
    path("M62 108H794V834H62ZM84 130V812H772V130Z", wood, 'fill-rule="evenodd"') +
    rect(62, 108, 732, 6, "#B5693F") +
    rect(84, 226, 688, 14, wood) +
    rect(84, 236, 688, 5, wd) +
    rect(421, 130, 14, 100, wood);
  art += path(
    "M-20 -20H880V60Q856 96 820 60Q784 96 748 60Q712 96 676 60Q640 96 604 60Q568 96 532 60Q496 96 460 60Q424 96 388 60Q352 96 316 60Q280 96 244 60Q208 96 172 60Q136 96 100 60Q64 96 28 60Q4 96 -20 60Z",
    teal,
  );
  for (let i = 0; i < 12; i++)
    art +=
      rect(28 + i * 72, -20, 36, 80, cream) + path(`M${28 + i * 72} 59Q${46 + i * 72} 92 ${64 + i * 72} 59Z`, cream);
  return art;
}

function lampAndTable({ teal, dt, wd }: Shop): Art {
  let art = "";
  art +=
    rect(210, 60, 4, 120, ink) +
    path("M150 232Q156 176 212 172Q268 176 274 232Z", dt) +
    path("M150 232Q156 176 212 172Q180 190 176 232Z", teal) +
    ellipse(212, 232, 62, 9, gold);
  // table
  art += path("M-20 870Q428 820 880 870V1100H-20Z", "#B5693F") + path("M-20 896Q428 846 880 896V1100H-20Z", "#8E4A33");
  for (const [y, w] of [
    [930, 600],
    [975, 420],
    [1030, 700],
  ] as const)
    art += lens(300 + (y % 90) * 3, y, w, 4, wd);
  return art;
}

function cup({ teal, dt }: Shop): Art {
  let art = "";
  art += spray("M-20 870Q428 820 880 870V1100H-20Z", "#4E2623", [0, 1090, 0, 960], 0.45);
  art += ellipse(500, 964, 290, 52, "#4E2623");
  art +=
    ellipse(428, 946, 250, 54, "#D8C3A0") + ellipse(428, 938, 250, 52, cream) + ellipse(428, 936, 180, 34, "#E4D0AC");
  art +=
    path("M594 740C690 720 712 850 590 868L584 838C652 830 650 766 592 776Z", cream) +
    path("M590 868C690 852 706 770 664 744C690 790 660 836 586 842Z", "#D8C3A0");
  art +=
    path("M244 700H612C616 820 570 930 500 944H356C286 930 240 820 244 700Z", cream) +
    path("M470 700H612C616 820 570 930 500 944H440C500 900 530 800 520 700Z", "#E4D0AC") +
    path("M570 700H612C616 820 570 930 500 944H470C540 900 570 800 570 700Z", "#C9AC85");
  art += spray("M380 702H612C616 820 570 930 500 944H356Z", "#C9AC85", [590, 0, 470, 0], 0.5);
  art +=
    ellipse(428, 700, 184, 38, "#FFF7E2") +
    ellipse(428, 703, 168, 31, "#5A2A1E") +
    ellipse(428, 708, 150, 24, "#A8632F");
  // latte leaf
  art +=
    path("M300 710Q360 690 428 692Q500 690 556 710Q500 728 428 730Q352 728 300 710Z", "#C98A4A") +
    path("M322 710L428 698L534 710L428 722Z", cream) +
    line("M322 710H534", "#A8632F", 4);
  art +=
    path("M246 752H610Q609 770 606 786H250Q247 770 246 752Z", teal) +
    path("M520 752H610Q609 770 606 786H517Q521 770 520 752Z", dt);
  return art;
}

function steamCurls(): Art {
  let art = "";
  for (const [x, k] of [
    [360, 0.8],
    [430, 1.1],
    [500, 0.75],
  ] as const)
    art += tube(
      [
        [x, 676, 1],
        [x + 22, 620, 9 * k],
        [x - 18, 550, 13 * k],
        [x + 18, 470, 10 * k],
        [x - 2, 400, 1],
      ],
      "#FFF7E2",
      { extra: 'fill-opacity=".85"' },
    );
  return art;
}

/** The street outside at its hour, cut to the window. */
function view(scene: Scene, shop: Shop): Art {
  const { palette, random } = scene;
  const far = filler(
    { from: 40, to: 860, base: 700, low: 230, high: 420, inks: palette.far, width: [50, 50] },
    random(6),
  );
  const sky = backdrop(scene, {
    horizon: 560,
    arch: 20,
    sun: [610, scene.night ? 560 : 330, 150],
    clouds: [[300, 190, 240]],
  });
  return clipped("M84 130H772V812H84Z", sky + far + street(shop) + trestle() + train(scene));
}

/** A cup of coffee at the window while the 'L' goes by. */
export function cafeCup(scene: Scene): Art {
  const shop = pick(SHOPS, scene.variant);
  const inside = glare() + frame(shop) + lampAndTable(shop) + cup(shop) + steamCurls();
  return rect(-20, -20, 900, 1120, "#3A2227") + view(scene, shop) + underLamps(inside, scene);
}
