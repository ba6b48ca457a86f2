import { type Art, circle, path, pick, poly, rect, repeat, round } from "../engine";
import { silhouette, somebody } from "../looks";
import { lit, mix } from "../palettes";
import { person } from "../people";
import { type Scene, underLamps } from "../scene";

const SETS = [
  ["#7FC0B4", "#F0D48A", "#3F8A8A", "#FBEBCB", "#C98A3C"],
  ["#F0B13C", "#FBE3A8", "#C8602F", "#FFF3DC", "#8E3A2C"],
  ["#8FA0D0", "#F2C8D0", "#5A5F9A", "#FBEBF0", "#C9805A"],
] as const;

/** A stained-glass dome seen from below, ring within ring. */
export function artDome(scene: Scene): Art {
  const { variant, time, palette } = scene;
  const [a, b, c, d, rib] = pick(SETS, variant);
  const [cx, cy] = [428, 480];
  const petal = (n: number, inner: number, outer: number, inks: readonly string[], offset = 0): Art =>
    repeat(n, (i) => {
      const [t0, t1, tm] = [i, i + 1, i + 0.5].map((k) => ((k + offset) / n) * Math.PI * 2) as [number, number, number];
      const p = (r: number, t: number): string => `${round(cx + r * Math.cos(t))} ${round(cy + r * Math.sin(t))}`;
      return path(
        `M${p(inner, t0)}L${p(outer * 0.94, t0)}Q${p(outer * 1.08, tm)} ${p(outer * 0.94, t1)}L${p(inner, t1)}Z`,
        pick(inks, i),
        `stroke="${rib}" stroke-width="${outer > 300 ? 7 : 4}"`,
      );
    });
  const wall = pick(["#E9D3A6", "#C9906A", "#B5A0B8"], variant);
  const bulbs = repeat(32, (i) =>
    circle(
      cx + 446 * Math.cos(i * 0.19635),
      cy + 446 * Math.sin(i * 0.19635),
      9,
      scene.evening ? lit("#FFE9B0") : "#FFF3D0",
    ),
  );
  const glow = pick(palette.disc, 2);
  const people =
    person(silhouette("#2A1F2E", somebody(3)), { x: 340, y: 1090, height: 220, pose: "point" }) +
    person(silhouette("#2A1F2E", somebody(5)), { x: 460, y: 1090, height: 230, pose: "photo", left: true }) +
    (variant % 2 ? person(silhouette("#2A1F2E", somebody(8)), { x: 590, y: 1090, height: 160, pose: "lift" }) : "");
  const dome =
    rect(-20, -20, 900, 1120, wall) +
    repeat(8, (i) => {
      const t = i * 0.785 + 0.39;
      return poly(
        [
          [cx + 470 * Math.cos(t - 0.12), cy + 470 * Math.sin(t - 0.12)],
          [cx + 900 * Math.cos(t - 0.2), cy + 900 * Math.sin(t - 0.2)],
          [cx + 900 * Math.cos(t + 0.2), cy + 900 * Math.sin(t + 0.2)],
          [cx + 470 * Math.cos(t + 0.12), cy + 470 * Math.sin(t + 0.12)],
        ],
        mix(wall, "#5A3A2E", 0.24),
      );
    }) +
    circle(cx, cy, 480, mix(wall, "#5A3A2E", 0.4)) +
    circle(cx, cy, 462, "#F7E6BE") +
    bulbs +
    circle(cx, cy, 430, rib) +
    petal(24, 330, 420, [a, b, a, c]) +
    petal(24, 250, 330, [b, d, c, d], 0.5) +
    petal(16, 170, 250, [c, a, d, a]) +
    petal(16, 100, 170, [d, b, a, b], 0.5) +
    circle(cx, cy, 100, rib) +
    circle(cx, cy, 92, glow) +
    petal(8, 30, 84, [b, d]) +
    circle(cx, cy, 30, time === "dusk" ? "#E8693A" : c) +
    path("M-20 1010Q428 930 880 1010V1100H-20Z", mix(wall, "#3A2430", 0.5)) +
    people;
  return underLamps(dome, scene, 0.3);
}
