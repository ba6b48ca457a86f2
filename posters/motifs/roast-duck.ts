import {
  type Art,
  at,
  blob,
  box,
  circle,
  clipped,
  each,
  ellipse,
  limb,
  path,
  poly,
  rect,
  repeat,
  stroke,
  tube,
} from "../engine";
import { silhouette, somebody } from "../looks";
import { lit } from "../palettes";
import { person } from "../people";
import { type Scene, underLamps } from "../scene";

const duck = (x: number, y: number, k: number): Art =>
  at(
    x,
    y,
    stroke("M0 -280V-190", "#C9D3CC", 10) +
      path("M-26 -290a26 26 0 1 1 52 0", "none", 'stroke="#C9D3CC" stroke-width="10"') +
      tube("0 -200 22 -8 -130 26 0 -70 34", "#A84A22") +
      blob("0 -90 80 -50 120 60 110 190 60 270 0 290 -60 270 -110 190 -120 60 -80 -50", "#B5521F") +
      blob("20 -88 80 -50 120 60 110 190 60 270 20 286 76 150", "#7E3218") +
      blob("-70 0 -30 -40 -20 60 -40 160 -76 150", "#E08A3C") +
      limb("-90 190 34 -96 290 20 -90 340 14", "#B5521F") +
      limb("90 190 34 96 290 20 90 340 14", "#8E3A1A") +
      limb("-110 40 24 -150 120 18 -126 190 12", "#A84A22") +
      limb("110 40 24 150 120 18 126 190 12", "#7E3218") +
      circle(-90, 346, 13, "#F3E3C0") +
      circle(90, 346, 13, "#F3E3C0"),
    k,
  );

/** Roast ducks hanging in a lit window. */
export function roastDuck(scene: Scene): Art {
  const { variant, evening } = scene;
  const glow = lit(evening ? "#F7B95A" : "#F9D79A");
  const red = "#C8302F";
  const lanterns = each(
    [90, 766] as const,
    (x) =>
      ellipse(x, 470, 70, 62, evening ? lit("#F4644C") : "#D8472F") +
      each([0.3, 0.66] as const, (q) => ellipse(x, 470, 70 * q, 60, "none", 'stroke="#F0B13C" stroke-width="4"')) +
      rect(x - 30, 402, 60, 13, "#F0B13C") +
      rect(x - 30, 526, 60, 13, "#F0B13C") +
      rect(x - 3, 538, 6, 44, "#F0B13C"),
  );
  const cutter = person(
    { ...somebody(variant + 4), top: "#FFF6E6", style: "beanie", hair: "#FFF6E6", bag: undefined, dress: false },
    { x: 428, y: 1180, height: 640, pose: { arms: [40, 84, 60, 110], legs: [4, 0, -4, 0], lean: 2 } },
  );
  return (
    underLamps(
      rect(-20, -20, 900, 1120, "#2F6A5C") +
        repeat(12, (r) =>
          repeat(9, (c) => rect(-10 + c * 104, r * 98, 98, 92, (r + c) % 2 ? "#2A6054" : "#357466", 'rx="4"')),
        ) +
        rect(120, 200, 616, 700, red) +
        rect(146, 226, 564, 650, glow) +
        rect(146, 226, 564, 26, "#8E2230") +
        repeat(12, (i) => stroke(`M${170 + i * 48} 252v14`, "#C9D3CC", 6)) +
        clipped(box(146, 226, 564, 650), circle(428, 560, 250, lit("#FFE9BC"), 'fill-opacity=".6"') + cutter) +
        duck(262, 560, 0.78) +
        duck(428, 580, 0.86) +
        duck(594, 560, 0.78) +
        rect(120, 860, 616, 60, red) +
        rect(120, 860, 616, 12, "#F0B13C") +
        repeat(9, (i) => circle(180 + i * 62, 894, 15, "#F0B13C")) +
        rect(-20, 60, 900, 110, red) +
        rect(-20, 160, 900, 16, "#F0B13C") +
        repeat(
          5,
          (i) =>
            poly(`${100 + i * 164} 110 ${150 + i * 164} 76 ${200 + i * 164} 110 ${150 + i * 164} 144`, "#FBEBCB") +
            poly(`${126 + i * 164} 110 ${150 + i * 164} 94 ${174 + i * 164} 110 ${150 + i * 164} 126`, red),
        ) +
        lanterns +
        rect(-20, 940, 900, 170, "#5A4A4C") +
        rect(-20, 940, 900, 14, "#C9A27A"),
      scene,
      0.4,
    ) +
    person(silhouette(scene.palette.ink, somebody(8)), { x: 170, y: 1090, height: 360, pose: "point" }) +
    person(silhouette(scene.palette.ink, somebody(2)), { x: 690, y: 1090, height: 340, pose: "photo", left: true })
  );
}
