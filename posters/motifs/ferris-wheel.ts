import { skyline } from "../city";
import { type Art, circle, each, line, path, pick, poly, rect, repeat, ring, round } from "../engine";
import { lit } from "../palettes";
import { crowd } from "../people";
import type { Scene } from "../scene";
import { lamp, water } from "../scenery";
import { backdrop } from "../sky";

const HUB: readonly [number, number] = [428, 430];
const RIM = 296;
const CABINS = 20;

const around = (share: number, radius: number): [number, number] => {
  const angle = share * Math.PI * 2;
  return [HUB[0] + radius * Math.cos(angle), HUB[1] + radius * Math.sin(angle)];
};

function spokes(ink: string): Art {
  const [cx, cy] = HUB;
  return repeat(CABINS, (i) => {
    const [x, y] = around(i / CABINS, RIM).map(round);
    const inner = around((i + 0.5) / CABINS, RIM - 30).map(round);
    const next = around((i + 1) / CABINS, RIM).map(round);
    return line(`M${cx} ${cy}L${x} ${y}M${x} ${y}L${inner.join(" ")}L${next.join(" ")}`, ink, 4);
  });
}

function cabins({ palette, evening }: Scene, ink: string): Art {
  const glow = evening ? [lit("#FFE6B5"), lit("#F7B14C")] : [palette.paper, palette.accent];
  return repeat(CABINS, (i) => {
    const [x, y] = around((i + 0.5) / CABINS, RIM + 4).map(round) as [number, number];
    const hull = `M${x - 17} ${y + 4}Q${x - 17} ${y - 8} ${x} ${y - 8}Q${x + 17} ${y - 8} ${x + 17} ${y + 4}L${x + 14} ${y + 28}H${x - 14}Z`;
    return path(hull, ink) + rect(x - 12, y, 24, 12, pick(glow, i), 'rx="3"');
  });
}

function bulbs({ palette, evening }: Scene): Art {
  const ink = evening ? lit("#FFE6B5") : palette.paper;
  return repeat(CABINS, (i) =>
    each([RIM * 0.52, RIM * 0.76, RIM], (radius, k) => circle(...around(i / CABINS, radius), k === 1 ? 4 : 5, ink)),
  );
}

function wheel(scene: Scene): Art {
  const { palette, variant } = scene;
  const [cx, cy] = HUB;
  const ink = scene.time === "day" ? palette.near[1] : palette.ink;
  const legs =
    poly(`${cx - 12} ${cy} ${cx + 12} ${cy} ${cx - 150} 846 ${cx - 186} 846`, ink) +
    poly(`${cx - 12} ${cy} ${cx + 12} ${cy} ${cx + 186} 846 ${cx + 150} 846`, ink) +
    poly(`${cx + 2} ${cy} ${cx + 12} ${cy} ${cx + 186} 846 ${cx + 168} 846`, palette.near[0]);
  const rings = ring(cx, cy, RIM, ink, 11) + ring(cx, cy, RIM - 30, ink, 7) + ring(cx, cy, RIM * 0.52, ink, 5);
  const hub =
    circle(cx, cy, 40, ink) +
    circle(cx, cy, 27, variant % 2 ? palette.second : palette.accent) +
    circle(cx, cy, 12, ink);
  return spokes(ink) + rings + legs + rect(cx - 118, 700, 236, 14, ink) + hub + cabins(scene, ink) + bulbs(scene);
}

function pier(scene: Scene): Art {
  const { palette, evening, variant } = scene;
  const awning = variant % 2 ? "#2F8A8A" : "#A8364F";
  const stripe = (i: number): Art =>
    poly(
      `${266 + i * 72} 748 ${302 + i * 72} 748 ${236 + (i * 2 + 1) * 42.6} 780 ${236 + i * 2 * 42.6} 780`,
      "#FFE6B5",
    );
  const doors = repeat(7, (i) => rect(270 + i * 48, 794, 28, 36, evening ? lit("#F7B14C") : palette.near[0]));
  return (
    rect(-20, 840, 900, 46, palette.ink) +
    rect(-20, 836, 900, 8, palette.near[0]) +
    rect(250, 776, 356, 66, palette.ink) +
    path("M236 780H620L590 748H266Z", awning) +
    repeat(5, stripe) +
    doors +
    each([40, 120, 190, 668, 742, 816], (x) => lamp(scene, x, 838, 76)) +
    crowd({ from: 60, to: 210, y: 838, height: 50, count: 4, seed: scene.random(5), ink: palette.ink }) +
    crowd({ from: 650, to: 820, y: 838, height: 50, count: 5, seed: scene.random(6), ink: palette.ink })
  );
}

/** The Centennial Wheel of Navy Pier in front of the low sun. */
export function ferrisWheel(scene: Scene): Art {
  const { palette, variant } = scene;
  const piles = repeat(14, (i) => rect(i * 66 - 4, 884, 13, 30, palette.ink));
  return (
    backdrop(scene, {
      horizon: 800,
      arch: 40,
      sun: [428, 600, 330],
      clouds: [
        [690, 130, 240],
        [140, 200, 220],
        [730, 500, 260],
      ],
    }) +
    skyline(scene, {
      base: 846,
      height: 200,
      row:
        variant % 2
          ? "aon 60 220, prudential 150 190, trump 730 230, regis 812 200"
          : "willis 70 230, boardOfTrade 150 150, aon 222 190, hancock 790 240",
    }) +
    wheel(scene) +
    pier(scene) +
    water(scene, { top: 884, reach: 1.3 }) +
    piles +
    rect(-20, 884, 900, 10, palette.ink)
  );
}
