import { skyline } from "../city";
import { type Art, at, blob, circle, ellipse, limb, path, pick, poly, rect, repeat, stroke, tube } from "../engine";
import { crowd } from "../people";
import type { Scene } from "../scene";
import { water } from "../scenery";
import { backdrop } from "../sky";

function dog(x: number, y: number, k: number, coat: string, dark: string): Art {
  return at(
    x,
    y,
    tube("-150 -120 10 -200 -170 12 -230 -160 4", coat) +
      limb("-110 -110 30 -170 -60 17 -190 -10 11 -176 6 10", dark) +
      limb("90 -110 28 150 -60 16 200 -40 11 222 -34 9", dark) +
      limb("-120 -130 46 0 -140 52 90 -140 50", coat) +
      limb("-100 -110 32 -130 -50 19 -200 -34 12 -222 -20 10", coat) +
      limb("100 -116 30 120 -50 17 170 -8 11 188 4 9", coat) +
      limb("110 -160 36 170 -220 32", coat) +
      blob("150 -270 210 -276 244 -246 300 -226 300 -204 240 -196 180 -190 140 -220", coat) +
      blob("150 -262 176 -266 170 -214 140 -196 128 -216", dark) +
      circle(298, -218, 11, "#2A1F2E") +
      circle(216, -246, 6, "#2A1F2E") +
      path("M250 -198q26 4 30 26q-18 6-30-26Z", "#E2576A") +
      rect(146, -214, 16, 52, "#D8472F", 'rx="7" transform="rotate(40 150 -190)"'),
    k,
  );
}

const chair = (x: number, y: number, ink: string, dark: string): Art =>
  poly(`${x} ${y} ${x + 20} ${y} ${x - 40} ${y - 190} ${x - 60} ${y - 190}`, dark) +
  poly(`${x - 60} ${y - 196} ${x - 20} ${y - 196} ${x + 30} ${y - 60} ${x - 10} ${y - 50}`, ink) +
  poly(`${x - 14} ${y - 70} ${x + 130} ${y - 60} ${x + 126} ${y - 40} ${x - 8} ${y - 44}`, ink) +
  poly(`${x + 110} ${y - 46} ${x + 124} ${y - 46} ${x + 90} ${y} ${x + 74} ${y}`, dark) +
  rect(x - 20, y - 104, 130, 14, dark, 'rx="6"');

const guardChair = (ink: string): Art =>
  stroke("M260 980L330 560M520 980L450 560M290 800H490M275 890H505M310 690H470", "#FBF0D8", 20) +
  rect(300, 540, 180, 24, "#FBF0D8") +
  rect(310, 440, 26, 110, "#FBF0D8") +
  rect(444, 440, 26, 110, "#FBF0D8") +
  rect(310, 440, 160, 22, "#FBF0D8") +
  path("M230 400Q390 260 550 400Z", ink) +
  path("M390 330Q480 340 550 400H440Q430 360 390 330Z", "#8E2A2C") +
  rect(386, 330, 9, 120, "#5A3A2E") +
  circle(520, 640, 44, "none", `stroke="${ink}" stroke-width="20"`) +
  circle(520, 640, 44, "none", 'stroke="#FBF0D8" stroke-width="20" stroke-dasharray="34 35"');

const plover = (x: number, y: number, k: number): Art =>
  at(
    x,
    y,
    stroke("M-10 0V-60M24 0V-60M-10 0h-22M24 0h-22", "#E8893A", 7) +
      blob("-130 -110 -60 -160 40 -160 90 -120 60 -70 -20 -56 -90 -76", "#E8D3A8") +
      blob("-130 -112 -60 -158 10 -150 -10 -110 -70 -96", "#B99A74") +
      circle(84, -168, 44, "#E8D3A8") +
      path("M46 -190A46 46 0 0 1 124 -190L96 -184Z", "#B99A74") +
      path("M44 -134q40 26 82 2l-6 18q-40 16-72-4Z", "#2A1F2E") +
      rect(70, -204, 40, 12, "#2A1F2E", 'rx="5"') +
      poly("124 -176 164 -166 124 -158", "#E8893A") +
      circle(98, -172, 7, "#2A1F2E"),
    k,
  );

