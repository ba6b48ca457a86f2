import { filler, skyline } from "./city";
import { type Art, box, circle, clipped, each, ellipse, path, pick, poly, rect, repeat } from "./engine";
import { lit } from "./palettes";
import { type Scene, underLamps } from "./scene";
import { backdrop } from "./sky";

/** Wall, its stripe, trim, table top and edge, and the cloth or tile that may go with them. */
type Room = { wall: string; stripe: string; trim: string; table: string; edge: string; cloth: string };

const ROOMS: readonly Room[] = [
  { wall: "#6B3040", stripe: "#632B3C", trim: "#2B1526", table: "#B5693F", edge: "#8E4A33", cloth: "#D9503A" },
  { wall: "#2F6F70", stripe: "#2A6466", trim: "#143A42", table: "#C98A5A", edge: "#9A5E3E", cloth: "#F0B13C" },
  { wall: "#D9A04A", stripe: "#CF9442", trim: "#7A4A2A", table: "#7A3F2C", edge: "#532A24", cloth: "#2F8A8A" },
  { wall: "#2A3F6A", stripe: "#263960", trim: "#141F3C", table: "#8A5A3E", edge: "#5E3A2C", cloth: "#E58A6A" },
  { wall: "#C8694A", stripe: "#BD6044", trim: "#5A2A28", table: "#E3C08A", edge: "#B98F5E", cloth: "#24506A" },
  { wall: "#4F7A5A", stripe: "#487052", trim: "#22402F", table: "#D9B080", edge: "#A87A50", cloth: "#D8472F" },
  { wall: "#E6C9A0", stripe: "#DDBE92", trim: "#8A5A42", table: "#5A6F7C", edge: "#3C4F5C", cloth: "#C8503A" },
  { wall: "#5A3A6A", stripe: "#513260", trim: "#2A1A3C", table: "#A8684A", edge: "#7A4636", cloth: "#F2B45A" },
];

/** Rooms that suit the hour: bright ones by day, dark ones in the evening. */
const BY_TIME: Readonly<Record<Scene["time"], readonly number[]>> = {
  dawn: [4, 6, 1, 2],
  day: [1, 2, 5, 6],
  dusk: [7, 0, 3, 4],
  night: [0, 3, 7, 1],
};

export const roomOf = ({ time, variant }: Scene): Room => pick(ROOMS, pick(BY_TIME[time], variant));

/** Window on the city at its hour: light comes from outside, so only the frame is under lamps. */
function windowWall(scene: Scene, { wall, stripe, trim }: Room): Art {
  const [x, y, w, h] = [110, 70, 636, 520];
  const view =
    backdrop(scene, {
      horizon: 560,
      sun: [570, 330, 130],
      clouds: [
        [290, 190, 200],
        [620, 150, 140],
      ],
    }) +
    skyline(scene, {
      base: 596,
      height: 230,
      row: "willis 250 330, prudential 400 250, aon 470 290, hancock 650 300, trump 330 230",
    });
  return (
    rect(-20, -20, 900, 1120, wall) +
    repeat(9, (i) => rect(-20 + i * 108, -20, 54, 820, stripe)) +
    rect(x - 16, y - 16, w + 32, h + 32, trim) +
    clipped(box(x, y, w, h), view) +
    rect(x + w / 2 - 7, y, 14, h, trim) +
    rect(x, y + 170, w, 11, trim) +
    rect(x - 34, y + h + 10, w + 68, 24, trim)
  );
}

/** Glazed tiles with a shelf and two lamps. */
function tiledWall(scene: Scene, { wall, stripe, trim, cloth }: Room): Art {
  const warm = scene.evening ? lit("#FFE0A0") : "#FBE7BE";
  const tiles = repeat(10, (r) =>
    repeat(8, (c) =>
      (r * 5 + c * 3) % 4 === 0 ? rect(-20 + c * 120 + (r % 2) * 60, r * 62 + 4, 114, 56, stripe) : "",
    ),
  );
  const shelf =
    rect(90, 300, 676, 18, trim) +
    each(
      [150, 250, 330, 560, 650, 720] as const,
      (x, i) =>
        rect(
          x - 18,
          300 - 70 - (i % 3) * 26,
          36,
          70 + (i % 3) * 26,
          pick([cloth, "#FBEBCB", "#7FB3A0"], i),
          'rx="10"',
        ) + rect(x - 8, 300 - 96 - (i % 3) * 26, 16, 34, pick([cloth, "#FBEBCB", "#7FB3A0"], i), 'rx="4"'),
    );
  const lamps = each(
    [230, 626] as const,
    (x) =>
      rect(x - 2, -20, 4, 120, trim) +
      ellipse(x, 168, 150, 70, warm, 'fill-opacity=".22"') +
      path(`M${x - 66} 150Q${x - 60} 92 ${x} 90Q${x + 60} 92 ${x + 66} 150Z`, trim) +
      ellipse(x, 150, 64, 11, warm),
  );
  return rect(-20, -20, 900, 1120, wall) + tiles + shelf + lamps;
}

