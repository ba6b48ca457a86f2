import { filler } from "../city";
import { type Art, circle, each, ellipse, group, line, path, pick, rect, repeat, stroke } from "../engine";
import { silhouette, somebody } from "../looks";
import { lit, mix } from "../palettes";
import { crowd, person } from "../people";
import type { Scene } from "../scene";
import { glints } from "../scenery";
import { backdrop } from "../sky";

/** A corner bar in the evening: green door, neon, lanterns. */
export function pub(scene: Scene): Art {
  const { variant, palette, evening, random } = scene;
  const kind = variant % 4;
  const walls = [
    ["#9A4A38", "#6E302E"],
    ["#3F5A6A", "#2A3F50"],
    ["#B5764A", "#80502F"],
    ["#5A3F5A", "#3C2A44"],
  ] as const;
  const [wall, dark] = pick(walls, kind);
  const glow = lit(evening ? "#F9C25B" : "#F2D08A");
  const door = pick(["#24304A", "#8E2A2C", "#2F8A5A", "#C8502F"], kind);
  const shade = pick([lit("#F4644C"), lit("#7FE0CF"), lit("#F0B13C"), lit("#F08AC0")], kind);
  const neon = (d: string, ink: string): Art =>
    line(
      d,
      mix(ink.slice(0, 7), wall, 0.55),
      26,
      'stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".6"',
    ) +
    stroke(d, ink, 11) +
    stroke(d, lit("#FFF8EC"), 3.4);
  const signs = [
    neon("M560 230H720V300Q720 350 640 360Q560 350 560 300ZM600 270H680M640 250V340", shade),
    neon("M540 270Q600 190 690 240L750 200V320L690 280Q600 340 540 270Z", shade) +
      neon("M580 262h1", lit("#F0B13C")) +
      neon("M590 360H690L640 430V480M610 484H670", lit("#F08AC0")),
    neon("M610 200a50 50 0 1 1 60 0V260H610ZM600 290H680M610 320H670", shade),
    neon("M600 470V320Q600 290 620 280V220H660V280Q680 290 680 320V470ZM600 370H680", shade) +
      neon("M540 480Q500 420 520 360L540 390L560 360Q590 420 550 480Z", lit("#7FE0CF")),
  ] as const;
  const lean = kind === 2 ? 'transform="rotate(-4 300 900)"' : "";
  const bottles = repeat(
    9,
    (i) =>
      rect(
        500 + i * 30,
        690 - (i % 3) * 14,
        18,
        90 + (i % 3) * 14,
        pick(["#3F7A4C", "#C98A3C", "#8E2A3C", "#DDEBE6"], i),
        'rx="6"',
      ) + rect(505 + i * 30, 664 - (i % 3) * 14, 8, 30, "#2A2430"),
  );
  const pane =
    rect(470, 560, 320, 300, glow) +
    rect(470, 776, 320, 14, "#8A5030") +
    bottles +
    repeat(3, (i) => ellipse(530 + i * 100, 600, 30, 16, "#2F6A5C") + rect(528 + i * 100, 560, 4, 30, "#2A2430")) +
    (kind % 2 ? person(silhouette("#3A2030", somebody(4)), { x: 560, y: 1010, height: 300, pose: "relaxed" }) : "") +
    rect(470, 790, 320, 70, mix(dark, "#2A1A20", 0.3)) +
    rect(460, 546, 340, 18, "#EBD3A6") +
    rect(624, 560, 10, 230, dark);
  const doorway = group(
    rect(170, 520, 220, 420, "#EBD3A6") +
      rect(190, 540, 180, 400, door) +
      rect(310, 540, 60, 400, mix(door, "#12101C", 0.36)) +
      rect(214, 570, 132, 150, glow) +
      rect(276, 570, 8, 150, door) +
      rect(214, 750, 132, 150, mix(door, "#12101C", 0.2)) +
      circle(352, 760, 10, "#F0B13C") +
      path("M150 520H410L390 480H170Z", "#EBD3A6"),
    lean,
  );
  const lamps = each(
    [130, 430] as const,
    (x) =>
      circle(x, 500, 70, lit("#F9C877"), 'fill-opacity=".24"') +
      path(`M${x - 26} 470H${x + 26}L${x + 18} 540H${x - 18}Z`, lit("#FFE6A8")) +
      path(`M${x - 34} 472L${x} 436L${x + 34} 472Z`, "#2A2430") +
      rect(x - 22, 538, 44, 10, "#2A2430") +
      rect(x - 3, 410, 6, 30, "#2A2430"),
  );
  const bricks = repeat(26, (r) =>
    repeat(9, (c) =>
      (r * 7 + c * 5) % 3 === 0
        ? rect(-10 + c * 106 + (r % 2) * 53, 140 + r * 34, 96, 28, dark, 'rx="2" fill-opacity=".55"')
        : "",
    ),
  );
  const upper = repeat(
    4,
    (i) =>
      path(`M${50 + i * 120} 400V280a32 34 0 0 1 64 0V400Z`, i % 3 === 1 && evening ? glow : "#2B3A4A") +
      rect(44 + i * 120, 400, 76, 12, "#EBD3A6"),
  );
  return (
    backdrop(scene, { horizon: 500, sun: [700, 120, 110], clouds: [[200, 70, 220]] }) +
    filler({ from: -20, to: 880, base: 300, low: 60, high: 180, inks: palette.mid, width: [50, 40] }, random(4)) +
    rect(-20, 150, 880, 800, wall) +
    bricks +
    rect(-20, 138, 890, 24, "#EBD3A6") +
    rect(-20, 160, 890, 8, dark) +
    upper +
    rect(-20, 440, 900, 36, mix(door, "#12101C", 0.2)) +
    rect(-20, 440, 900, 8, "#F0B13C") +
    pane +
    doorway +
    lamps +
    pick(signs, kind) +
    rect(-20, 936, 900, 24, "#8A7A70") +
    rect(-20, 958, 900, 150, palette.near[1]) +
    glints(630, [970, 1080], [200, 340], glow, random(6), 9, [3, 6]) +
    glints(280, [970, 1080], [120, 240], shade, random(7), 8, [3, 6]) +
    crowd({ from: 30, to: 200, y: 956, height: 210, count: 1, seed: random(8) }) +
    person(somebody(variant * 3 + 4), { x: 420, y: 966, height: 230, pose: "relaxed" }) +
    person(somebody(variant * 3 + 9), { x: 800, y: 970, height: 240, pose: "stroll", left: true })
  );
}
