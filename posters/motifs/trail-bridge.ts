import { skyline } from "../city";
import { type Art, blob, circle, each, line, path, pick, poly, rect, repeat } from "../engine";
import { somebody } from "../looks";
import { lit, mix } from "../palettes";
import { crowd, person } from "../people";
import type { Scene } from "../scene";
import { tree } from "../scenery";
import { backdrop } from "../sky";
import { bicycle } from "./cyclist";

/** The 606: a steel arch carrying the trail over a neighbourhood street. */
export function trailBridge(scene: Scene): Art {
  const { palette, variant, evening, random } = scene;
  const steel = pick(["#2F6E9A", "#C8502F", "#3F7A5C"], variant);
  const dark = mix(steel, "#1B1B33", 0.45);
  const house = (x: number, w: number, top: number, wall: string, seed: number): Art => {
    const roll = random(seed);
    return (
      rect(x, top, w, 1000 - top, wall) +
      rect(x + w * 0.72, top, w * 0.28, 1000 - top, mix(wall, "#2A1F3D", 0.3)) +
      rect(x - 6, top - 14, w + 12, 18, "#EBD3A6") +
      repeat(3, (r) =>
        repeat(
          3,
          (c) =>
            rect(
              x + w * (0.1 + c * 0.29),
              top + 40 + r * 130,
              w * 0.18,
              74,
              evening && roll() < 0.6 ? lit("#F6C66A") : "#34495A",
            ) + rect(x + w * (0.08 + c * 0.29), top + 112 + r * 130, w * 0.22, 8, "#EBD3A6"),
        ),
      )
    );
  };
  const arch =
    path("M90 640Q428 300 766 640H736Q428 336 120 640Z", steel) +
    path("M110 660Q428 340 746 660H720Q428 372 136 660Z", dark) +
    repeat(10, (i) => {
      const x = 172 + i * 57;
      const t = (x - 428) / 338;
      return rect(x - 4, 470 + t * t * 170, 8, 190 - t * t * 170, dark);
    });
  const art =
    variant % 2
      ? each(["#F0B13C", "#E2476A", "#7FE0CF", "#FBEBCB"] as const, (ink, i) =>
          blob(
            `${110 + i * 170} 720 ${150 + i * 170} 704 ${210 + i * 170} 716 ${230 + i * 170} 744 ${160 + i * 170} 750`,
            ink,
          ),
        )
      : "";
  const riders =
    bicycle(300, 650, 0.62, somebody(3), "#D8472F", undefined, palette.ink) +
    bicycle(560, 650, 0.58, somebody(variant + 9), "#F0B13C", undefined, palette.ink);
  const lights = evening
    ? each(
        [346, 604] as const,
        (x) =>
          circle(x, 580, 13, lit("#FFF1C0")) +
          poly(`${x} 574 ${x + 110} 560 ${x + 110} 630 ${x} 588`, lit("#FFE9B0"), 'fill-opacity=".35"'),
      )
    : "";
  return (
    backdrop(scene, {
      horizon: 640,
      sun: [428, 420, 220],
      clouds: [
        [190, 150, 260],
        [680, 190, 220],
      ],
    }) +
    skyline(scene, { base: 720, height: 250, row: "willis 480 400, hancock 360 330, trump 560 260" }) +
    house(-30, 230, 420, "#B5563A", 3) +
    house(660, 240, 380, "#C9905A", 4) +
    each([210, 650] as const, (x) => tree(scene, x, 700, 60, 40)) +
    arch +
    rect(-20, 650, 900, 40, steel) +
    rect(-20, 650, 900, 9, "#FBEBCB", 'fill-opacity=".6"') +
    rect(-20, 690, 900, 74, "#C9A27A") +
    rect(-20, 690, 900, 12, dark) +
    rect(-20, 756, 900, 12, dark) +
    art +
    riders +
    lights +
    person(somebody(17), { x: 110, y: 652, height: 128, pose: "run" }) +
    person(somebody(22), { x: 720, y: 652, height: 124, pose: "stroll", left: true }) +
    repeat(31, (i) => rect(-12 + i * 29, 610, 5, 44, dark)) +
    rect(-20, 606, 900, 7, dark) +
    rect(-20, 768, 120, 330, "#8A6A5C") +
    rect(760, 768, 120, 330, "#8A6A5C") +
    rect(60, 768, 40, 330, "#5E4A4C") +
    poly("100 1000 760 1000 880 1100 -20 1100", palette.near[1]) +
    rect(100, 768, 660, 240, palette.mid[1]) +
    each([190, 330, 470, 610] as const, (x, i) => rect(x, 820 - (i % 2) * 30, 90, 190 + (i % 2) * 30, palette.mid[0])) +
    line("M428 1008V1100", palette.paper, 8, 'stroke-dasharray="26 18"') +
    tree(scene, 180, 1010, 50, 40) +
    tree(scene, 690, 1010, 56, 40) +
    crowd({ from: 220, to: 640, y: 1030, height: 90, count: 4, seed: random(8) })
  );
}
