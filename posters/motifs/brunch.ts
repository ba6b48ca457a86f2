import {
  type Art,
  at,
  blob,
  circle,
  each,
  ellipse,
  group,
  path,
  pick,
  poly,
  rect,
  repeat,
  stroke,
  tube,
} from "../engine";
import { lit, mix } from "../palettes";
import { atTable, cast } from "../rooms";
import type { Scene } from "../scene";

const egg = (x: number, y: number, k: number): Art =>
  at(
    x,
    y,
    blob("-110 0 -80 -50 0 -60 70 -56 112 -10 90 40 20 56 -60 48", "#FFF8EA") +
      blob("60 -50 112 -10 90 40 20 56 60 10", "#E9DCC0") +
      ellipse(0, -6, 44, 34, "#F2A02C") +
      ellipse(-12, -16, 16, 10, "#FBD06A"),
    k,
  );

/** Eggs in the skillet and a cup of coffee, a cafeteria tray, or brunch with a farm bouquet. */
export function brunch(scene: Scene): Art {
  const { variant } = scene;
  const kind = variant % 3;
  const cup = (x: number, y: number, ink: string): Art =>
    cast(x, y + 104, 110, 18) +
    path(
      `M${x - 90} ${y - 60}H${x + 90}Q${x + 90} ${y + 80} ${x + 40} ${y + 104}H${x - 40}Q${x - 90} ${y + 80} ${x - 90} ${y - 60}Z`,
      ink,
    ) +
    path(
      `M${x + 20} ${y - 60}H${x + 90}Q${x + 90} ${y + 80} ${x + 40} ${y + 104}H${x}Q${x + 60} ${y + 40} ${x + 20} ${y - 60}Z`,
      mix(ink, "#5A3A2E", 0.24),
    ) +
    path(`M${x + 86} ${y - 36}q64-10 58 44q-8 44-74 44Z`, "none", `stroke="${ink}" stroke-width="16"`) +
    ellipse(x, y - 60, 90, 22, "#FFF6E2") +
    ellipse(x, y - 58, 76, 15, "#5A2A1E") +
    each([-24, 24] as const, (d) =>
      tube(
        `${x + d} ${y - 80} 2 ${x + d + 18} ${y - 130} 8 ${x + d - 12} ${y - 180} 10 ${x + d + 12} ${y - 240} 1`,
        lit("#FFF7E2"),
        { extra: 'fill-opacity=".7"' },
      ),
    );
  const bacon = (x: number, y: number, turn: number): Art =>
    group(
      path("M-120 0q20-26 40 0t40 0t40 0t40 0t40 0t40 0v34q-20 26-40 0t-40 0t-40 0t-40 0t-40 0t-40 0Z", "#A8402F") +
        path("M-120 12q20-20 40 0t40 0t40 0t40 0t40 0t40 0v8q-20 20-40 0t-40 0t-40 0t-40 0t-40 0t-40 0Z", "#F0B89A"),
      `transform="translate(${x} ${y}) rotate(${turn})"`,
    );
  const skillet =
    cast(360, 930, 300, 50) +
    rect(600, 830, 260, 44, "#1F2130", 'rx="20" transform="rotate(-14 600 850)"') +
    ellipse(360, 880, 310, 118, "#1F2130") +
    ellipse(360, 862, 310, 116, "#3A3E54") +
    ellipse(360, 864, 280, 98, "#16182A") +
    egg(260, 840, 1.1) +
    egg(440, 880, 1.1) +
    bacon(420, 800, -8) +
    repeat(9, (i) =>
      rect(
        160 + ((i * 61) % 130),
        880 + ((i * 37) % 50),
        34,
        26,
        pick(["#E0A04A", "#C98A3C"], i),
        `rx="6" transform="rotate(${(i * 41) % 60} ${170 + ((i * 61) % 130)} 890)"`,
      ),
    );
  const tray =
    cast(428, 960, 400, 40) +
    poly("60 780 796 780 850 980 6 980", "#8FA5A5") +
    poly("90 796 766 796 806 960 50 960", "#B7C8C4") +
    ellipse(330, 870, 210, 66, "#FFF6E2") +
    ellipse(330, 866, 170, 50, "#EFE0C0") +
    egg(290, 850, 0.9) +
    bacon(360, 890, -10) +
    poly("560 830 700 820 720 900 580 912", "#D9964A") +
    poly("574 838 690 830 704 890 590 900", "#F7D9A0") +
    ellipse(640, 860, 24, 13, "#FBE6A8");
  const bouquet =
    path("M560 900L590 640H730L760 900Q660 930 560 900Z", lit("#CFE3DC"), 'fill-opacity=".7"') +
    repeat(13, (i) => {
      const [dx, dy] = [-110 + ((i * 71) % 230), -((i * 47) % 190)];
      return (
        stroke(`M660 760Q${660 + dx * 0.5} 660 ${660 + dx} ${560 + dy}`, "#4F8A4B", 7) +
        repeat(7, (k) =>
          circle(
            660 + dx + 24 * Math.cos(k * 0.9),
            560 + dy + 24 * Math.sin(k * 0.9),
            17,
            pick(["#E8799A", "#F0B13C", "#FBEBCB", "#D8472F", "#8A6AB8"], i),
          ),
        ) +
        circle(660 + dx, 560 + dy, 14, pick(["#F0B13C", "#8E3A2C"], i))
      );
    });
  const plate =
    cast(300, 950, 270, 44) +
    ellipse(300, 920, 280, 84, "#FFF6E2") +
    ellipse(300, 916, 220, 60, "#EBDCBC") +
    repeat(
      3,
      (i) =>
        ellipse(290, 900 - i * 26, 150 - i * 8, 44, "#C98A3C") + ellipse(290, 892 - i * 26, 148 - i * 8, 42, "#F0BC6A"),
    ) +
    rect(266, 806, 50, 30, "#FBE6A8", 'rx="6"') +
    path(
      "M160 850q130-50 260 0q-10 50-40 60q-10-50-30-30q-30 50-60 20q-40 30-60 0q-50 30-70-50Z",
      "#A85A24",
      'fill-opacity=".7"',
    ) +
    each([150, 410, 440] as const, (x, i) => circle(x, 930 - i * 16, 18, "#D8303F"));
  const dish = [
    skillet + cup(710, 700, "#FBEBCB"),
    tray + cup(640, 730, "#C9D3CC"),
    bouquet + plate + cup(90, 800, "#7FC0B4"),
  ] as const;
  return atTable(scene, pick(dish, kind), { y: 730, setting: pick(["window", "tiles", "window"] as const, kind) });
}
