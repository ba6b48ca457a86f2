import { skyline } from "../city";
import {
  type Art,
  clipped,
  each,
  ellipse,
  group,
  line,
  type Point,
  path,
  pick,
  poly,
  rect,
  repeat,
  round,
} from "../engine";
import { silhouette, somebody } from "../looks";
import { crowd, person, personInSun } from "../people";
import type { Scene } from "../scene";
import { paving } from "../scenery";
import { backdrop } from "../sky";

const SHELL =
  "M176 752C100 752 56 704 58 632C64 492 214 400 428 398C642 400 792 492 798 632C800 704 756 752 680 752C628 752 596 748 574 726C548 690 510 660 428 658C346 660 308 690 282 726C260 748 228 752 176 752Z";
const STEEL = { high: "#FDF0D5", mid: "#7FB0B4", low: "#3F7C8C", dark: "#1F4B63", deep: "#152B45" };
const CENTRE = 428;
const RADIUS: Point = [356, 190];

/** A point on the mirrored horizon: angle along the arc, distance above it. */
function onArc(angle: number, above: number): Point {
  return [CENTRE + (RADIUS[0] + above * 0.6) * Math.cos(angle), 752 + (RADIUS[1] + above) * Math.sin(angle)];
}

function mirroredTower(angle: number, width: number, height: number, [lit, shade]: readonly [string, string]): Art {
  const split = angle + width * 0.6;
  const end = angle + width;
  return (
    poly([onArc(angle, -3), onArc(split, -3), onArc(split, height), onArc(angle, height)], lit) +
    poly([onArc(split, -3), onArc(end, -3), onArc(end, height), onArc(split, height)], shade)
  );
}

/** The skyline as the shell bends it: low at the rims, tallest in the middle, a few masts. */
function mirroredCity({ palette, random }: Scene): Art {
  const roll = random(8);
  let art = "";
  for (let angle = Math.PI * 1.06; angle < Math.PI * 1.94; ) {
    const width = 0.045 + roll() * 0.04;
    const middle = Math.sin(angle - Math.PI);
    const height = (18 + roll() * 42) * middle ** 0.8 + (roll() < 0.22 ? 40 * middle : 0);
    art += mirroredTower(angle, width - 0.004, height, palette.mid);
    if (height > 66) {
      const [foot, tip] = [onArc(angle + width * 0.4, height), onArc(angle + width * 0.4, height + 26)];
      art += line(`M${foot.map(round).join(" ")}L${tip.map(round).join(" ")}`, palette.mid[1], 3.4);
    }
    angle += width;
  }
  return art;
}

function mirroredPlaza({ palette: { ground } }: Scene): Art {
  const spoke = (i: number): Art => {
    const t = Math.PI * 1.5 + (i - 9) * 0.165;
    const from = `${round(CENTRE + RADIUS[0] * Math.cos(t))} ${round(754 + RADIUS[1] * Math.sin(t))}`;
    return line(`M${from}L${round(CENTRE + 170 * Math.cos(t))} ${round(770 + 90 * Math.sin(t))}`, ground[2], 3);
  };
  const curve = ([rx, ry]: Point): Art =>
    ellipse(CENTRE, 756, rx, ry, "none", `stroke="${ground[2]}" stroke-width="3"`);
  const rings: Point[] = [
    [312, 160],
    [262, 130],
  ];
  return ellipse(CENTRE, 754, ...RADIUS, ground[0]) + repeat(19, spoke) + each(rings, curve);
}

const belly =
  path(
    "M40 800V700C110 742 214 742 262 690C300 640 350 612 428 610C506 612 556 640 594 690C642 742 746 742 816 700V800Z",
    STEEL.mid,
  ) +
  path(
    "M40 800V716C120 752 220 752 270 708C308 660 352 632 428 630C504 632 548 660 586 708C636 752 736 752 816 716V800Z",
    STEEL.low,
  ) +
  path(
    "M40 800V734C130 762 226 760 276 720C312 676 354 648 428 646C502 648 544 676 580 720C630 760 726 762 816 734V800Z",
    STEEL.dark,
  );

