import type { Goal, NEIGHBORHOODS } from "@/lib/account/rules";

/** A color and the path filled with it. */
export type Shape = readonly [fill: string, path: string];

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
const dome = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`;
/** `count` boxes in a row. */
const row = (count: number, step: number, x: number, y: number, width: number, height: number) =>
  Array.from({ length: count }, (_, i) => box(x + i * step, y, width, height)).join("");
/** A star of Chicago's flag. */
const star = (x: number, y: number, r: number) =>
  `M${Array.from({ length: 12 }, (_, i) => {
    const [angle, reach] = [(i * Math.PI) / 6, i % 2 ? r * 0.36 : r];
    return `${(x + reach * Math.sin(angle)).toFixed(1)} ${(y - reach * Math.cos(angle)).toFixed(1)}`;
  }).join("L")}z`;

const sky = (top: string, middle: string, low: string): Shape[] => [
  [top, box(0, 0, 96, 72)],
  [middle, "M0 16q48 6 96 0v56h-96z"],
  [low, "M0 32q48 6 96 0v40h-96z"],
];
const DAWN = sky("#EE9468", "#F7BE8B", "#FCE3BC");
const DAY = sky("#4F9BA6", "#7DB9B9", "#DCE9D2");
const DUSK = sky("#6B2E60", "#D4513F", "#F7A94A");
const NIGHT = sky("#12204A", "#1E3566", "#2C5282");

const CREAM = "#FBF0D4";
const SAND = "#EBD3A6";
const GOLD = "#F0B13C";
const RED = "#D8472F";
const BRICK = "#B5563A";
const DARK_BRICK = "#823A30";
const GREEN = "#4F8A4B";
const DARK_GREEN = "#2F6B45";
const WATER = "#2F7F93";
const SKY_BLUE = "#41B6E6";
const PLUM = "#81486B";
const NAVY = "#12304A";

const tree = (x: number, y: number, r: number): Shape[] => [
  ["#613747", box(x - 1, y, 2, r * 2)],
  [DARK_GREEN, disc(x, y, r)],
  [GREEN, disc(x - r * 0.2, y - r * 0.2, r * 0.7)],
];
const sun = (x: number, y: number, r: number): Shape[] => [
  ["#FBD9A8", disc(x, y, r)],
  ["#FFF4DA", disc(x, y, r * 0.68)],
];
const TOWERS = `${box(6, 26, 10, 40)}${box(18, 14, 9, 50)}${box(20, 6, 2, 10)}${box(29, 32, 9, 34)}${box(58, 24, 9, 40)}M70 64l3-50h12l3 50z${box(76, 4, 2, 12)}${box(81, 6, 2, 10)}`;

export const GOAL_ILLUSTRATIONS: Record<Goal, readonly Shape[]> = {
  move: [
    ...DUSK,
    ...sun(70, 34, 17),
    ["#C4665A", "M0 40q60 0 96-8v40h-96z"],
    [CREAM, "M0 64q62-2 96-18v3q-32 16-96 18z"],
    ["#7E3550", "M12 60h66l-8 4h-54z"],
    ["#8A4A3C", "M22 0h18l-6 32h-16z"],
    [CREAM, "M18 28h17v7h-17z"],
    ["#3D7A8C", "M16 55q-2-14 1-22q5-3 8 2q5 1 8-3l4 0q8 11 22 14q12 3 13 9z"],
    [GOLD, "M32 54l9-14 4 3-6 11zM42 54l7-9 4 2-4 7z"],
    [CREAM, "M14 52h60q1 8-8 8h-46q-7 0-6-8z"],
  ],
  city: [
    ...DAY,
    ...sun(48, 34, 22),
    [WATER, TOWERS],
    ["#34495A", box(0, 48, 96, 4)],
    ["#34495A", row(5, 21, 4, 52, 4, 20)],
    ["#C5D3D6", "M12 34h68q4 0 4 4v10h-76v-10q0-4 4-4z"],
    [RED, box(8, 43, 76, 2)],
    [NAVY, row(6, 12, 13, 37, 8, 5)],
    ["#4A5A52", box(0, 64, 96, 8)],
  ],
  people: [
    ...DAWN,
    ...sun(48, 30, 26),
    ["#8C8A5C", "M0 60q48-8 96 0v12h-96z"],
    [PLUM, "M8 72q0-24 14-24t14 24z"],
    ["#7E4941", disc(22, 38, 9)],
    ["#2A1F3D", "M12 38a10 10 0 0 1 20-2q-10 0-12-3q-3 4-8 5z"],
    [WATER, "M60 72q0-24 14-24t14 24z"],
    ["#E0A27C", disc(74, 38, 9)],
    ["#7A4630", "M64 46v-8a10 10 0 0 1 20 0v8h-3v-8q-8 0-12-4q-2 3-2 12z"],
    [RED, "M31 72q0-28 17-28t17 28z"],
    ["#B77157", disc(48, 33, 10.5)],
    ["#2A1F3D", "M37 33a11 11 0 0 1 22 0q-5-1-8-5q-6 5-14 5z"],
    ["#2A1F3D", disc(48, 20, 4.5)],
  ],
};

type Neighborhood = (typeof NEIGHBORHOODS)[number];

/** A landmark or a street scene for each. */
export const NEIGHBORHOOD_ILLUSTRATIONS: Record<Neighborhood, readonly Shape[]> = {
  Visiting: [
    ...DAWN,
    ...sun(20, 34, 18),
    ["#D99A6E", box(0, 58, 96, 14)],
    [PLUM, "M38 24v-8q0-4 4-4h16q4 0 4 4v8h-4v-8h-16v8z"],
    [RED, "M24 24q0-4 4-4h44q4 0 4 4v32q0 4-4 4h-44q-4 0-4-4z"],
    ["#A63A2E", box(30, 20, 5, 40) + box(65, 20, 5, 40)],
    [CREAM, star(50, 40, 11)],
    [PLUM, box(30, 60, 6, 4) + box(64, 60, 6, 4)],
  ],
  "The Loop": [
    ...DUSK,
    ["#8E3355", TOWERS],
    ["#5E2752", box(38, 20, 18, 46)],
    [GOLD, row(3, 5, 41, 24, 3, 3) + row(3, 5, 41, 30, 3, 3) + row(2, 5, 46, 36, 3, 3)],
    ["#2A1F3D", box(0, 54, 96, 4) + row(4, 28, 6, 58, 4, 14)],
    ["#C5B6C0", "M0 40h74q6 2 6 8v6h-80z"],
    [NAVY, row(5, 14, 4, 43, 10, 6)],
  ],
  "South Loop": [
    ...NIGHT,
    [CREAM, star(16, 14, 4) + star(74, 10, 3) + star(86, 24, 4) + star(34, 20, 2.5)],
    ["#C9905A", dome(48, 42, 22)],
    ["#966440", "M48 20a22 22 0 0 1 22 22h-11q0-16-11-22z"],
    ["#EBD3A6", box(22, 42, 52, 8) + box(14, 50, 68, 10)],
    ["#7A6A72", row(7, 9, 18, 52, 4, 8)],
    [WATER, box(0, 60, 96, 12)],
    [SAND, box(20, 64, 30, 1.5) + box(46, 68, 34, 1.5)],
  ],
  "West Loop": [
    ...DAY,
    [NAVY, `${box(58, 20, 2, 14) + box(74, 20, 2, 14)}M54 8l13-7 13 7z`],
    ["#8A6A5C", box(56, 8, 22, 14)],
    [BRICK, box(10, 32, 76, 30)],
    [DARK_BRICK, box(10, 32, 10, 30)],
    [SAND, box(8, 30, 80, 3)],
    [NAVY, row(4, 16, 24, 37, 10, 9)],
    [GOLD, "M22 50h60l4 6h-68z"],
    [CREAM, "M30 50h8l-1 6h-9zM50 50h8v6h-8zM68 50h7l3 6h-8z"],
    ["#34495A", box(0, 62, 96, 10)],
  ],
  Lakeview: [
    ...DAY,
    [CREAM, "M20 16h14v-2h-14zM62 14h14v2h-14z"],
    [NAVY, box(30, 4, 1.5, 12) + box(64, 4, 1.5, 12)],
    [RED, "M31 4h10l-3 3 3 3h-10z"],
    [SKY_BLUE, "M65 4h10l-3 3 3 3h-10z"],
    [DARK_GREEN, box(18, 14, 60, 26)],
    [CREAM, row(9, 6, 22, 19, 3, 4) + row(9, 6, 22, 27, 3, 4)],
    [GOLD, box(44, 35, 8, 3)],
    [BRICK, box(0, 40, 96, 14)],
    [GREEN, "M0 42q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0v12h-96z"],
    ["#7DAA55", box(0, 54, 96, 18)],
    [CREAM, "M44 64l4-3 4 3-4 3z"],
  ],
  "Lincoln Park": [
    ...DAWN,
    ...sun(48, 34, 20),
    ["#A2617A", `${box(10, 30, 7, 24) + box(20, 20, 8, 34)}M70 54l2-38h8l2 38z`],
    ["#8C8A5C", box(0, 52, 96, 20)],
    ["#9A5A3C", "M20 58q0-34 28-34t28 34h-6q0-27-22-27t-22 27z"],
    ["#C9905A", "M28 58q0-24 20-24t20 24h-4q0-19-16-19t-16 19z"],
    ["#C98A86", "M0 58h96v8q-48 8-96 0z"],
    [CREAM, box(30, 62, 36, 1.5)],
    ...tree(8, 44, 9),
    ...tree(88, 44, 9),
  ],
  "Logan Square": [
    ...DUSK,
    ...sun(48, 40, 24),
    ["#A2617A", box(44, 16, 8, 40) + box(41, 13, 14, 4) + box(36, 54, 24, 10)],
    [PLUM, box(49, 16, 3, 40) + box(36, 58, 24, 6)],
    ["#3D2458", "M38 4q8 0 10 5q2-5 10-5q-3 6-8 7v3h-4v-3q-5-1-8-7z"],
    ["#5E5A4C", box(0, 62, 96, 10)],
    ...tree(16, 46, 12),
    ...tree(82, 46, 12),
  ],
  "Wicker Park": [
    ...DAY,
    [CREAM, disc(22, 14, 5) + disc(29, 12, 7) + disc(36, 14, 5)],
    [SAND, `M40 26l8-20 8 20z${box(38, 24, 20, 40)}`],
    ["#C9A27A", `M48 6l8 20h-8z${box(50, 26, 8, 38)}`],
    [NAVY, row(2, 9, 41, 30, 4, 5) + row(2, 9, 41, 39, 4, 5) + row(2, 9, 41, 48, 4, 5)],
    [BRICK, box(0, 40, 38, 24)],
    [DARK_BRICK, box(58, 36, 38, 28)],
    [NAVY, row(3, 11, 5, 45, 6, 8) + row(3, 11, 64, 42, 6, 8)],
    ["#34495A", box(0, 62, 96, 10)],
    [GOLD, row(5, 22, 2, 66, 10, 2)],
  ],
  Pilsen: [
    ["#2F7F93", box(0, 0, 96, 72)],
    [GOLD, disc(48, 44, 17)],
    [RED, "M48 18l4 8h-8zM28 26l8 4-5 6zM68 26l-8 4 5 6zM20 46l9-3v7zM76 46l-9-3v7z"],
    [CREAM, `${disc(42, 42, 2.5) + disc(54, 42, 2.5)}M39 48q9 9 18 0q-3 3-9 3t-9-3z`],
    [DARK_GREEN, "M4 72q2-18 12-24q0 16-4 24zM92 72q-2-18-12-24q0 16 4 24z"],
    ["#E58A6A", disc(14, 48, 6) + disc(82, 48, 6)],
    ["#8E3A5C", disc(14, 48, 2.5) + disc(82, 48, 2.5)],
    ["#34495A", box(0, 66, 96, 6)],
    [RED, "M0 0h16v12l-4-3-4 3-4-3-4 3z"],
    [GOLD, "M16 0h16v12l-4-3-4 3-4-3-4 3z"],
    [CREAM, "M32 0h16v12l-4-3-4 3-4-3-4 3z"],
    ["#8E3A5C", "M48 0h16v12l-4-3-4 3-4-3-4 3z"],
    [GOLD, "M64 0h16v12l-4-3-4 3-4-3-4 3z"],
    [RED, "M80 0h16v12l-4-3-4 3-4-3-4 3z"],
  ],
  Bridgeport: [
    ...NIGHT,
    [GOLD, star(18, 14, 8) + star(80, 12, 6)],
    [RED, star(64, 20, 5)],
    [CREAM, star(36, 10, 4)],
    [NAVY, box(14, 34, 68, 24)],
    ["#5D8197", box(18, 38, 60, 16)],
    [GOLD, row(7, 8, 21, 41, 4, 3) + row(7, 8, 21, 47, 4, 3)],
    ["#C5D3D6", box(22, 26, 2, 10) + box(40, 26, 2, 10) + box(56, 26, 2, 10) + box(74, 26, 2, 10)],
    [CREAM, disc(23, 27, 4) + disc(41, 27, 4) + disc(57, 27, 4) + disc(75, 27, 4)],
    [DARK_GREEN, box(0, 58, 96, 14)],
    [GREEN, row(5, 20, 0, 58, 10, 14)],
  ],
  "Hyde Park": [
    ...DAWN,
    ...sun(22, 32, 16),
    ["#8C8A5C", box(0, 58, 96, 14)],
    [BRICK, box(36, 14, 12, 46) + box(18, 40, 64, 20)],
    [DARK_BRICK, box(43, 14, 5, 46) + box(18, 52, 64, 8)],
    ["#4A2A4C", "M6 38h84l-6-5h-72zM24 27h54l-5-4h-44z"],
    [SAND, box(6, 38, 84, 3) + box(24, 27, 54, 2)],
    [GOLD, row(8, 7, 22, 43, 4, 7) + row(5, 7, 52, 29, 4, 4)],
    ...tree(88, 50, 8),
  ],
  Bronzeville: [
    ["#3D2458", box(0, 0, 96, 72)],
    ["#6B2E60", "M30 0h36l24 72h-84z"],
    ["#8E3A5C", "M40 0h16l14 72h-44z"],
    [GOLD, "M10 31h46q10 0 26-13v32q-16-13-26-13h-46z"],
    ["#BD8B3C", "M26 37h34q8 0 8 8t-8 8h-34q-8 0-8-8t8-8zm2 5q-4 0-4 3t4 3h30q4 0 4-3t-4-3z"],
    [GOLD, row(3, 8, 33, 22, 5, 32)],
    [CREAM, row(3, 8, 32, 19, 7, 4)],
    ["#BD8B3C", box(6, 29, 5, 10)],
    [CREAM, star(16, 14, 5) + star(78, 62, 4)],
  ],
  Uptown: [
    ...NIGHT,
    [DARK_BRICK, box(10, 12, 76, 54)],
    ["#5A3428", box(10, 12, 12, 54) + box(74, 12, 12, 54)],
    ["#E58A6A", "M28 36v-10a8 8 0 0 1 16 0v10zM52 36v-10a8 8 0 0 1 16 0v10z"],
    [GOLD, box(43, 4, 10, 40)],
    [RED, box(44.5, 6, 7, 36)],
    [CREAM, star(48, 12, 3) + star(48, 20, 3) + star(48, 28, 3) + star(48, 36, 3)],
    [RED, "M18 44h60v10h-60z"],
    [CREAM, box(20, 46, 56, 6)],
    [GOLD, row(10, 6, 20, 55, 3, 2)],
    [NAVY, box(0, 66, 96, 6) + row(3, 16, 28, 58, 10, 8)],
  ],
  Andersonville: [
    ...DAY,
    [CREAM, disc(14, 16, 5) + disc(21, 14, 6) + disc(28, 16, 4)],
    [NAVY, `M38 40l-4 22h3l4-22zM58 40l4 22h-3l-4-22z${box(46, 40, 4, 22)}M34 14l14-10 14 10z`],
    ["#2F6E9A", box(34, 14, 28, 26)],
    [GOLD, box(42, 14, 5, 26) + box(34, 24, 28, 5)],
    [BRICK, box(0, 50, 34, 14)],
    ["#C9905A", box(62, 48, 34, 16)],
    [NAVY, row(3, 10, 4, 53, 6, 6) + row(3, 10, 66, 52, 6, 6)],
    ["#34495A", box(0, 62, 96, 10)],
  ],
  "Rogers Park": [
    ...DAWN,
    ...sun(66, 38, 18),
    ["#C98A86", box(0, 40, 96, 20)],
    ["#F3B98F", box(54, 46, 30, 1.5) + box(58, 51, 24, 1.5)],
    ["#7C5174", box(0, 44, 40, 3)],
    [CREAM, box(12, 26, 8, 18)],
    [RED, `${box(12, 31, 8, 4)}M10 26l6-7 6 7z`],
    ["#FCE3BC", "M0 60q40-8 96-2v14h-96z"],
    [PLUM, box(57, 40, 2, 26)],
    [RED, "M38 46a20 16 0 0 1 40 0z"],
    [CREAM, "M46 46q2-12 12-16q-4 6-4 16zM62 46q0-10-4-16q10 4 12 16z"],
    [WATER, "M62 64h26l4 4h-28z"],
  ],
  "Humboldt Park": [
    ...DAY,
    ...tree(10, 42, 12),
    ...tree(86, 42, 12),
    [SAND, box(18, 36, 60, 20) + box(22, 24, 12, 32) + box(62, 24, 12, 32)],
    ["#C9A27A", box(30, 24, 4, 12) + box(70, 24, 4, 12)],
    [DARK_BRICK, "M20 25l8-12 8 12zM60 25l8-12 8 12zM34 36l4-8h20l4 8z"],
    [
      "#5A3428",
      "M38 56v-9a4 4 0 0 1 8 0v9zM50 56v-9a4 4 0 0 1 8 0v9zM24 56v-9a4 4 0 0 1 8 0v9zM64 56v-9a4 4 0 0 1 8 0v9z",
    ],
    [WATER, box(0, 56, 96, 16)],
    [CREAM, box(24, 61, 26, 1.5) + box(44, 66, 30, 1.5)],
    [RED, "M66 62h16l-3 4h-10z"],
  ],
  Chinatown: [
    ...DUSK,
    [RED, box(20, 30, 8, 36) + box(68, 30, 8, 36) + box(14, 30, 68, 8)],
    ["#8E3A33", box(25, 38, 3, 28) + box(73, 38, 3, 28)],
    [DARK_GREEN, "M8 30q8-2 12-10h56q4 8 12 10q-4 2-8 0h-64q-4 2-8 0zM28 18q6-2 8-8h24q2 6 8 8z"],
    [GREEN, box(20, 23, 56, 2) + box(36, 13, 24, 2)],
    [GOLD, box(20, 18, 56, 2.5) + row(5, 12, 20, 32, 6, 4)],
    ["#2A1F3D", box(0, 64, 96, 8)],
    [GOLD, box(35, 38, 1.5, 5) + box(59, 38, 1.5, 5)],
    [RED, disc(36, 48, 6) + disc(60, 48, 6)],
    ["#8E3A33", box(34, 54, 4, 4) + box(58, 54, 4, 4)],
  ],
  "South Shore": [
    ...DAY,
    ["#E9CFA0", box(20, 26, 14, 34) + box(62, 26, 14, 34) + box(10, 38, 76, 22)],
    ["#C9A27A", box(29, 26, 5, 12) + box(71, 26, 5, 12) + box(10, 54, 76, 6)],
    [BRICK, "M18 27l9-12 9 12zM60 27l9-12 9 12zM8 39l6-6h68l6 6z"],
    ["#34495A", `M40 60v-12a8 8 0 0 1 16 0v12z${row(2, 8, 15, 44, 5, 8)}${row(2, 8, 68, 44, 5, 8)}`],
    [GOLD, box(23, 30, 5, 5) + box(67, 30, 5, 5)],
    [GREEN, box(0, 60, 96, 12)],
    [SAND, "M40 60h16l10 12h-36z"],
  ],
  "Portage Park": [
    ...DAY,
    ...sun(58, 40, 15),
    ...tree(12, 38, 13),
    ...tree(34, 42, 10),
    [GREEN, box(0, 48, 96, 8)],
    [CREAM, box(0, 54, 96, 4)],
    [SKY_BLUE, box(0, 58, 96, 14)],
    ["#A5D3EE", box(8, 62, 26, 1.5) + box(28, 67, 30, 1.5) + box(66, 64, 20, 1.5)],
    ["#C5D3D6", box(84, 26, 4, 32) + box(76, 26, 3, 32) + box(76, 34, 10, 2) + box(76, 42, 10, 2)],
    [RED, box(56, 24, 34, 3)],
    [RED, disc(38, 63, 7)],
    [CREAM, "M38 56a7 7 0 0 1 6 4l-12 7a7 7 0 0 1-1-4z"],
    [SKY_BLUE, disc(38, 63, 3)],
  ],
  Other: [
    ...DAY,
    [CREAM, disc(64, 14, 5) + disc(72, 12, 7) + disc(80, 14, 5)],
    [BRICK, box(28, 38, 40, 24) + box(56, 18, 6, 14)],
    [DARK_BRICK, box(28, 38, 8, 24)],
    ["#4A3A48", "M22 39l10-15h32l10 15z"],
    ["#C9905A", "M38 39l10-11 10 11z"],
    [NAVY, box(44, 33, 8, 5) + box(40, 44, 18, 9)],
    [CREAM, box(48, 44, 1.5, 9)],
    ["#5A3428", box(60, 46, 6, 16)],
    [SAND, box(26, 38, 44, 2)],
    [GREEN, box(0, 62, 96, 10)],
    ...tree(12, 46, 11),
    ...tree(86, 48, 9),
  ],
};