/** A stand in the street: awning above, the block behind. */
function streetStand(scene: Scene, { cloth, trim }: Room): Art {
  const { palette, evening, random } = scene;
  const glow = evening ? { ink: lit("#F9C877"), share: 0.3, size: 7 } : undefined;
  const stripes = repeat(
    11,
    (i) =>
      rect(-10 + i * 84, -20, 42, 150, i % 1 ? cloth : "#FBEBCB") +
      path(`M${-10 + i * 84} 129Q${11 + i * 84} 168 ${32 + i * 84} 129Z`, "#FBEBCB") +
      path(`M${32 + i * 84} 129Q${53 + i * 84} 168 ${74 + i * 84} 129Z`, cloth),
  );
  const bulbs = evening ? repeat(10, (i) => circle(30 + i * 90, 186, 9, lit("#FFE6A8"))) : "";
  return (
    backdrop(scene, { horizon: 640, sun: [640, 380, 150], clouds: [[260, 260, 220]] }) +
    skyline(scene, { base: 760, height: 260, row: "willis 640 380, hancock 150 360, trump 540 280" }) +
    filler(
      { from: -20, to: 880, base: 800, low: 130, high: 300, inks: palette.near, width: [80, 60] },
      random(11),
      glow,
    ) +
    rect(-20, -20, 900, 150, cloth) +
    stripes +
    rect(-20, -20, 900, 16, trim) +
    bulbs
  );
}

/** A poster's sunburst behind the dish. */
function sunburst(_: Scene, { wall, stripe, cloth }: Room): Art {
  const rays = repeat(16, (i) => {
    const [a, b] = [((i * 2) / 32) * Math.PI * 2, ((i * 2 + 1) / 32) * Math.PI * 2];
    return poly(
      `428 560 ${428 + 1100 * Math.cos(a)} ${560 + 1100 * Math.sin(a)} ${428 + 1100 * Math.cos(b)} ${560 + 1100 * Math.sin(b)}`,
      stripe,
    );
  });
  return (
    rect(-20, -20, 900, 1120, wall) +
    rays +
    circle(428, 560, 372, cloth) +
    circle(428, 560, 330, "#F8DFA8") +
    circle(428, 560, 292, "#FBEBCB")
  );
}

type Setting = "window" | "tiles" | "stand" | "sunburst";
const SETTINGS = { window: windowWall, tiles: tiledWall, stand: streetStand, sunburst } as const;

/** Round table edge with a soft front, its far line at `y`. */
export function table({ table: top, edge }: Room, y: number): Art {
  return (
    path(`M-20 ${y}Q428 ${y - 40} 880 ${y}V1100H-20Z`, top) +
    path(
      `M-20 ${y + 34}Q428 ${y - 8} 880 ${y + 34}V${y + 46}Q428 ${y + 4} -20 ${y + 46}Z`,
      edge,
      'fill-opacity=".45"',
    ) +
    path(`M-20 1010Q428 960 880 1010V1100H-20Z`, edge)
  );
}

/** Checkered cloth in perspective. */
function checks({ cloth }: Room, y: number): Art {
  const columns = repeat(15, (k) => {
    const i = -14 + k * 2;
    return poly(
      `${428 + i * 52} ${y} ${428 + (i + 1) * 52} ${y} ${428 + (i + 1) * 118} 1100 ${428 + i * 118} 1100`,
      cloth,
      'fill-opacity=".85"',
    );
  });
  const rows = each(
    [
      [0, 34],
      [70, 120],
      [170, 232],
      [290, 370],
    ] as const,
    ([a, b]) => rect(-20, y + a, 900, b - a, cloth, 'fill-opacity=".55"'),
  );
  return rect(-20, y, 900, 1120 - y, "#F7E3BC") + columns + rows;
}

/** A dish on its table in one of four settings, chosen by the variant unless named. */
export function atTable(
  scene: Scene,
  dish: Art,
  options: { y?: number; setting?: Setting; checked?: boolean } = {},
): Art {
  const room = roomOf(scene);
  const all: readonly Setting[] = ["window", "sunburst", "stand", "tiles"];
  const setting = options.setting ?? pick(all, scene.variant);
  const y = options.y ?? 760;
  const inside = (options.checked ? checks(room, y) : table(room, y)) + dish;
  return underLamps(SETTINGS[setting](scene, room) + inside, scene, 0.34);
}

/** Shadow of a thing on a table, flat and to the right. */
export const cast = (x: number, y: number, rx: number, ry: number): Art =>
  ellipse(x + rx * 0.16, y + ry * 0.35, rx * 1.08, ry, "#3A2030", 'fill-opacity=".34"');
