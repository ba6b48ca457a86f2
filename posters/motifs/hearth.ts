import { type Art, at, blob, circle, each, ellipse, path, pick, poly, rect, repeat, stroke, tube } from "../engine";
import { lit } from "../palettes";
import { roomOf } from "../rooms";
import { type Scene, underLamps } from "../scene";

/** A goat's profile over the open hearth. */
export function hearth(scene: Scene): Art {
  const room = roomOf(scene);
  const flame = (x: number, y: number, k: number): Art =>
    at(
      x,
      y,
      path("M0 0Q-90 -60 -50 -170Q-30 -110 0 -240Q60 -140 60 -90Q80 -110 80 -130Q130 -50 60 0Z", lit("#E8602F")) +
        path("M0 0Q-50 -40 -26 -110Q-10 -70 6 -150Q40 -90 40 -60Q66 -30 40 0Z", lit("#F7A93C")) +
        path("M6 0Q-18 -24 -4 -60Q8 -40 14 -84Q34 -50 26 0Z", lit("#FFE29A")),
      k,
    );
  const bricks = repeat(14, (r) =>
    repeat(9, (c) =>
      rect(
        -30 + c * 110 + (r % 2) * 55,
        r * 60,
        102,
        52,
        pick(["#9A4A38", "#8A4034", "#A85542"], r * 3 + c * 5),
        'rx="4"',
      ),
    ),
  );
  const mouth =
    path("M110 960V560Q110 260 428 250Q746 260 746 560V960Z", "#5A2A26") +
    path("M150 960V570Q150 300 428 292Q706 300 706 570V960Z", "#1E1018") +
    path("M180 960V600Q180 420 428 410Q676 420 676 600V960Z", lit("#5A1E1E"));
  const goat = at(
    440,
    590,
    blob(
      "-10 -150 60 -180 120 -150 130 -90 110 0 120 120 170 260 -150 260 -110 120 -70 60 -150 90 -210 80 -230 40 -190 0 -130 -60 -90 -110",
      "#1A1420",
      0.4,
    ) +
      tube("70 -160 34 130 -270 28 230 -330 20 310 -290 8", "#1A1420") +
      tube("70 -160 10 130 -274 8 230 -336 6 310 -294 2", lit("#E8893A")) +
      poly("100 -110 210 -90 120 -50", "#1A1420") +
      path("M-150 84Q-150 190 -110 200Q-100 140 -90 90Z", "#1A1420") +
      ellipse(-70, -50, 15, 9, lit("#F0B13C")) +
      rect(-74, -55, 8, 10, "#1A1420") +
      stroke("M-206 52q26 10 50-6", lit("#B8502F"), 5),
    1,
  );
  const logs =
    rect(200, 920, 456, 44, "#6A3E28", 'rx="22"') +
    rect(260, 884, 340, 44, "#7E4A2E", 'rx="22"') +
    each(
      [200, 656, 260, 600] as const,
      (x, i) => circle(x, i < 2 ? 942 : 906, 22, "#C98A5A") + circle(x, i < 2 ? 942 : 906, 12, "#8A5030"),
    );
  const pans = each(
    [120, 250, 610, 740] as const,
    (x, i) =>
      rect(x - 5, 100, 10, 90, "#2A2430") +
      circle(x, 200 - (i % 2) * 20, 48 - (i % 2) * 10, i % 2 ? "#C9803A" : "#3A3E54") +
      circle(x - 8, 192 - (i % 2) * 20, 34 - (i % 2) * 8, i % 2 ? "#E0A04A" : "#52587A"),
  );
  const table2 =
    path("M-20 980Q428 940 880 980V1100H-20Z", room.table) +
    path("M-20 1010Q428 968 880 1010V1022Q428 980 -20 1022Z", room.edge) +
    ellipse(190, 1020, 110, 26, "#FBEBCB") +
    ellipse(190, 1016, 76, 16, "#A84A2C") +
    ellipse(660, 1026, 120, 28, "#FBEBCB") +
    repeat(6, (i) => circle(610 + i * 20, 1016 - (i % 2) * 8, 15, pick(["#7DAA55", "#E8693A", "#F0B13C"], i)));
  return underLamps(
    bricks +
      rect(-20, 70, 900, 34, "#7A4A2E") +
      pans +
      mouth +
      flame(260, 920, 1.3) +
      flame(560, 920, 1.4) +
      flame(420, 900, 1.7) +
      goat +
      flame(340, 940, 0.8) +
      flame(500, 940, 0.8) +
      logs +
      table2,
    scene,
    0.25,
  );
}
