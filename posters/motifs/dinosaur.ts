import {
  type Art,
  at,
  blob,
  circle,
  each,
  ellipse,
  limb,
  path,
  pick,
  poly,
  rect,
  repeat,
  stroke,
  tube,
} from "../engine";
import { lit, mix } from "../palettes";
import { crowd } from "../people";
import { type Scene, underLamps } from "../scene";

const BONE = { lit: "#FBEBC8", shade: "#D9B98A", dark: "#8E6A54" };

/** T. rex, all bones: skull, ribs, tail and those arms. */
function rex(): Art {
  const bone = (list: string): Art => limb(list, BONE.lit);
  const spine =
    tube("300 420 20 380 430 24 470 470 30 580 500 26 680 560 18 780 660 10 850 760 5", BONE.shade) +
    tube("300 420 12 380 430 15 470 470 18 580 500 15 680 560 10 780 660 6 850 760 3", BONE.lit);
  const vertebrae = repeat(17, (i) =>
    circle(
      300 + i * 32,
      414 + i * i * 0.55 + (i > 10 ? (i - 10) ** 2 * 2.2 : i * 4),
      15 - i * 0.55,
      i % 2 ? BONE.lit : BONE.shade,
    ),
  );
  const ribs = repeat(7, (i) =>
    stroke(
      `M${380 + i * 30} ${440 + i * 9}Q${350 + i * 34} ${540 + i * 8} ${400 + i * 32} ${600 - Math.abs(3 - i) * 8}`,
      i % 2 ? BONE.lit : BONE.shade,
      11,
    ),
  );
  const far = limb("540 540 20 480 650 15 530 760 11 500 850 9", BONE.shade) + limb("500 850 9 440 866 7", BONE.shade);
  const near =
    bone("570 540 26 640 660 19 560 780 14 600 880 11") +
    bone("600 880 11 520 896 8") +
    bone("596 880 9 540 874 6") +
    bone("600 880 8 650 900 6");
  const arms = bone("400 560 10 360 610 8 380 650 6") + stroke("M380 650l-16 20M380 650l6 24", BONE.lit, 6);
  const hip = blob("540 480 620 500 640 560 590 600 540 580 520 530", BONE.lit) + ellipse(580, 546, 20, 24, BONE.dark);
  return far + spine + vertebrae + ribs + hip + near + arms + skull();
}

function skull(): Art {
  const teeth = (x0: number, y0: number, n: number, dx: number, dy: number, up: boolean): Art =>
    repeat(n, (i) =>
      poly(
        `${x0 + i * dx - 8} ${y0 + i * dy} ${x0 + i * dx + 8} ${y0 + i * dy} ${x0 + i * dx} ${y0 + i * dy + (up ? -24 : 30) + (i % 3) * 4}`,
        "#FFF8E6",
      ),
    );
  return (
    blob("330 380 250 366 160 384 96 430 90 470 150 486 240 480 300 490 340 460 350 420", BONE.lit, 0.4) +
    blob("336 400 340 450 300 488 240 478 150 484 96 470 100 456 170 462 250 452 300 440", BONE.shade, 0.4) +
    ellipse(276, 410, 25, 22, BONE.dark) +
    blob("180 412 226 404 232 436 190 446", BONE.dark) +
    ellipse(128, 430, 13, 9, BONE.dark) +
    blob("300 436 328 424 326 456 304 464", BONE.dark) +
    teeth(116, 478, 8, 22, 1, false) +
    blob("318 486 330 520 300 556 220 562 150 552 116 534 130 520 200 530 270 520 296 492", BONE.lit, 0.4) +
    blob("320 510 300 554 220 560 150 550 124 536 200 544 280 536", BONE.shade, 0.4) +
    teeth(140, 526, 7, 22, 1, true)
  );
}

