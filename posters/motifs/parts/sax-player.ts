import { type Art, blob, circle, ellipse, group, limb, line, path, points, poly, rect, tube } from "../../engine";

export type Club = {
  ink: string;
  wall: string;
  brick: string;
  discs: readonly [string, string, string];
  outer: readonly string[];
  inner: readonly string[];
  rim: string;
  cool: string;
  suit: string;
  suitDark: string;
  lapel: string;
};

const gold = "#F5A83A";

const cream = "#FFE9BC";

const brass = "#C9752B";

const sk = "#9A5640";

const skd = "#5E2D3E";

function hand(x: number, y: number, turn: number): Art {
  const fingers = [0, 1, 2, 3]
    .map((i) => rect(2, -31 + i * 15.5, 54 - Math.abs(i - 1.2) * 7, 14, sk, 'rx="7"'))
    .join("");
  return group(rect(-36, -30, 60, 58, skd, 'rx="24"') + fingers, `transform="translate(${x} ${y}) rotate(${turn})"`);
}

export function head({ rim: pink, cool }: Club): Art {
  let art = "";
  const hd =
    "M318 280C292 330 300 400 322 430L318 500H424L410 452C426 452 442 448 448 440C452 432 450 424 446 418C452 414 456 408 454 402L462 396L460 386L452 380C470 378 482 372 478 362C474 350 456 338 454 318L452 270Z";
  art +=
    group(path(hd, cool), 'transform="translate(6 0)"') +
    group(path(hd, pink), 'transform="translate(-7 0)"') +
    path(hd, sk);
  art += path("M318 280C292 330 300 400 322 430L318 500H424L410 452C380 448 366 430 362 396L366 280Z", skd);
  art += path("M312 280C298 320 298 366 312 396C322 380 330 366 332 350C346 350 352 340 352 322L354 280Z", "#1A1030");
  art +=
    ellipse(342, 362, 14, 21, sk, 'transform="rotate(-8 342 362)"') +
    line("M338 352Q350 352 346 368", skd, 5, 'stroke-linecap="round"');
  art +=
    line("M418 342Q432 350 446 341", skd, 6, 'stroke-linecap="round"') +
    line("M412 322Q430 312 450 320", "#1A1030", 7, 'stroke-linecap="round"') +
    line("M448 398Q436 398 428 392", skd, 5, 'stroke-linecap="round"');
  return art;
}

export function hat({ rim: pink, cool, suit, suitDark: suitd }: Club): Art {
  let art = "";
  art +=
    path("M296 298C286 246 292 204 320 190C350 176 382 186 402 196C430 192 452 214 458 276Z", suit) +
    path("M296 298C286 246 292 204 320 190C304 214 306 260 318 294Z", pink) +
    path("M295 302C340 276 410 262 458 268L455 238C410 234 340 250 291 274Z", pink) +
    path(
      "M208 330C256 298 420 258 528 266C544 270 542 286 526 290C436 298 304 330 228 348C208 352 200 338 208 330Z",
      suitd,
    ) +
    path("M208 330C256 298 420 258 528 266L530 273C436 268 270 306 210 340Z", cool);
  return art;
}

export function jacket({ rim: pink, suit, suitDark: suitd, lapel }: Club): Art {
  let art = "";
  const body =
    "130 1140 132 800 152 650 190 560 258 506 318 474 380 490 424 470 474 506 510 580 520 700 512 860 522 1140";
  const bd = (dx: number, dy: number, f: string): Art =>
    blob(
      points(body).map(([x, y]) => [x + dx, y + dy] as const),
      f,
      0.42,
    );
  art += bd(-9, -3, pink) + bd(0, 0, suit);
  art += path("M430 560C500 600 524 700 512 860L522 1140H420C440 900 450 700 430 560Z", suitd);
  art +=
    poly("334 470 424 466 408 560 376 660", cream) +
    poly("334 470 376 660 322 570 304 484", suitd) +
    poly("424 466 408 560 376 660 446 560 446 486", lapel) +
    path("M358 500L384 514L410 498L408 528L384 520L360 530Z", pink);
  for (const y of [720, 800]) art += circle(396, y, 8, gold);
  return art;
}

export function horn({ ink }: Club): Art {
  let art = "";
  const sx =
    "452 392 7 480 374 9 516 370 12 540 400 16 548 450 20 560 560 27 576 680 35 592 790 44 628 868 52 700 872 58 736 800 62 752 700 72 770 620 104";
  art +=
    tube(sx, brass) +
    tube(sx, gold, { shift: -0.22, width: 0.72 }) +
    tube(sx, cream, { shift: -0.55, width: 0.16, from: 0.22, to: 0.62, taper: true }) +
    tube(sx, "#7E3B22", { shift: 0.72, width: 0.28, from: 0.3, to: 0.93 });
  art += `<g transform="rotate(13 770 616)">${ellipse(770, 616, 118, 34, gold)}${ellipse(770, 614, 100, 25, "#7E3B22")}${ellipse(776, 608, 80, 16, "#4A2030")}</g>${line("M668 590Q700 622 770 640", cream, 5, 'stroke-linecap="round"')}`;
  art += limb("456 392 7 474 382 9", ink);
  art += tube("736 800 8 752 720 10 764 660 4", cream, { shift: -4.6, width: 1 });
  return art;
}

export function keys(): Art {
  let art = "";
  for (const [x, y, q] of [
    [552, 470, 15],
    [558, 512, 15],
    [565, 556, 15],
    [574, 628, 17],
    [581, 672, 17],
    [588, 718, 18],
    [602, 790, 20],
  ] as const)
    art += circle(x + 3, y + 3, q + 3, "#7E3B22") + circle(x, y, q, cream) + circle(x, y, q - 6, gold);
  art += line("M590 470C606 560 620 660 640 770", gold, 8) + line("M594 470C610 560 624 660 644 770", "#7E3B22", 3);
  for (const [x, y, q] of [
    [668, 838, 24],
    [718, 760, 22],
  ] as const)
    art += circle(x + 3, y + 3, q + 3, "#7E3B22") + circle(x, y, q, cream) + circle(x, y, q - 8, gold);
  return art;
}

export function arms({ rim: pink, suit, suitDark: suitd }: Club): Art {
  let art = "";
  art += rect(470, 528, 18, 58, cream, 'rx="5" transform="rotate(8 480 556)"') + hand(520, 560, 8);
  const arm: (readonly [number, number, number])[] = [
    [214, 604, 64],
    [292, 806, 54],
    [400, 800, 46],
    [512, 764, 32],
  ];
  art +=
    limb(
      arm.map(([x, y, q]) => [x - 7, y - 4, q] as const),
      pink,
    ) +
    limb(arm, suit) +
    path("M240 850Q290 880 400 846L512 796L506 780Q400 830 300 836Z", suitd);
  art += rect(506, 726, 22, 74, cream, 'rx="6" transform="rotate(-14 518 760)"') + hand(558, 746, -10);
  return art;
}
