import { type Art, at, circle, each, ellipse, group, path, pick, poly, rect, repeat, round, stroke } from "../engine";
import { lit, mix } from "../palettes";
import { cast, roomOf, table } from "../rooms";
import { type Scene, underLamps } from "../scene";

/** A carved mug with orchid and flame. */
export function tiki(scene: Scene): Art {
  const { variant } = scene;
  const [clay, dark] = pick(
    [
      ["#B5703A", "#7E4626"],
      ["#2F8A7A", "#1F5F5A"],
      ["#C8503A", "#8A2F2E"],
    ] as const,
    variant,
  );
  const leaf = (x: number, y: number, t: number, ink: string): Art =>
    group(
      path("M0 0Q-70 -130 0 -300Q70 -130 0 0Z", ink) +
        stroke(
          "M0 0V-280M0 -80l-34-40M0 -80l34-40M0 -150l-34-40M0 -150l34-40M0 -210l-24-30M0 -210l24-30",
          mix(ink, "#0E2A2A", 0.4),
          5,
        ),
      `transform="translate(${x} ${y}) rotate(${t})"`,
    );
  const torch = (x: number): Art =>
    circle(x, 210, 120, lit("#F7A94A"), 'fill-opacity=".22"') +
    rect(x - 9, 280, 18, 600, "#6A4428") +
    path(`M${x - 34} 290L${x - 22} 370H${x + 22}L${x + 34} 290Z`, "#A8743A") +
    path(`M${x} 110q60 90 26 170h-60q-30-70 34-170Z`, lit("#F28A2C")) +
    path(`M${x + 2} 180q34 50 14 98h-36q-14-44 22-98Z`, lit("#FFE29A"));
  const face =
    ellipse(354, 660, 44, 30, dark) +
    ellipse(502, 660, 44, 30, dark) +
    ellipse(354, 660, 26, 17, "#FBEBCB") +
    ellipse(502, 660, 26, 17, "#FBEBCB") +
    circle(358, 660, 10, "#2A1A20") +
    circle(506, 660, 10, "#2A1A20") +
    path("M296 610Q350 570 420 620L412 640Q350 600 304 634ZM560 610Q506 570 436 620L444 640Q506 600 552 634Z", dark) +
    path("M404 640H452L470 740Q428 764 386 740Z", mix(clay, "#FFF3DC", 0.22)) +
    path("M428 640H452L470 740Q450 752 428 754Z", dark) +
    path("M310 780H546Q552 860 428 864Q304 860 310 780Z", dark) +
    repeat(
      6,
      (i) =>
        rect(326 + i * 35, 784, 28, 34, "#FBEBCB", 'rx="5"') +
        (i > 0 && i < 5 ? rect(326 + i * 35, 824, 28, 28, "#FBEBCB", 'rx="5"') : ""),
    );
  const mug =
    cast(428, 950, 220, 30) +
    path("M250 500H606L590 930Q428 970 266 930Z", clay) +
    path("M500 500H606L590 930Q530 952 470 956Z", dark, 'fill-opacity=".6"') +
    rect(240, 520, 376, 34, dark) +
    repeat(11, (i) => poly(`${254 + i * 34} 552 ${271 + i * 34} 522 ${288 + i * 34} 552`, mix(clay, "#FFF3DC", 0.3))) +
    face +
    repeat(12, (i) => rect(266 + i * 27, 890, 14, 40, dark)) +
    ellipse(428, 500, 180, 34, mix(clay, "#FFF3DC", 0.25)) +
    ellipse(428, 502, 160, 25, "#E8693A");
  const ice = repeat(9, (i) =>
    poly(
      `${300 + i * 30} ${486 - (i % 3) * 12} ${330 + i * 30} ${474 - (i % 3) * 12} ${344 + i * 30} ${500 - (i % 3) * 8} ${312 + i * 30} ${512 - (i % 3) * 8}`,
      lit("#E6F4F0"),
      'fill-opacity=".85"',
    ),
  );
  const orchid = (x: number, y: number, k: number): Art =>
    at(
      x,
      y,
      repeat(5, (i) =>
        ellipse(
          44 * Math.cos(i * 1.2566 - 1.57),
          44 * Math.sin(i * 1.2566 - 1.57),
          40,
          30,
          i % 2 ? "#F2B0D0" : "#E879B0",
          `transform="rotate(${i * 72} ${round(44 * Math.cos(i * 1.2566 - 1.57))} ${round(44 * Math.sin(i * 1.2566 - 1.57))})"`,
        ),
      ) +
        circle(0, 0, 20, "#F0B13C") +
        circle(0, 4, 9, "#8E2A5C"),
      k,
    );
  const fire =
    variant % 2
      ? circle(428, 400, 150, lit("#F7A94A"), 'fill-opacity=".25"') +
        path("M428 250q90 100 50 220H380q-40-110 48-220Z", lit("#F28A2C")) +
        path("M428 340q50 60 26 130h-52q-22-60 26-130Z", lit("#FFE29A")) +
        ellipse(428, 470, 90, 24, "#A9C56A")
      : orchid(330, 450, 1.2) +
        path("M500 480L560 250L600 220", "none", 'stroke="#D8472F" stroke-width="15"') +
        path("M560 470q90-120 40-200q-90 60-40 200Z", "#4F8A4B") +
        path("M590 480q110-60 130-150q-110 30-130 150Z", "#7DAA55");
  const room = roomOf(scene);
  const wall =
    rect(-20, -20, 900, 1120, "#1F4A4A") +
    repeat(
      18,
      (i) =>
        rect(-20 + i * 52, -20, 40, 900, i % 2 ? "#24544F" : "#2A5E56", 'rx="18"') +
        repeat(4, (k) => rect(-20 + i * 52, 120 + k * 210 + (i % 2) * 60, 40, 7, "#16383A")),
    ) +
    circle(428, 560, 360, "#E8893A", 'fill-opacity=".18"');
  return underLamps(
    wall +
      each(
        [
          [60, 900, -24],
          [800, 900, 24],
          [140, 980, 8],
          [720, 980, -10],
        ] as const,
        ([x, y, t], i) => leaf(x, y, t, pick(["#3F8A5A", "#2F6E4A", "#5FA86A"], i)),
      ) +
      torch(130) +
      torch(726) +
      table({ ...room, table: "#9A5A30", edge: "#6A3A22" }, 860) +
      fire +
      mug +
      ice,
    scene,
    0.25,
  );
}
