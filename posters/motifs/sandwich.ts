import { type Art, circle, each, ellipse, path, pick, poly, rect, repeat, stroke } from "../engine";
import { atTable, cast, roomOf } from "../rooms";
import type { Scene } from "../scene";

/** Piled pastrami on rye, dripping Italian beef, or a cheeseburger. */
export function sandwich(scene: Scene): Art {
  const { variant } = scene;
  const kind = variant % 3;
  const paper =
    cast(428, 950, 370, 44) +
    poly("80 860 776 850 810 960 60 980", "#FBEBCB") +
    poly("560 854 776 850 810 960 600 966", "#E0CBA0") +
    repeat(7, (i) =>
      poly(
        `${110 + i * 94} 862 ${150 + i * 94} 861 ${154 + i * 94} 970 ${108 + i * 94} 972`,
        roomOf(scene).cloth,
        'fill-opacity=".6"',
      ),
    );
  const meat = (y: number, n: number, inks: readonly string[]): Art =>
    repeat(n, (r) =>
      repeat(7, (i) => path(`M${180 + i * 66} ${y - r * 26}q34-34 70 0q10 26-6 34q-34 10-62-4Z`, pick(inks, i + r))),
    );
  const pastrami =
    paper +
    path("M160 840Q150 910 220 912H640Q706 910 696 840Z", "#B5713A") +
    path("M172 836Q428 820 684 836V866H172Z", "#F2CF96") +
    meat(830, 9, ["#B8484A", "#9A3438", "#D0666A", "#7E2A30"]) +
    stroke("M190 600q30 20 60 0t60 0t60 0t60 0t60 0t60 0", "#E8B83C", 15) +
    path("M150 596Q140 470 428 456Q716 470 706 596Q428 560 150 596Z", "#A8642F") +
    path("M164 590Q428 552 692 590L694 612Q428 580 162 612Z", "#F2CF96") +
    path("M500 462Q716 480 706 596Q640 582 560 576Q640 520 500 462Z", "#82481F") +
    repeat(12, (i) => ellipse(230 + i * 36, 520 + ((i * 29) % 44), 5, 9, "#5A3018")) +
    rect(424, 340, 7, 150, "#E9C48A") +
    ellipse(428, 380, 26, 34, "#6A8A3A") +
    circle(428, 356, 8, "#C8302F") +
    path("M690 900q90-60 110 10q-20 50-110 30Z", "#4F8A3A") +
    ellipse(150, 930, 90, 30, "#C98A3C") +
    ellipse(146, 920, 84, 24, "#E0AC58");
  const drips = repeat(9, (i) =>
    path(`M${190 + i * 60} 840q8 40 ${i % 2 ? 14 : 4} ${60 + (i % 3) * 26}q-24 14-24-8q6-40 2-52Z`, "#8E4A22"),
  );
  const beef =
    paper +
    path("M90 700Q80 880 240 890H620Q776 880 766 700Z", "#D9964A") +
    path("M560 890H620Q776 880 766 700H690Q690 840 560 890Z", "#A8662F") +
    meat(800, 6, ["#8A4A2E", "#A8603C", "#6E3622", "#B5744A"]) +
    repeat(22, (i) =>
      rect(
        150 + i * 26,
        612 + ((i * 31) % 50),
        26,
        17,
        pick(["#5FA83C", "#E8B83C", "#FBEBCB", "#F28A3C", "#3F8A3A"], i),
        `rx="6" transform="rotate(${(i * 47) % 90} ${160 + i * 26} 630)"`,
      ),
    ) +
    path("M110 690Q100 560 250 556H620Q756 560 746 690Q700 620 428 624Q156 620 110 690Z", "#E9B060") +
    path("M520 558H620Q756 560 746 690Q720 640 640 630Q660 590 520 558Z", "#C08A42") +
    drips +
    path("M60 830H796L750 980H106Z", "#FBEBCB") +
    path("M540 830H796L750 980H580Z", "#E0CBA0") +
    repeat(9, (i) => circle(140 + i * 72, 900 + (i % 2) * 30, 15, "#C98A5A", 'fill-opacity=".6"'));
  const burger =
    paper +
    path("M160 850Q160 930 240 932H616Q696 930 696 850Z", "#D9964A") +
    path("M560 932H616Q696 930 696 850H620Q620 910 560 932Z", "#A8662F") +
    rect(140, 770, 576, 80, "#5A2E22", 'rx="38"') +
    rect(140, 770, 576, 30, "#7A4430", 'rx="15"') +
    poly("150 770 706 770 660 800 610 772 540 830 460 772 380 820 300 772 240 800", "#F5C02F") +
    path("M130 740q40-40 90 0t90 0t90 0t90 0t90 0t90 0t60 0v30H140Z", "#7DAA55") +
    each(
      [230, 400, 570] as const,
      (x) => rect(x - 70, 700, 140, 34, "#D8303F", 'rx="16"') + rect(x - 70, 700, 140, 12, "#F0604F", 'rx="6"'),
    ) +
    path("M150 700Q140 480 428 470Q716 480 706 700Z", "#E0A04A") +
    path("M500 476Q716 500 706 700H620Q640 560 500 476Z", "#B5743A") +
    repeat(16, (i) =>
      ellipse(
        250 + ((i * 83) % 360),
        530 + ((i * 47) % 110),
        11,
        7,
        "#FBEBCB",
        `transform="rotate(${(i * 37) % 60} ${250 + ((i * 83) % 360)} ${530 + ((i * 47) % 110)})"`,
      ),
    );
  const steps =
    kind === 2
      ? repeat(
          6,
          (i) =>
            rect(-20, 60 + i * 50, 200 - i * 26, 50, i % 2 ? "#8A7A80" : "#6A5C66") +
            rect(680 + i * 26, 60 + i * 50, 220, 50, i % 2 ? "#8A7A80" : "#6A5C66"),
        )
      : "";
  return atTable(scene, steps + pick([pastrami, beef, burger], kind), {
    y: 800,
    setting: pick(["tiles", "stand", "sunburst"] as const, kind),
  });
}
