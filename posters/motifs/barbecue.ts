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
import { lit } from "../palettes";
import { atTable, cast } from "../rooms";
import type { Scene } from "../scene";

const brisketSlice = (x: number, y: number, k: number): Art =>
  at(
    x,
    y,
    path("M-120 -60Q0 -96 120 -60Q146 0 120 60Q0 84 -120 60Q-146 0 -120 -60Z", "#3A1E1C") +
      path("M-104 -46Q0 -76 104 -46Q124 0 104 46Q0 66 -104 46Q-124 0 -104 -46Z", "#C8575A") +
      path("M-84 -34Q0 -56 84 -34Q100 0 84 34Q0 50 -84 34Q-100 0 -84 -34Z", "#9A5A48") +
      stroke("M-60 -14Q0 -30 60 -12M-64 12Q0 2 62 16", "#C98A6A", 6),
    k,
  );

const rib = (x: number, y: number, turn: number): Art =>
  group(
    rect(-24, -150, 48, 70, "#F3E3C0", 'rx="18"') +
      blob("-56 -90 0 -120 56 -90 66 60 40 130 -40 130 -66 60", "#7A2E22") +
      blob("10 -118 56 -90 66 60 40 130 6 130 30 20", "#541C1A") +
      stroke("M-30 -60Q-36 20 -22 90", "#C9683F", 10),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );

/** Brisket on butcher paper, rib tips, or the tailgate's grill. */
export function barbecue(scene: Scene): Art {
  const { variant } = scene;
  const kind = variant % 3;
  const smoke = each(
    [
      [300, 1.1],
      [440, 1.4],
      [570, 1],
    ] as const,
    ([x, k]) =>
      tube(
        `${x} 600 3 ${x + 40} 500 ${20 * k} ${x - 30} 390 ${28 * k} ${x + 40} 270 ${22 * k} ${x} 140 2`,
        lit("#FFF3DC"),
        { extra: 'fill-opacity=".45"' },
      ),
  );
  const paper =
    cast(428, 950, 390, 50) +
    poly("60 780 780 750 820 960 100 1000", "#D9A878") +
    poly("60 780 780 750 786 780 66 812", "#EBC79C") +
    poly("560 760 780 750 820 960 600 976", "#C08E60");
  const pickles = each(
    [
      [180, 930],
      [240, 950],
      [690, 890],
    ] as const,
    ([x, y]) => circle(x, y, 34, "#4F8A3A") + circle(x, y, 27, "#A9C95A") + circle(x, y, 10, "#D9E8A0"),
  );
  const bread =
    path("M600 820Q590 740 680 736Q770 740 760 820V900H600Z", "#E0A458") +
    path("M614 824Q606 756 680 750Q752 756 746 824V888H614Z", "#FBE6BE");
  const platter =
    paper +
    bread +
    brisketSlice(250, 850, 1.1) +
    brisketSlice(350, 836, 1.16) +
    brisketSlice(450, 830, 1.16) +
    brisketSlice(550, 850, 1.12) +
    blob("120 760 160 690 300 660 420 690 440 760 400 800 200 810", "#2A1616") +
    blob("180 700 300 672 400 700 300 720", "#4A2620") +
    pickles;
  const tips =
    paper +
    repeat(9, (i) =>
      rect(
        110 + i * 66,
        880 - (i % 3) * 18,
        26,
        120,
        i % 2 ? "#F5C878" : "#E0A94C",
        `rx="6" transform="rotate(${((i * 37) % 60) - 30} ${120 + i * 66} 920)"`,
      ),
    ) +
    rib(230, 800, -24) +
    rib(340, 780, 8) +
    rib(450, 790, -6) +
    rib(560, 780, 16) +
    rib(650, 810, -12) +
    path("M640 940H780L764 1010H656Z", "#FBEBCB") +
    ellipse(710, 940, 70, 16, "#8E2A1C");
  const grill =
    rect(240, 790, 26, 260, "#2A2430") +
    rect(590, 790, 26, 260, "#2A2430") +
    path("M120 640H736Q740 800 600 840H256Q116 800 120 640Z", "#C8302F") +
    path("M520 640H736Q740 800 600 840H480Q560 760 520 640Z", "#8E2034") +
    ellipse(428, 640, 310, 50, "#2A2430") +
    repeat(13, (i) => stroke(`M${150 + i * 46} 640V${620 + (i % 2) * 30}`, "#F28A3C", 10)) +
    repeat(15, (i) => rect(134 + i * 42, 600, 8, 76, "#9FB0B0")) +
    each(
      [
        [230, 620],
        [370, 600],
        [520, 616],
        [620, 606],
      ] as const,
      ([x, y], i) =>
        i % 2
          ? group(
              rect(-70, -22, 140, 44, "#A8402F", 'rx="22"') +
                stroke("M-40 -16l14 30M0 -18l14 32M40 -16l12 28", "#5A1E1A", 6),
              `transform="translate(${x} ${y}) rotate(-8)"`,
            )
          : ellipse(x, y, 64, 26, "#6A3424") + ellipse(x, y - 8, 60, 20, "#8A4A2E"),
    );
  return atTable(scene, (kind === 2 ? grill : kind === 1 ? tips : platter) + smoke, {
    y: kind === 2 ? 900 : 740,
    setting: pick(["tiles", "window", "stand"] as const, kind),
  });
}
