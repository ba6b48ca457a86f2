import { filler, skyline } from "../city";
import { type Art, path, pick, poly, rect, repeat, stroke } from "../engine";
import { somebody } from "../looks";
import { lit, mix } from "../palettes";
import { person } from "../people";
import type { PoseName } from "../poses";
import type { Scene } from "../scene";
import { birds, water } from "../scenery";
import { backdrop } from "../sky";

const WALL = { left: -20, right: 360 };
const LEDGE = { top: 360, floor: 650, out: 610 };

/** The black tower's side: dark bays, spandrels, a few lit windows. */
function tower({ evening, random, palette }: Scene): Art {
  const roll = random(3);
  const glow = evening ? lit("#F9C877") : lit(mix(palette.near[0], pick(palette.sky, 2), 0.5));
  const bays = repeat(6, (c) =>
    repeat(16, (r) => rect(-6 + c * 60, 10 + r * 70, 40, 44, roll() < (evening ? 0.34 : 0.5) ? glow : "#243646")),
  );
  return (
    rect(WALL.left, -20, WALL.right - WALL.left, 1120, "#141E2A") +
    bays +
    repeat(17, (r) => rect(WALL.left, r * 70 - 8, WALL.right - WALL.left, 12, "#0C141E")) +
    repeat(7, (c) => rect(-14 + c * 60, -20, 8, 1120, "#26384A")) +
    rect(WALL.right - 22, -20, 22, 1120, "#0C141E")
  );
}

/** A glass box hung outside the 103rd floor, with whoever dares. */
function ledge(scene: Scene): Art {
  const { variant } = scene;
  const { top, floor, out } = LEDGE;
  const steel = "#2B4552";
  const daring: readonly PoseName[] = ["photo", "lift", "point", "relaxed"];
  const one = person(somebody(variant * 3 + 5), { x: 500, y: floor - 8, height: 232, pose: pick(daring, variant) });
  const two = variant % 2 ? person(somebody(variant + 9), { x: 428, y: floor - 8, height: 150, pose: "wave" }) : "";
  const glass = poly(
    `${WALL.right} ${top} ${out} ${top} ${out} ${floor} ${WALL.right} ${floor}`,
    lit("#DDF3EE"),
    'fill-opacity=".26"',
  );
  const glare =
    poly(`400 ${floor} 450 ${floor} 560 ${top} 510 ${top}`, lit("#FFFFFF"), 'fill-opacity=".22"') +
    poly(`470 ${floor} 486 ${floor} 596 ${top} 580 ${top}`, lit("#FFFFFF"), 'fill-opacity=".22"');
  return (
    glass +
    rect(WALL.right - 6, top - 14, out - WALL.right + 16, 18, steel) +
    two +
    one +
    glare +
    rect(WALL.right - 6, floor - 8, out - WALL.right + 14, 10, lit("#EAF7F1")) +
    stroke(`M${out} ${top}V${floor}`, lit("#EAF7F1"), 7) +
    rect(WALL.right - 6, floor + 2, 60, 12, steel) +
    path(`M${WALL.right} ${floor + 14}H${WALL.right + 46}L${WALL.right} ${floor + 70}Z`, steel)
  );
}

/** Roofs far below, smaller towards the lake. */
function cityBelow(scene: Scene): Art {
  const { palette, random, evening } = scene;
  const glow = evening ? { ink: lit("#F9C877"), share: 0.3, size: 5 } : undefined;
  return (
    water(scene, { top: 690, bottom: 800, x: 690, reach: 0.7 }) +
    skyline(scene, {
      base: 800,
      height: 120,
      from: 330,
      row: "trump 700 170, aon 790 150, crain 620 100, hancock 480 190",
    }) +
    filler({ from: 330, to: 880, base: 900, low: 60, high: 150, inks: palette.mid, width: [40, 40] }, random(6), glow) +
    filler(
      { from: 330, to: 880, base: 1100, low: 110, high: 240, inks: palette.near, width: [60, 60] },
      random(7),
      glow,
    )
  );
}

/** The Skydeck's glass ledge on the side of the black tower. */
export function skydeck(scene: Scene): Art {
  return (
    backdrop(scene, {
      horizon: 700,
      sun: [690, 470, 190],
      clouds: [
        [640, 150, 260],
        [760, 250, 170],
        [520, 280, 140],
      ],
    }) +
    birds(
      [
        [690, 250, 24],
        [750, 300, 18],
      ],
      scene.palette.ink,
    ) +
    cityBelow(scene) +
    tower(scene) +
    ledge(scene)
  );
}
