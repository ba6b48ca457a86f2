import { skyline } from "../city";
import { type Art, blob, circle, ellipse, group, line, path, pick, poly, rect, repeat, stroke } from "../engine";
import { somebody } from "../looks";
import { lit } from "../palettes";
import { crowd, person } from "../people";
import type { Scene } from "../scene";
import { backdrop } from "../sky";

const STONE = { high: "#FFF0D2", lit: "#F0D8AC", shade: "#CBA67C", deep: "#8E6A5C" };

/** Doric colonnades by the lake with goalposts and a ball, or a match in progress. */
export function stadium(scene: Scene): Art {
  const { variant, evening, random } = scene;
  const snow = variant % 3 === 2;
  const turf = snow ? ["#EEF2EA", "#DCE6E2"] : evening ? [lit("#3F7A52"), lit("#356B4A")] : ["#5B9A50", "#4A8549"];
  const bowl =
    path("M-20 430Q120 470 230 640H-20ZM880 430Q736 470 626 640H880Z", "#7F98A0") +
    path("M-20 480Q110 510 200 640H-20ZM880 480Q746 510 656 640H880Z", "#5F7A86") +
    repeat(7, (i) => stroke(`M${-20 + i * 30} ${446 + i * 14}V640M${876 - i * 30} ${446 + i * 14}V640`, "#4A626E", 4));
  const temple = (x: number, w: number): Art =>
    rect(x, 470, w, 26, STONE.high) +
    rect(x, 496, w, 30, STONE.lit) +
    repeat(Math.floor(w / 26), (i) => rect(x + 6 + i * 26, 502, 12, 18, STONE.deep)) +
    rect(x, 526, w, 120, STONE.deep) +
    repeat(
      Math.floor(w / 34),
      (i) => rect(x + 4 + i * 34, 526, 14, 120, STONE.lit) + rect(x + 15 + i * 34, 526, 8, 120, STONE.shade),
    ) +
    poly(`${x - 8} 470 ${x + w / 2} 420 ${x + w + 8} 470`, STONE.lit) +
    poly(`${x + w / 2} 420 ${x + w + 8} 470 ${x + w / 2} 470`, STONE.shade);
  const crowdRows = repeat(4, (r) =>
    repeat(44, (i) => {
      const roll = ((i * 37 + r * 91) % 11) / 11;
      return roll < 0.9
        ? circle(
            -10 + i * 20 + (r % 2) * 10,
            664 + r * 19,
            7.5,
            pick(["#E8693A", "#24345A", "#FBEBCB", "#D8472F", "#E9B08A", "#24345A"], i * 3 + r),
          )
        : "";
    }),
  );
  const posts =
    rect(418, 560, 18, 190, "#F5C02F") +
    rect(290, 550, 276, 14, "#F5C02F") +
    rect(290, 330, 13, 224, "#F5C02F") +
    rect(553, 330, 13, 224, "#F5C02F");
  const ball = group(
    ellipse(0, 0, 150, 92, "#8E4A2E") +
      path("M20 -91Q150 -70 150 0Q150 70 20 91Q90 0 20 -91Z", "#6A3324") +
      stroke("M-60 -30L60 -44M-40 -46V-18M-14 -50V-22M14 -54V-26M40 -56V-30", "#FFF3DC", 9) +
      path("M-118 -56Q-90 0 -118 56L-104 66Q-72 0 -104 -66Z", "#FFF3DC") +
      path("M118 -56Q90 0 118 56L104 66Q72 0 104 -66Z", "#FFF3DC"),
    'transform="translate(560 920) rotate(-24)"',
  );
  const soccer =
    circle(560, 930, 96, "#FFF6E6") +
    repeat(5, (i) => {
      const t = i * 1.2566 - 1.57;
      return blob(
        [
          [560 + 70 * Math.cos(t - 0.3), 930 + 70 * Math.sin(t - 0.3)],
          [560 + 94 * Math.cos(t - 0.16), 930 + 94 * Math.sin(t - 0.16)],
          [560 + 94 * Math.cos(t + 0.16), 930 + 94 * Math.sin(t + 0.16)],
          [560 + 70 * Math.cos(t + 0.3), 930 + 70 * Math.sin(t + 0.3)],
          [560 + 56 * Math.cos(t), 930 + 56 * Math.sin(t)],
        ],
        "#2A2A3C",
        0.2,
      );
    }) +
    poly(
      Array.from(
        { length: 5 },
        (_, i) => [560 + 34 * Math.cos(i * 1.2566 + 0.63), 930 + 34 * Math.sin(i * 1.2566 + 0.63)] as const,
      ),
      "#2A2A3C",
    ) +
    path("M600 842A96 96 0 0 1 600 1018Q640 930 600 842Z", "#D9C9A8", 'fill-opacity=".6"');
  const flakes = snow ? repeat(70, (i) => circle((i * 137) % 870, (i * 223) % 1060, 3 + (i % 3) * 2.4, "#FFFBF0")) : "";
  const yards = repeat(6, (i) => line(`M${428 + (i - 2.5) * 150} 748L${428 + (i - 2.5) * 330} 1100`, "#FBF3E0", 5));
  return (
    backdrop(scene, {
      horizon: 600,
      sun: [640, 330, 190],
      clouds: [
        [200, 170, 300],
        [660, 150, 230],
      ],
    }) +
    skyline(scene, {
      base: 640,
      height: 240,
      row: "willis 428 380, aon 520 280, prudential 580 250, hancock 330 300, trump 260 250",
    }) +
    bowl +
    temple(-10, 236) +
    temple(630, 236) +
    rect(-20, 640, 900, 114, "#4A3A48") +
    crowdRows +
    rect(-20, 742, 900, 12, STONE.high) +
    rect(-20, 752, 900, 350, turf[0] ?? "") +
    repeat(5, (i) =>
      poly(
        `${428 + (i * 2 - 4) * 100} 752 ${428 + (i * 2 - 3) * 100} 752 ${428 + (i * 2 - 3) * 260} 1100 ${428 + (i * 2 - 4) * 260} 1100`,
        turf[1] ?? "",
      ),
    ) +
    yards +
    (variant % 3 === 1
      ? rect(300, 640, 256, 8, "#FFF6E6") +
        rect(300, 640, 8, 116, "#FFF6E6") +
        rect(548, 640, 8, 116, "#FFF6E6") +
        repeat(12, (i) => line(`M${310 + i * 21} 648V754`, "#FFF6E6", 1.6)) +
        ellipse(570, 1024, 110, 14, "#24473F") +
        soccer +
        person(
          { ...somebody(5), top: "#C8302F", bottom: "#24345A", shorts: true, dress: false, bag: undefined },
          { x: 330, y: 1040, height: 420, pose: "kick" },
        )
      : posts +
        ellipse(570, 1030, 160, 16, snow ? "#B9CBD0" : "#24473F") +
        ball +
        crowd({ from: 80, to: 380, y: 930, height: 130, count: 3, seed: random(4) })) +
    flakes
  );
}
