import { filler } from "../city";
import { type Art, clipped, ellipse, lens, line, path, pick, poly, rect, tube } from "../engine";
import { spray } from "../finish";
import { type Scene, underLamps } from "../scene";
import { backdrop } from "../sky";
import { cream, ink, type Shop, street, train, trestle } from "./parts/cafe-street";

const SHOPS = [
  { wood: "#7A3F2C", wd: "#4E2623", teal: "#3C7F82", dt: "#1F4B54" },
  { wood: "#3F5C50", wd: "#243A36", teal: "#C8503A", dt: "#8A2F30" },
  { wood: "#8A5A3A", wd: "#5A3626", teal: "#D9A03C", dt: "#A8702A" },
  { wood: "#4A3A5C", wd: "#2C2240", teal: "#5A6FA8", dt: "#38467C" },
] as const;

const gold = "#F2B04A";

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
