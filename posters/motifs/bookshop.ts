import {
  type Art,
  at,
  blob,
  circle,
  each,
  ellipse,
  path,
  pick,
  poly,
  rect,
  repeat,
  seeded,
  stroke,
  tube,
} from "../engine";
import { somebody } from "../looks";
import { lit, mix } from "../palettes";
import { person } from "../people";
import { cast } from "../rooms";
import { type Scene, underLamps } from "../scene";

const SPINES = ["#C8502F", "#24506A", "#F0B13C", "#3F7A5C", "#FBEBCB", "#7A3F5C", "#E58A6A", "#5A6FA8"] as const;

function shelf(x: number, y: number, w: number, h: number, seed: number): Art {
  const roll = seeded(seed);
  let art = "";
  for (let at0 = x; at0 < x + w - 16; ) {
    const bw = 14 + roll() * 20;
    const bh = h * (0.62 + roll() * 0.32);
    const ink = pick(SPINES, roll() * 8);
    const wide = Math.min(bw, x + w - at0);
    art +=
      rect(at0, y + h - bh, wide - 2, bh, ink) +
      rect(at0, y + h - bh + bh * 0.16, wide - 2, 5, mix(ink, "#FFF3DC", 0.5));
    at0 += bw;
  }
  return art;
}

/** Floor to ceiling shelves, the ladder, and a cat who owns the place. */
export function bookshop(scene: Scene): Art {
  const { variant } = scene;
  const wood = pick(["#8A5A3A", "#5A6A5C", "#7A4636"], variant);
  const dark = mix(wood, "#1C1426", 0.45);
  const rows = repeat(
    6,
    (r) =>
      rect(-20, 60 + r * 138, 900, 138, dark) +
      shelf(10, 70 + r * 138, 260, 112, r * 7 + 1) +
      shelf(300, 70 + r * 138, 256, 112, r * 7 + 2) +
      shelf(586, 70 + r * 138, 262, 112, r * 7 + 3) +
      rect(-20, 182 + r * 138, 900, 16, wood) +
      rect(-20, 182 + r * 138, 900, 4, mix(wood, "#FFF3DC", 0.3)),
  );
  const uprights = each(
    [-12, 276, 562, 848] as const,
    (x) => rect(x, -20, 22, 920, wood) + rect(x + 14, -20, 8, 920, dark),
  );
  const ladder =
    stroke("M560 900L660 60M640 900L740 60", "#D9A05A", 15) +
    repeat(10, (i) => stroke(`M${570 + i * 9.6} ${830 - i * 80}H${646 + i * 9.6}`, "#D9A05A", 12));
  const reader =
    person(
      { ...somebody(variant * 4 + 2), dress: false },
      { x: 640, y: 470, height: 290, pose: { arms: [40, 120, 160, 176], legs: [26, 6, -6, -8], lean: 2 } },
    ) + rect(700, 372, 46, 34, "#D8472F", 'transform="rotate(-14 720 390)"');
  const cat =
    blob("150 890 140 800 180 760 240 770 280 830 290 892", "#3A2E3B") +
    circle(190, 742, 42, "#3A2E3B") +
    poly("152 722 156 670 186 704", "#3A2E3B") +
    poly("228 722 226 670 196 704", "#3A2E3B") +
    tube("280 880 14 340 880 13 372 840 11 360 800 4", "#3A2E3B") +
    ellipse(176, 738, 7, 9, "#F0B13C") +
    ellipse(206, 738, 7, 9, "#F0B13C") +
    poly("186 754 196 754 191 761", "#E2767A");
  const stack = repeat(
    5,
    (i) =>
      rect(60 + (i % 2) * 14, 1010 - i * 30, 250 - i * 16, 28, pick(SPINES, i + variant), 'rx="4"') +
      rect(60 + (i % 2) * 14, 1016 - i * 30, 30, 14, "#FBEBCB"),
  );
  const cup =
    cast(690, 1020, 100, 16) +
    path("M610 900H770Q770 1000 720 1016H660Q610 1000 610 900Z", "#FBEBCB") +
    path("M700 900H770Q770 1000 720 1016H690Q730 980 700 900Z", "#D9BE92") +
    path("M768 920q50 0 44 36q-6 30-54 28Z", "none", 'stroke="#FBEBCB" stroke-width="13"') +
    ellipse(690, 900, 80, 18, "#FFF6E0") +
    ellipse(690, 902, 68, 13, "#6A3424") +
    each([660, 712] as const, (x) =>
      tube(`${x} 880 2 ${x + 16} 840 7 ${x - 10} 800 9 ${x + 10} 750 1`, lit("#FFF7E2"), {
        extra: 'fill-opacity=".7"',
      }),
    );
  const lamps = each(
    [170, 430, 690] as const,
    (x) =>
      rect(x - 2, -20, 4, 60, "#2A1F2E") +
      ellipse(x, 90, 130, 70, lit("#FFE6B0"), 'fill-opacity=".2"') +
      path(`M${x - 46} 70Q${x - 40} 30 ${x} 28Q${x + 40} 30 ${x + 46} 70Z`, "#2F6A5C") +
      ellipse(x, 70, 45, 8, lit("#FFE9B8")),
  );
  const counter =
    rect(-20, 896, 900, 210, "#A86A44") + rect(-20, 896, 900, 16, "#D9A06A") + rect(-20, 1040, 900, 60, "#7A4630");
  return underLamps(
    rect(-20, -20, 900, 1120, wood) +
      rows +
      uprights +
      ladder +
      reader +
      counter +
      at(0, 14, cat) +
      (variant % 2 ? cup : "") +
      stack +
      lamps +
      (variant % 2 ? "" : crate()),
    scene,
    0.3,
  );
}

const crate = (): Art =>
  rect(480, 930, 330, 110, "#C98A5A") +
  rect(480, 930, 330, 12, "#E9B57E") +
  shelf(496, 880, 300, 90, 40) +
  rect(480, 960, 330, 90, "#B5703F") +
  rect(480, 996, 330, 6, "#8E5230");
