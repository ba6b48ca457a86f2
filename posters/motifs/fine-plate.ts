import { type Art, blob, circle, each, ellipse, group, path, pick, rect, repeat, round, stroke, tube } from "../engine";
import { lit, mix } from "../palettes";
import { atTable, cast, roomOf } from "../rooms";
import type { Scene } from "../scene";

/** One plate: a small sculpture of a course, biryani and chai, or pierogi. */
export function finePlate(scene: Scene): Art {
  const { variant } = scene;
  const kind = variant % 3;
  const plate = (ink: string, rim: string): Art =>
    cast(428, 930, 380, 60) +
    ellipse(428, 890, 390, 120, mix(ink, "#5A4A5A", 0.3)) +
    ellipse(428, 876, 390, 118, ink) +
    ellipse(428, 878, 290, 80, rim);
  const course =
    plate("#23263A", "#171A2B") +
    ellipse(420, 880, 150, 36, "#3F7A5C") +
    repeat(11, (i) =>
      circle(210 + i * 44, 900 + Math.sin(i * 0.9) * 26, 6 + (i % 3) * 4, pick(["#E8693A", "#F0B13C", "#FBEBCB"], i)),
    ) +
    blob("360 870 370 790 430 760 490 790 500 870 430 890", "#FBF3E0") +
    blob("440 764 490 790 500 870 440 888", "#D9C9A8") +
    tube("430 770 7 440 640 5 400 540 4 460 440 2", "#C98A4A") +
    path("M400 540q-60-30-50-90q50 20 50 90Z", "#7DAA55") +
    path("M440 640q60-20 80-80q-60 0-80 80Z", "#4F8A4B") +
    circle(462, 436, 26, "#E2476A") +
    circle(454, 428, 9, "#F8B0C0") +
    repeat(6, (i) =>
      ellipse(
        380 + i * 22,
        770 - (i % 2) * 12,
        10,
        18,
        pick(["#F08AC0", "#F0B13C", "#FBEBCB"], i),
        `transform="rotate(${i * 30} ${380 + i * 22} 760)"`,
      ),
    ) +
    tube("560 860 2 600 700 22 560 560 30 620 420 20 580 300 2", lit("#E6F0EC"), { extra: 'fill-opacity=".45"' });
  const rice = repeat(90, (i) => {
    const t = ((i * 137.5) % 360) * 0.01745;
    const d = Math.sqrt(i / 90);
    return rect(
      428 + 230 * d * Math.cos(t) - 14,
      850 + 62 * d * Math.sin(t) - 60 * (1 - d) - 4,
      28,
      8,
      pick(["#F5C95A", "#FBEBCB", "#E8A03C", "#FBE6A8"], i),
      `rx="4" transform="rotate(${(i * 47) % 180} ${round(428 + 230 * d * Math.cos(t))} ${round(850 + 62 * d * Math.sin(t) - 60 * (1 - d))})"`,
    );
  });
  const biryani =
    plate("#C9803A", "#A8642C") +
    ellipse(428, 846, 260, 80, "#E0A04A") +
    ellipse(428, 810, 190, 66, "#E9B04C") +
    rice +
    each(
      [
        [340, 800],
        [470, 770],
        [530, 850],
      ] as const,
      ([x, y]) =>
        blob(`${x - 50} ${y} ${x - 20} ${y - 40} ${x + 40} ${y - 30} ${x + 56} ${y + 14} ${x} ${y + 34}`, "#8A3E22") +
        ellipse(x - 10, y - 14, 20, 9, "#B5623A"),
    ) +
    each(
      [
        [280, 850],
        [410, 740],
        [580, 810],
      ] as const,
      ([x, y]) => path(`M${x} ${y}q-24-40 10-56q24 26-10 56Z`, "#4F8A4B"),
    ) +
    rect(640, 580, 120, 190, lit("#E9DCC8"), 'fill-opacity=".5" rx="10"') +
    path("M646 620H754L744 764H656Z", "#C98A5A") +
    ellipse(700, 620, 54, 12, "#E3B07E") +
    tube("700 590 2 720 530 8 690 470 10 712 400 1", lit("#FFF7E2"), { extra: 'fill-opacity=".7"' });
  const pierogi = (x: number, y: number, t: number): Art =>
    group(
      path("M-110 40Q-110 -70 0 -76Q110 -70 110 40Q0 70 -110 40Z", "#F2CF8A") +
        path("M30 -74Q110 -60 110 40Q60 56 20 58Q90 0 30 -74Z", "#D9A85E") +
        stroke(
          "M-104 40q14 14 26 8q14 14 26 6q14 14 26 6q14 12 26 4q14 12 26 2q14 10 26-2q14 6 26-10q12 4 22-10",
          "#C98A3C",
          7,
        ) +
        ellipse(-30, -20, 34, 18, "#C98A3C", 'fill-opacity=".5"'),
      `transform="translate(${x} ${y}) rotate(${t})"`,
    );
  const lace = repeat(
    9,
    (i) =>
      path(`M${-20 + i * 110} -20h110v200q-55 70-110 0Z`, "#FFF8EA", 'fill-opacity=".85"') +
      circle(35 + i * 110, 150, 20, roomOf(scene).wall) +
      each([-30, 0, 30] as const, (d) => circle(35 + i * 110 + d, 90, 9, roomOf(scene).wall)),
  );
  const plateful =
    lace +
    plate("#FFF6E2", "#EFE0C4") +
    repeat(14, (i) =>
      circle(428 + 340 * Math.cos(i * 0.449), 876 + 98 * Math.sin(i * 0.449), 13, i % 2 ? "#2F6E9A" : "#D8472F"),
    ) +
    pierogi(300, 850, -10) +
    pierogi(540, 860, 12) +
    pierogi(420, 910, 0) +
    repeat(9, (i) => circle(330 + ((i * 67) % 210), 800 + ((i * 43) % 110), 12, "#C98A4A")) +
    repeat(8, (i) =>
      rect(340 + ((i * 71) % 190), 800 + ((i * 37) % 100), 16, 7, "#4F8A4B", `transform="rotate(${i * 40} 420 850)"`),
    ) +
    ellipse(430, 776, 70, 30, "#FFFDF6") +
    ellipse(420, 770, 40, 14, "#F0E8DC");
  return atTable(scene, pick([course, biryani, plateful], kind), {
    y: 740,
    setting: pick(["sunburst", "stand", "window"] as const, kind),
  });
}
