import { skyline } from "../city";
import { type Art, blob, circle, each, ellipse, group, path, pick, poly, rect, repeat } from "../engine";
import { somebody } from "../looks";
import { lit, mix } from "../palettes";
import { crowd, person } from "../people";
import type { PoseName } from "../poses";
import { type Scene, underLamps } from "../scene";
import { backdrop } from "../sky";
import { audience, brickWall, houseOf } from "../stage";

/** A band in the lights, hands up below; in a hall, under arches, on two stages, or outdoors by the river. */
export function concert(scene: Scene): Art {
  const { variant, palette, random } = scene;
  const house = houseOf(scene);
  const kind = variant % 4;
  const player = (n: number, x: number, h: number, pose: PoseName): Art =>
    person({ ...somebody(n), bag: undefined, dress: false }, { x, y: 760, height: h, pose });
  const held = (x: number, y: number, k: number, ink: string, flip = 1): Art =>
    group(
      blob("-60 -20 -40 -50 0 -36 40 -50 60 0 40 46 0 34 -44 44", ink) +
        rect(40, -9, 190, 18, "#D9A05A") +
        rect(222, -16, 44, 32, "#8A5030", 'rx="6"'),
      `transform="translate(${x} ${y}) rotate(-24) scale(${k * flip} ${k})"`,
    );
  const drums =
    circle(430, 680, 92, "#C8303F") +
    circle(430, 680, 74, "#FFF3DC") +
    circle(430, 680, 40, "#F0B13C") +
    each(
      [
        [320, 650, 44],
        [540, 650, 44],
        [370, 560, 36],
        [490, 560, 36],
      ] as const,
      ([x, y, r]) =>
        ellipse(x, y, r, r * 0.36, "#FFF3DC") +
        path(`M${x - r} ${y}V${y + r}A${r} ${r * 0.36} 0 0 0 ${x + r} ${y + r}V${y}Z`, "#8E2034"),
    ) +
    each(
      [
        [270, 520],
        [590, 520],
      ] as const,
      ([x, y]) =>
        rect(x - 3, y, 6, 240, "#C9D3CC") +
        ellipse(x, y, 66, 11, "#F0B13C", `transform="rotate(${x < 400 ? -8 : 8} ${x} ${y})"`),
    );
  const drummer = person(
    { ...somebody(5), bag: undefined, dress: false },
    {
      x: 430,
      y: 640,
      height: 300,
      pose: { arms: [130, 170, -130, -170], legs: [60, 0, -60, 0], front: true },
      by: "hip",
    },
  );
  const rays = each(
    [
      [60, "#E2476A"],
      [250, "#F0B13C"],
      [606, "#7FE0CF"],
      [796, "#F28A6A"],
    ] as const,
    ([x, ink], i) =>
      poly(
        `${x - 14} -20 ${x + 14} -20 ${x + (i < 2 ? 260 : -120)} 800 ${x + (i < 2 ? 120 : -260)} 800`,
        lit(ink),
        'fill-opacity=".32"',
      ) + rect(x - 24, 20, 48, 40, house.ink, 'rx="8"'),
  );
  const amps = each([60, 640] as const, (x) =>
    repeat(
      2,
      (i) =>
        rect(x, 560 + i * 100, 160, 96, "#2A2430", 'rx="8"') +
        rect(x + 12, 572 + i * 100, 136, 72, "#5A4A54") +
        each([46, 114] as const, (d) => circle(x + d, 608 + i * 100, 26, "#2A2430")),
    ),
  );
  const arches = repeat(
    3,
    (i) =>
      path(`M${60 + i * 250} 760V320A110 110 0 0 1 ${280 + i * 250} 320V760Z`, house.deep) +
      path(
        `M${60 + i * 250} 760V320A110 110 0 0 1 ${280 + i * 250} 320V760H${256 + i * 250}V322A86 86 0 0 0 ${84 + i * 250} 322V760Z`,
        lit(mix("#C98A4A", house.wall.slice(0, 7), 0.35)),
      ),
  );
  const river =
    backdrop(scene, { horizon: 600, sun: [640, 400, 180], clouds: [[240, 150, 260]] }) +
    skyline(scene, { base: 640, height: 280, row: "willis 600 420, trump 700 330, hancock 180 360" }) +
    rect(60, 200, 130, 500, "#B5563A") +
    rect(140, 200, 50, 500, "#7E3A30") +
    rect(50, 190, 150, 22, "#EBD3A6") +
    rect(96, 60, 50, 140, "#9A4A38") +
    path("M96 60Q80 10 130 -20H200Q120 20 146 60Z", palette.cloud[0], 'fill-opacity=".6"');
  const band =
    player(3, 250, 310, "play") +
    held(290, 590, 0.9, "#C8303F") +
    player(8, 620, 300, "play") +
    held(650, 590, 0.9, "#2F8A8A");
  const back = [
    brickWall(house, 800, 3),
    rect(-20, -20, 900, 1120, house.wall) + arches,
    brickWall(house, 800, 9),
    river,
  ] as const;
  const canopy =
    kind === 3
      ? path("M120 330Q428 180 736 330L716 370Q428 240 140 370Z", house.curtain) +
        rect(140, 350, 16, 420, house.ink) +
        rect(700, 350, 16, 420, house.ink)
      : "";
  const two = kind === 2 ? rect(-20, 700, 380, 90, house.fold) + rect(500, 700, 380, 90, house.fold) : "";
  return (
    pick(back, kind) +
    (kind === 3 ? "" : rays) +
    canopy +
    rect(-20, 770, 900, 330, house.floor) +
    rect(60, 756, 740, 26, lit(mix(house.floor.slice(0, 7), "#FFF3DC", 0.3))) +
    two +
    group(
      underLamps(kind === 2 ? drums + band : amps + (kind === 3 ? "" : drums + drummer) + band, scene, 0.12),
      'transform="translate(-128 -228) scale(1.3)"',
    ) +
    crowd({
      from: 0,
      to: 856,
      y: 890,
      height: 170,
      count: 12,
      seed: random(6),
      ink: lit(mix(house.ink.slice(0, 7), house.wall.slice(0, 7), 0.4)),
    }) +
    audience(house.ink, 930, true, variant + 4)
  );
}
