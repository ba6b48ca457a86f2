import { filler, skyline } from "../city";
import { type Art, at, each, ellipse, lens, line, path, pick, rect, repeat, stroke } from "../engine";
import { somebody } from "../looks";
import { lit, mix } from "../palettes";
import { crowd, person } from "../people";
import type { Scene } from "../scene";
import { tree, water } from "../scenery";
import { backdrop } from "../sky";

/** A kayak from the side with its paddler. */
function kayak(x: number, y: number, k: number, hull: string, n: number, { palette }: Scene, flip = false): Art {
  const paddler = person(
    { ...somebody(n), dress: false, bag: undefined, top: "#F0B13C" },
    { x: -6, y: -14, height: 190, pose: "paddle", by: "hip" },
  );
  const paddle =
    stroke("M-96 -150L140 -34", "#5A3A2E", 8) +
    ellipse(-116, -160, 34, 15, "#FBEBCB", 'transform="rotate(26 -116 -160)"') +
    ellipse(160, -24, 34, 15, "#FBEBCB", 'transform="rotate(26 160 -24)"');
  const boat =
    path("M-230 -34Q-120 -50 0 -46Q120 -50 230 -38Q170 14 60 18H-60Q-170 14 -230 -34Z", hull) +
    path("M-230 -34Q-120 -20 0 -18Q120 -20 230 -38Q170 14 60 18H-60Q-170 14 -230 -34Z", mix(hull, "#2A1F3D", 0.3)) +
    ellipse(0, -42, 62, 10, palette.ink);
  const wake = lens(0, 22, 520, 8, palette.glint[2]) + lens(40, 38, 420, 7, palette.water[1]);
  return at(x, y, wake + paddler + boat + paddle, flip ? -k : k, k);
}

/** Kayaks on the river between its towers and bridges. */
export function kayaks(scene: Scene): Art {
  const { palette, variant, evening, random } = scene;
  const glow = evening
    ? { ink: lit("#F9C877"), share: 0.3, size: 7 }
    : { ink: lit(mix(palette.near[0], palette.paper, 0.3)), share: 0.2, size: 7 };
  const bridge =
    path("M-20 566H880V604H-20Z", "#A8402F") +
    rect(-20, 560, 900, 9, "#E0694A") +
    repeat(16, (i) => line(`M${-20 + i * 60} 600L${10 + i * 60} 570L${40 + i * 60} 600`, "#6A2A2C", 6)) +
    path("M-20 604Q200 612 300 690H250Q180 640 -20 636ZM880 604Q660 612 560 690H610Q680 640 880 636Z", "#8E2F2C") +
    each(
      [100, 700] as const,
      (x) =>
        rect(x, 470, 70, 96, "#F2D9A6") +
        rect(x + 46, 470, 24, 96, "#B98F6B") +
        path(`M${x - 8} 472Q${x + 35} 400 ${x + 78} 472Z`, "#2F5D5A") +
        rect(x + 14, 500, 18, 40, evening ? lit("#F9C25B") : "#6B4A4E"),
    ) +
    crowd({ from: 190, to: 680, y: 562, height: 44, count: 9, seed: random(3), ink: palette.ink });
  const dock =
    path("M-20 900H300L240 960H-20Z", "#B98A5E") +
    path("M-20 960H240V986H-20Z", "#7A5038") +
    repeat(6, (i) => line(`M${i * 50} 900L${i * 42 - 10} 960`, "#8E6444", 3));
  const rack = repeat(4, (i) =>
    path(
      `M20 ${830 - i * 34}Q150 ${806 - i * 34} 300 ${828 - i * 34}Q160 ${856 - i * 34} 20 ${830 - i * 34}Z`,
      pick(["#D8472F", "#F0B13C", "#2F8A8A", "#E8799A"], i),
    ),
  );
  return (
    backdrop(scene, {
      horizon: 600,
      sun: [428, 430, 180],
      clouds: [
        [290, 150, 200],
        [570, 210, 160],
      ],
    }) +
    skyline(scene, {
      base: 640,
      height: 360,
      from: 230,
      to: 640,
      row: "trump 430 520, setback 540 430, marina 320 420",
    }) +
    filler(
      { from: -20, to: 250, base: 700, low: 420, high: 640, inks: palette.near, width: [90, 60] },
      random(5),
      glow,
    ) +
    filler(
      { from: 610, to: 900, base: 700, low: 400, high: 660, inks: palette.near, width: [90, 60] },
      random(6),
      glow,
    ) +
    bridge +
    rect(-20, 640, 900, 60, "#8A6A5C") +
    rect(-20, 640, 900, 12, "#C9A27A") +
    each([150, 720] as const, (x) => tree(scene, x, 648, 34, 14)) +
    water(scene, { top: 690, x: 428 }) +
    kayak(variant % 2 ? 640 : 560, 790, 0.72, "#2F8A8A", 14, scene, true) +
    (variant % 2 ? dock + rack : kayak(210, 850, 0.8, "#F0B13C", 8, scene)) +
    kayak(variant % 2 ? 480 : 470, 1000, 1.34, "#D8472F", 3, scene, variant % 2 === 0)
  );
}
