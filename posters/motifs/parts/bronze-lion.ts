import { type Art, blob, circle, line, type Point, path, points, repeat, round, tube } from "../../engine";

const v = { hi: "#BFD8B8", a: "#7FB3A0", b: "#3F8079", c: "#1F5157", d: "#12323D" };

const HEART: Point = [236, 392];

/** One pointed lock of the mane. */
function lock(x: number, y: number, ang: number, len: number, w: number, f: string): Art {
  const [c, n] = [Math.cos(ang), Math.sin(ang)];
  const q = (u: number, k: number): string => `${round(x + u * c - k * n)} ${round(y + u * n + k * c)}`;
  return path(
    `M${q(-len * 0.25, 0)}C${q(0, -w)} ${q(len * 0.55, -w * 0.95)} ${q(len, w * 0.25)}C${q(len * 0.55, w * 0.75)} ${q(0, w)} ${q(-len * 0.25, 0)}Z`,
    f,
  );
}

/** Locks all round the face between two angles. */
function manePart(
  radius: number,
  length: number,
  width: number,
  ink: string,
  from: number,
  to: number,
  count: number,
): Art {
  return repeat(count, (i) => {
    const degrees = from + ((to - from) * i) / (count - 1);
    const angle = (degrees * Math.PI) / 180;
    const stretch = degrees > 20 ? 1 + ((degrees - 20) / 90) * 0.62 : 1;
    const x = HEART[0] + radius * stretch * Math.cos(angle) * (degrees > 60 ? 0.9 : 1);
    return lock(
      x,
      HEART[1] + radius * stretch * Math.sin(angle),
      angle + 0.42,
      length * (degrees > 20 ? 1.12 : 1),
      width,
      ink,
    );
  });
}

export function farLegsAndTail(): Art {
  let art = "";
  art +=
    blob("262 560 318 600 300 690 278 764 282 806 196 806 196 790 222 776 236 690 240 610", v.d, 0.45) +
    line("M214 806V792M232 806V792", "#0A222B", 4);
  art += blob("560 560 612 600 600 680 566 730 566 790 570 806 486 806 488 790 516 776 526 716 536 640", v.d, 0.45);
  // tail
  art +=
    tube("664 500 14 712 530 12 730 610 11 716 690 10 726 748 9", v.c) +
    blob("712 720 738 722 752 760 738 800 716 786 708 750", v.d, 0.5);
  return art;
}

export function body(): Art {
  let art = "";
  art += blob(
    "300 430 380 428 470 452 560 446 630 452 676 490 690 560 668 620 620 640 540 622 460 628 380 640 310 640 270 560",
    v.b,
    0.5,
  );
  art += blob("330 440 400 436 480 462 560 454 628 462 664 494 600 490 520 500 430 488", v.a, 0.5);
  art += blob("376 606 440 586 520 590 590 576 640 560 600 612 540 624 460 630 390 640", v.c, 0.5);
  // hind leg near
  art +=
    blob(
      "610 500 676 500 696 570 676 640 652 690 676 740 672 782 676 806 592 806 592 788 622 776 626 744 600 690 580 620 584 550",
      v.b,
      0.5,
    ) + blob("668 510 694 570 674 640 650 690 674 740 670 780 650 770 636 690 652 620 666 560", v.c, 0.5);
  // front leg near
  art +=
    blob("266 560 350 560 366 640 344 700 340 760 346 806 240 806 240 786 270 770 276 690 258 620", v.b, 0.5) +
    blob("344 570 364 640 342 700 338 770 342 806 310 806 318 700 330 640", v.c, 0.5);
  art += line("M258 806V790M276 806V788", "#12323D", 4) + line("M612 806V790M630 806V788", "#12323D", 4);
  return art;
}

export function mane(): Art {
  let art = "";
  art += blob(
    "214 292 270 268 336 296 386 372 400 470 376 560 330 628 282 640 238 600 206 530 196 470 240 430 236 330",
    v.c,
    0.5,
  );
  art += manePart(132, 80, 38, v.c, -66, 92, 10);
  art += manePart(108, 78, 36, v.b, -70, 94, 9);
  art += manePart(80, 66, 32, v.c, -76, 98, 8);
  art += manePart(60, 60, 27, v.a, -70, 88, 7);
  for (const [x, y, a, l, w, f] of [
    [232, 306, -0.75, 58, 24, v.c],
    [250, 300, -0.55, 62, 24, v.b],
    [222, 318, -0.5, 44, 18, v.a],
  ] as const)
    art += lock(x, y, a, l, w, f);
  return art;
}

export function head(): Art {
  let art = "";
  art +=
    blob(
      points(FACE).map(([x, y]) => [x + 4, y + 6] as const),
      v.d,
      0.45,
    ) + blob(FACE, v.a, 0.45);
  art += blob(
    "250 326 256 340 232 346 214 362 204 382 178 392 146 394 140 398 148 384 172 372 186 352 200 330 224 316",
    v.hi,
    0.4,
  );
  art += blob("272 380 258 430 232 450 198 462 168 458 154 444 160 436 196 440 222 426 240 400", v.b, 0.45);
  art += blob("150 404 176 398 204 404 210 424 194 438 164 436 148 424", v.hi, 0.5);
  art +=
    path("M134 394Q150 380 168 388L164 404Q150 412 140 408Z", v.d) +
    line("M152 432Q178 444 208 426", v.d, 6, 'stroke-linecap="round"') +
    path("M198 364L236 352Q230 370 208 374Z", v.d) +
    path("M186 356L240 334L246 344L200 364Z", v.c);
  for (const [x, y] of [
    [172, 414],
    [184, 420],
    [186, 408],
  ] as const)
    art += circle(x, y, 2.6, v.c);
  // ear + front locks over cheek
  art += blob("250 296 276 282 296 300 290 330 266 334", v.b, 0.5) + blob("262 302 278 296 284 314 270 322", v.d, 0.5);
  for (const [x, y, a, l] of [
    [262, 344, 0.6, 52],
    [274, 376, 0.9, 54],
    [270, 410, 1.2, 54],
    [252, 438, 1.5, 54],
    [222, 456, 1.75, 52],
    [232, 312, -0.35, 46],
  ] as const)
    art += lock(x, y, a, l, 17, v.a);
  return art;
}

const FACE =
  "250 326 270 352 272 396 258 430 232 450 198 462 168 458 152 444 154 430 142 416 138 398 148 384 172 372 186 352 200 330 224 316";
