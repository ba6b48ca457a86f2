import { type Art, circle, path, poly, rect, repeat } from "../../engine";

export type Paint = {
  red: string;
  dr: string;
  amber: string;
  cream: string;
  tan: string;
  br: string;
  ink: string;
  warm: string;
};

function bulbs(x: number, y: number, count: number, dx: number, dy: number, q: number, ink: string): Art {
  return repeat(count, (i) => circle(x + dx * i, y + dy * i, q, ink));
}

export function blade({ red, dr, ink, cream, amber }: Paint): Art {
  let art = "";
  art += '<g transform="translate(0 36)">';
  art +=
    rect(352, 60, 152, 560, dr) +
    rect(340, 48, 176, 20, red) +
    path("M340 50Q350 -6 428 -14Q506 -6 516 50Z", red) +
    rect(352, 68, 16, 552, red) +
    rect(488, 68, 16, 552, red);
  art += rect(376, 84, 104, 520, ink);
  art += bulbs(360, 78, 24, 0, 23, 5, cream) + bulbs(496, 78, 24, 0, 23, 5, cream);
  // deco lozenges instead of letters
  for (let i = 0; i < 6; i++) {
    const y = 128 + i * 82;
    art +=
      poly(
        [
          [428, y - 36],
          [466, y],
          [428, y + 36],
          [390, y],
        ],
        amber,
      ) +
      poly(
        [
          [428, y - 36],
          [466, y],
          [428, y + 36],
        ],
        "#D98428",
      ) +
      poly(
        [
          [428, y - 17],
          [446, y],
          [428, y + 17],
          [410, y],
        ],
        cream,
      );
  }
  for (let i = 0; i < 9; i++) {
    const a = Math.PI + ((i + 0.5) / 9) * Math.PI;
    art += circle(428 + 66 * Math.cos(a), 42 + 42 * Math.sin(a), 5.5, cream);
  }
  art += "</g>";
  return art;
}

export function marquee({ red, dr, ink, cream, amber }: Paint): Art {
  let art = "";
  art += poly("108 660 748 660 788 700 68 700", dr);
  art += path("M96 640H760V652H96Z", red);
  art +=
    rect(68, 700, 720, 112, red) +
    rect(90, 716, 676, 80, cream) +
    rect(68, 690, 720, 12, amber) +
    rect(68, 810, 720, 12, amber);
  for (const x0 of [96, 438])
    for (let i = 0; i < 6; i++) {
      const x = x0 + i * 54 + 27;
      art +=
        poly(
          [
            [x, 726],
            [x + 22, 756],
            [x, 786],
            [x - 22, 756],
          ],
          i % 2 ? amber : dr,
        ) +
        poly(
          [
            [x, 742],
            [x + 10, 756],
            [x, 770],
            [x - 10, 756],
          ],
          cream,
        );
    }
  art += rect(424, 716, 8, 80, red);
  art +=
    bulbs(78, 696, 36, 20, 0, 5, cream) +
    bulbs(78, 816, 36, 20, 0, 5, cream) +
    bulbs(78, 716, 5, 0, 20, 5, cream) +
    bulbs(778, 716, 5, 0, 20, 5, cream);
  art +=
    path("M300 690Q320 610 428 596Q536 610 556 690Z", red) +
    path("M318 690Q336 628 428 614Q520 628 538 690Z", amber) +
    path("M340 690Q356 646 428 634Q500 646 516 690Z", cream);
  for (let i = 0; i < 11; i++) {
    const a = Math.PI + ((i + 0.5) / 11) * Math.PI;
    art += circle(428 + 120 * Math.cos(a), 688 + 84 * Math.sin(a), 5, cream);
  }
  art += rect(68, 822, 720, 14, ink);
  return art;
}