/** A triceratops skull on its stand. */
function triceratops(): Art {
  return (
    rect(400, 700, 56, 190, "#3A2E3B") +
    blob("428 250 560 280 650 380 640 500 560 540 430 520 300 540 216 500 206 380 296 280", BONE.lit) +
    blob("560 280 650 380 640 500 560 540 500 530 580 440", BONE.shade) +
    repeat(9, (i) =>
      circle(
        428 + 216 * Math.cos(Math.PI * (1.05 + i * 0.1125)),
        420 + 168 * Math.sin(Math.PI * (1.05 + i * 0.1125)),
        19,
        BONE.shade,
      ),
    ) +
    blob("310 470 428 430 546 470 540 590 490 680 428 780 366 680 316 590", BONE.lit) +
    blob("480 450 546 470 540 590 490 680 428 780 440 640", BONE.shade) +
    tube("350 480 26 300 380 20 240 260 12 180 150 3", "#FFF6E0") +
    tube("506 480 26 556 380 20 616 260 12 676 150 3", BONE.lit) +
    tube("428 610 22 428 560 16 420 500 3", "#FFF6E0") +
    ellipse(366, 530, 26, 22, BONE.dark) +
    ellipse(490, 530, 26, 22, BONE.dark) +
    ellipse(400, 680, 14, 22, BONE.dark) +
    ellipse(456, 680, 14, 22, BONE.dark)
  );
}

/** The great hall: columns, light falling in, and the bones. */
export function dinosaur(scene: Scene): Art {
  const { palette, variant, random } = scene;
  const wall = pick(["#7FA9A0", "#C98A6A", "#5F7F9A"], variant);
  const deep = mix(wall, "#1C2238", 0.42);
  const glass = pick(palette.sky, palette.sky.length - 2);
  const column = (x: number, w: number): Art =>
    rect(x - w / 2, 150, w, 720, "#F2DDB4") +
    rect(x + w * 0.12, 150, w * 0.38, 720, "#CFAE84") +
    repeat(3, (i) => rect(x - w * 0.34 + i * w * 0.16, 170, 4, 690, "#D9BE92")) +
    rect(x - w * 0.66, 130, w * 1.32, 26, "#FBEBC8") +
    rect(x - w * 0.66, 850, w * 1.32, 30, "#D9BE92");
  const hall =
    rect(-20, -20, 900, 1120, wall) +
    each(
      [214, 428, 642] as const,
      (x) =>
        path(`M${x - 74} 860V330A74 74 0 0 1 ${x + 74} 330V860Z`, deep) +
        path(`M${x - 60} 620V332A60 60 0 0 1 ${x + 60} 332V620Z`, glass) +
        repeat(2, (i) => rect(x - 22 + i * 40, 280, 5, 340, deep)) +
        rect(x - 60, 460, 120, 5, deep),
    ) +
    rect(-20, 60, 900, 76, "#F2DDB4") +
    rect(-20, 60, 900, 14, "#FBEBC8") +
    repeat(30, (i) => rect(-10 + i * 30, 112, 16, 14, "#B98F6B")) +
    each([110, 321, 535, 746] as const, (x) => column(x, 62)) +
    poly("160 -20 330 -20 560 900 240 900", lit("#FFF3CF"), 'fill-opacity=".16"') +
    poly("520 -20 590 -20 760 900 640 900", lit("#FFF3CF"), 'fill-opacity=".12"') +
    rect(-20, 868, 900, 240, "#D9B98A") +
    repeat(9, (i) =>
      poly(
        `${i * 120 - 60} 868 ${i * 120} 868 ${(i * 120 - 428) * 1.5 + 428} 1100 ${(i * 120 - 488) * 1.5 + 428} 1100`,
        "#C9A27A",
      ),
    );
  const plinth = path("M90 900H770L800 960H60Z", "#5E4A4C") + path("M60 960H800V990H60Z", "#3A2E3B");
  const people = crowd({ from: 60, to: 800, y: 1046, height: 130, count: 5, seed: random(3), ink: palette.ink });
  const skullOnly = at(428, 560, at(-220, -460, skull()), 2.5) + rect(380, 830, 60, 160, "#3A2E3B");
  return (
    underLamps(hall + plinth, scene, 0.5) +
    underLamps(pick([rex(), triceratops(), skullOnly], variant), scene, 0.4) +
    people
  );
}