const glare =
  path("M800 500C796 620 760 690 690 740L860 760V480Z", STEEL.dark, 'fill-opacity=".45"') +
  path("M830 540C800 660 770 700 720 750L860 760Z", STEEL.deep, 'fill-opacity=".55"') +
  path(
    "M120 536C170 450 290 412 404 408C300 424 204 464 154 540C122 592 112 640 116 676C92 630 94 580 120 536Z",
    "#FFF7E6",
  ) +
  path("M636 438C700 464 744 504 764 556C728 510 690 478 636 438Z", "#FFF7E6");

function mirrorShell(scene: Scene): Art {
  const { palette, random } = scene;
  const bands: readonly (readonly [number, number, number])[] = [
    [384, 330, 0.35],
    [366, 300, 0.62],
    [350, 268, 1],
  ];
  const skies = each(bands, ([rx, ry, t]) =>
    ellipse(CENTRE, 752, rx, ry, pick(palette.sky, (palette.sky.length - 1) * t)),
  );
  const visitors = crowd({ from: 320, to: 540, y: 628, height: 34, count: 6, seed: random(4), ink: palette.near[1] });
  const inside = rect(0, 380, 900, 400, STEEL.low) + skies + mirroredCity(scene) + mirroredPlaza(scene) + visitors;
  return clipped(SHELL, inside + belly + glare);
}

function visitors({ palette: { ink, ground }, variant, evening }: Scene): Art {
  const shade = { ink: ground[2], lean: evening ? 0.5 : -0.4, flat: 0.42 };
  const stand = (
    n: number,
    x: number,
    y: number,
    height: number,
    pose: "photo" | "stroll" | "relaxed" | "wave" | "point",
    left = false,
  ): Art => personInSun(variant % 2 ? silhouette(ink, somebody(n)) : somebody(n), { x, y, height, pose, left }, shade);
  const near = [
    stand(4, 392, 852, 100, "relaxed") +
      stand(9, 432, 856, 64, "wave") +
      stand(2, 716, 900, 120, "photo", true) +
      stand(11, 768, 904, 112, "stroll", true),
    stand(6, 246, 880, 116, "photo") + stand(3, 560, 846, 92, "wave", true) + stand(14, 602, 850, 88, "stroll", true),
    stand(12, 182, 900, 120, "wave") + stand(5, 640, 858, 98, "photo", true) + stand(8, 330, 850, 70, "point"),
  ];
  return person(silhouette(ink, somebody(7)), { x: 150, y: 798, height: 78, pose: "stroll" }) + pick(near, variant);
}

/** Cloud Gate on its plaza, the city upside up in its skin. */
export function bean(scene: Scene): Art {
  const { palette } = scene;
  const trees = repeat(22, (i) =>
    ellipse(i * 42 - 10, 690 - (i % 3) * 8, 34, 36 + ((i * 7) % 14), pick(palette.leaf, i % 2 ? 2 : 1)),
  );
  const joints = each([716, 752, 806, 884, 990], (y, i) => rect(-20, y, 900, 2 + i, palette.ground[2]));
  const cast = group(path(SHELL, palette.ground[2]), 'transform="matrix(1 0 0.42 -0.6 -315.84 1203)"');
  return (
    backdrop(scene, {
      horizon: 690,
      sun: [596, 330, 210],
      clouds: [
        [250, 150, 300],
        [700, 120, 200],
      ],
    }) +
    skyline(scene, {
      base: 700,
      height: 430,
      row: "crain 96 420, prudential 222 500, aon 330 520, regis 745 470, setback 650 330, slab 440 340, slab 545 300",
    }) +
    trees +
    paving(scene, 696) +
    joints +
    cast +
    mirrorShell(scene) +
    visitors(scene)
  );
}
