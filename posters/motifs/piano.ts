import { skyline } from "../city";
import { type Art, circle, clipped, each, ellipse, group, line, path, rect, repeat, stroke } from "../engine";
import { somebody } from "../looks";
import { lit } from "../palettes";
import { person } from "../people";
import { type Scene, underLamps } from "../scene";
import { backdrop } from "../sky";
import { beam, boards, drape, houseOf } from "../stage";

/** A grand with its lid up, the moon or the sun in the tall window, a singer beside it. */
export function piano(scene: Scene): Art {
  const { variant } = scene;
  const house = houseOf(scene);
  const view =
    backdrop(scene, { horizon: 560, sun: [250, 330, 150], clouds: [[330, 180, 170]] }) +
    skyline(scene, { base: 600, height: 220, to: 460, row: "willis 160 300, hancock 330 300, aon 250 260" });
  const pane =
    clipped("M90 640V250Q90 90 250 90Q410 90 410 250V640Z", view) +
    path("M90 640V250Q90 90 250 90Q410 90 410 250V640", "none", `stroke="${house.fold}" stroke-width="20"`) +
    rect(244, 96, 12, 544, house.fold) +
    rect(90, 330, 320, 10, house.fold);
  const body =
    path("M300 520Q560 300 800 330L812 360Q600 360 420 590Z", "#1C2030") +
    path("M330 524Q560 330 796 342L800 356Q590 352 420 574Z", "#3A4260") +
    rect(560, 420, 8, 190, "#120F1E") +
    path("M180 600H700Q800 600 800 680Q800 760 640 760H180Z", "#1C2030") +
    path("M180 600H700Q800 600 800 640H180Z", "#343C58") +
    path("M150 690H470V760H150Z", "#120F1E") +
    rect(160, 700, 300, 34, "#FFF6E0") +
    repeat(14, (i) => rect(180 + i * 21, 700, i % 7 === 2 || i % 7 === 6 ? 0 : 11, 20, "#120F1E")) +
    repeat(15, (i) => rect(180 + i * 20, 700, 1.6, 34, "#8A8478")) +
    path("M220 760h34l-8 200h-20ZM690 750h34l-8 210h-20Z", "#120F1E") +
    stroke("M480 760V930M460 930H500", "#120F1E", 12) +
    path("M200 600L232 500H390L400 600Z", "#120F1E") +
    path("M216 596L240 516H380L388 596Z", "#FFF3DC") +
    repeat(4, (i) => rect(250, 532 + i * 16, 124, 3, "#8A8478"));
  const player =
    person(
      { ...somebody(variant * 3 + 1), top: "#24345A", dress: false, bag: undefined },
      {
        x: 96,
        y: 830,
        height: 460,
        pose: { lean: 8, head: -6, arms: [50, 86, 44, 80], legs: [84, 6, 78, 0] },
        by: "hip",
      },
    ) +
    rect(20, 846, 170, 26, "#5A2A34", 'rx="12"') +
    rect(40, 870, 14, 110, "#2A1A24") +
    rect(150, 870, 14, 110, "#2A1A24");
  const singer =
    variant % 2
      ? person(
          { ...somebody(2), top: "#C8303F", dress: true, style: "afro", bag: undefined },
          { x: 690, y: 1010, height: 520, pose: { arms: [60, 140, -20, 20], legs: [6, 0, -6, -4], front: true } },
        ) +
        rect(600, 640, 7, 380, "#C9D3CC") +
        circle(604, 630, 20, "#2A2430")
      : "";
  const candles = each(
    [560, 620, 676] as const,
    (x, i) =>
      rect(x - 8, 570 - i * 14, 16, 40 + i * 14, "#FFF3DC") +
      path(`M${x} ${536 - i * 14}q14 20 0 34q-14-14 0-34Z`, lit("#FFD98A")) +
      circle(x, 552 - i * 14, 34, lit("#FFD98A"), 'fill-opacity=".2"'),
  );
  const bass =
    variant % 2
      ? ""
      : group(
          path(
            "M-90 -190Q-150 -130 -104 -40Q-84 0 -130 60Q-170 200 0 226Q170 200 130 60Q84 0 104 -40Q150 -130 90 -190Q50 -250 0 -260Q-50 -250 -90 -190Z",
            "#B5632F",
          ) +
            path("M30 -250Q130 -200 104 -40Q84 0 130 60Q160 190 30 224Q110 90 60 0Q40 -110 30 -250Z", "#7E3F26") +
            rect(-13, -640, 26, 520, "#2A1A20") +
            circle(0, -660, 24, "#7E3F26") +
            stroke("M-50 -40q-20 50 0 90M50 -40q20 50 0 90", "#2A1A20", 7) +
            rect(-36, 60, 72, 12, "#2A1A20") +
            repeat(4, (i) => line(`M${-9 + i * 6} -640V150`, "#FFF3DC", 2)),
          'transform="translate(740 760) rotate(10) scale(1.02)"',
        );
  return (
    rect(-20, -20, 900, 1120, house.wall) +
    repeat(10, (i) => rect(i * 92 - 30, -20, 46, 900, house.deep)) +
    pane +
    drape(house, -20, 80, 700, 3) +
    drape(house, 500, 410, 700, 3) +
    beam(house, 560, 40, 300, 980) +
    boards(house, 900) +
    ellipse(430, 980, 400, 40, house.ink, 'fill-opacity=".4"') +
    underLamps(bass + body + (variant % 2 ? "" : candles) + player + singer, scene, 0.15)
  );
}