/** The beach with a dog, two chairs, the lifeguard's post, a plover or bathers below the towers. */
export function beach(scene: Scene): Art {
  const { palette, variant, random } = scene;
  const [sand, light, shade] = palette.ground;
  const kind = variant % 5;
  const umbrella = (x: number, y: number, r: number, ink: string): Art =>
    rect(x - 3, y, 6, r * 1.2, "#5A3A2E") +
    path(`M${x - r} ${y}A${r} ${r * 0.8} 0 0 1 ${x + r} ${y}Z`, ink) +
    path(`M${x - r * 0.33} ${y}A${r * 0.36} ${r * 0.8} 0 0 1 ${x + r * 0.33} ${y}Z`, "#FBF0D8") +
    ellipse(x + r * 0.5, y + r * 1.2, r, r * 0.16, shade);
  const bathers =
    umbrella(190, 780, 110, "#D8472F") +
    umbrella(640, 820, 140, "#F0B13C") +
    umbrella(420, 720, 70, "#2F8A8A") +
    crowd({ from: 40, to: 820, y: 760, height: 96, count: 7, seed: random(4) }) +
    crowd({ from: 80, to: 800, y: 990, height: 180, count: 4, seed: random(5) });
  const scenes = [
    ellipse(400, 950, 300, 22, shade) +
      dog(400, 930, 1.35, "#C98A4A", "#8A5A34") +
      circle(690, 560, 24, "#F0B13C") +
      repeat(6, (i) => path(`M${60 + i * 60} ${1010 - i * 6}q12-14 24 0q-12 10-24 0Z`, shade)),
    ellipse(300, 960, 190, 18, shade) +
      ellipse(590, 960, 190, 18, shade) +
      chair(270, 950, "#D8472F", "#8E2A2C") +
      chair(560, 950, "#2F8A8A", "#1F5A60"),
    ellipse(420, 985, 220, 20, shade) +
      guardChair("#D8472F") +
      path("M560 900Q700 870 830 890Q800 950 720 950H620Q570 940 560 900Z", "#FBF0D8") +
      path("M560 900Q700 880 830 890L824 906Q700 896 566 916Z", "#D8472F"),
    plover(380, 940, 1.5) +
      plover(700, 800, 0.7) +
      repeat(13, (i) =>
        stroke(
          `M${20 + i * 30 + (i > 6 ? 420 : 0)} ${900 - (i % 4) * 10}q${i % 2 ? 10 : -12}-60 ${i % 2 ? 30 : -30}-110`,
          palette.leaf[0],
          6,
        ),
      ),
    bathers,
  ] as const;
  return (
    backdrop(scene, {
      horizon: 560,
      sun: [kind === 1 ? 430 : 620, 470, 210],
      clouds: [
        [220, 160, 290],
        [670, 140, 210],
      ],
    }) +
    skyline(
      scene,
      kind === 4
        ? { base: 600, height: 420, from: -20, to: 430, row: "hancock 170 560, slab 330 420, setback 60 380" }
        : {
            base: 580,
            height: 200,
            from: -20,
            to: 360,
            row: "willis 60 260, hancock 280 260, trump 150 190, aon 220 210",
          },
    ) +
    water(scene, { top: 576, bottom: 800, x: kind === 1 ? 430 : 620 }) +
    path("M-20 720Q200 690 430 740T880 720V1100H-20Z", palette.paper) +
    path("M-20 736Q200 706 430 756T880 736V1100H-20Z", shade) +
    path("M-20 752Q200 722 430 772T880 752V1100H-20Z", sand) +
    path("M-20 880Q300 840 880 900V930Q300 870 -20 910Z", light) +
    pick(scenes, kind)
  );
}
