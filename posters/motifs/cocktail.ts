import { type Art, circle, each, ellipse, path, pick, poly, rect, stroke } from "../engine";
import { lit, mix } from "../palettes";
import { atTable, cast } from "../rooms";
import type { Scene } from "../scene";

type Drink = { pour: string; deep: string; garnish: string };
const DRINKS: readonly Drink[] = [
  { pour: "#E8693A", deep: "#B8402F", garnish: "#F0B13C" },
  { pour: "#C98A3C", deep: "#8E4A2C", garnish: "#E8693A" },
  { pour: "#7FC09A", deep: "#3F8A6C", garnish: "#D9E88A" },
  { pour: "#D8577A", deep: "#9A2E56", garnish: "#F7D9C4" },
];

const stem = (x: number, y: number, h: number): Art =>
  rect(x - 7, y, 14, h, lit("#DDF0EA"), 'fill-opacity=".8"') +
  rect(x + 1, y, 6, h, "#8FB0B4") +
  ellipse(x, y + h, 96, 17, "#A9C6C8") +
  ellipse(x, y + h - 5, 96, 16, lit("#E4F3EC"), 'fill-opacity=".85"');

/** Martini, coupe, rocks and highball: a glass for every variant. */
function glass({ pour, deep, garnish }: Drink, kind: number): Art {
  const rim = lit("#F2FAF4");
  if (kind === 0)
    return (
      cast(428, 900, 130, 22) +
      stem(428, 690, 210) +
      path("M196 440H660L440 700Q428 712 416 700Z", lit("#DDF0EA"), 'fill-opacity=".5"') +
      path("M240 490H616L440 692Q428 704 416 692Z", pour) +
      path("M500 490H616L440 692Q430 702 424 698Z", deep) +
      ellipse(428, 490, 188, 20, mix(pour, "#FFF3DC", 0.3)) +
      ellipse(428, 440, 232, 26, "none", `stroke="${rim}" stroke-width="8"`) +
      stroke("M330 400L520 590", "#C9A27A", 8) +
      circle(420, 500, 32, "#7A9A4A") +
      circle(410, 490, 10, "#A9C56A") +
      circle(438, 512, 8, "#C8302F")
    );
  if (kind === 1)
    return (
      cast(428, 910, 200, 30) +
      path("M236 520H620L596 890Q428 930 260 890Z", lit("#DDF0EA"), 'fill-opacity=".45"') +
      path("M246 640H610L592 874Q428 910 264 874Z", pour) +
      path("M500 640H610L592 874Q550 890 480 896Z", deep) +
      poly("320 560 500 540 530 700 350 730", lit("#F4FBF6"), 'fill-opacity=".75"') +
      poly("500 540 550 590 574 730 530 700", lit("#C5DEDD"), 'fill-opacity=".8"') +
      poly("320 560 500 540 550 590 380 612", lit("#FFFFFF"), 'fill-opacity=".7"') +
      ellipse(428, 520, 192, 26, "none", `stroke="${rim}" stroke-width="9"`) +
      path("M560 500Q640 430 650 520Q620 560 566 540Z", garnish) +
      stroke("M570 520Q620 470 640 520", mix(garnish, "#FFF3DC", 0.5), 7) +
      path("M250 540L268 540L290 860L276 860Z", lit("#FFFFFF"), 'fill-opacity=".45"')
    );
  if (kind === 2)
    return (
      cast(428, 910, 130, 24) +
      path("M320 300H536L520 896Q428 922 336 896Z", lit("#DDF0EA"), 'fill-opacity=".42"') +
      path("M324 400H532L518 886Q428 908 338 886Z", pour) +
      path("M470 400H532L518 886Q480 900 456 902Z", deep) +
      each([430, 560, 690] as const, (y, i) =>
        poly(
          `${350 + i * 6} ${y} ${480 + i * 4} ${y - 14} ${490 - i * 2} ${y + 96} ${360 + i * 4} ${y + 112}`,
          lit("#F4FBF6"),
          'fill-opacity=".6"',
        ),
      ) +
      ellipse(428, 300, 108, 18, "none", `stroke="${rim}" stroke-width="8"`) +
      stroke("M470 220L440 640", "#FBEBCB", 9) +
      circle(330, 300, 52, "#5FA83C") +
      circle(330, 300, 44, garnish) +
      path("M360 300q-40-90 10-150q30 60-4 150ZM380 300q30-70 90-80q-10 60-70 90Z", "#4F8A4B")
    );
  return (
    cast(428, 900, 120, 22) +
    stem(428, 640, 256) +
    path("M220 420Q226 640 428 650Q630 640 636 420Z", lit("#DDF0EA"), 'fill-opacity=".5"') +
    path("M232 470Q250 630 428 638Q606 630 624 470Z", pour) +
    path("M520 470H624Q606 630 428 638Q520 590 520 470Z", deep) +
    ellipse(428, 470, 196, 26, mix(pour, "#FFF3DC", 0.55)) +
    ellipse(428, 420, 208, 26, "none", `stroke="${rim}" stroke-width="8"`) +
    each([380, 428, 476] as const, (x) => circle(x, 468, 12, "#8E3A5C")) +
    path("M600 440Q680 380 700 420Q690 480 618 470Z", garnish)
  );
}

/** A cocktail on the bar. */
export function cocktail(scene: Scene): Art {
  const drink = pick(DRINKS, scene.variant + Math.floor(scene.variant / 4));
  const shaker =
    path("M640 880L624 640H740L724 880Z", "#8FA5A5") +
    path("M690 640H740L724 880H690Z", "#5F7A80") +
    path("M636 640L650 570H714L728 640Z", "#B7C8C4") +
    rect(656, 540, 52, 34, "#8FA5A5", 'rx="8"');
  const candle =
    rect(110, 790, 96, 96, "#C8503A", 'rx="14"') +
    rect(110, 790, 96, 26, lit("#F9C877"), 'rx="13"') +
    path("M158 730Q186 776 158 796Q130 776 158 730Z", lit("#FFE6A8"));
  return atTable(scene, (scene.variant % 2 ? shaker : candle) + glass(drink, scene.variant % 4), {
    y: 800,
    setting: pick(["window", "tiles", "window", "sunburst"] as const, scene.variant),
  });
}
