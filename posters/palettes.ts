import { pick } from "./engine";

export const TIMES = ["dawn", "day", "dusk", "night"] as const;
export type Time = (typeof TIMES)[number];
/** Lit plane and shade plane of one solid. */
export type Pair = readonly [lit: string, shade: string];

export type Palette = {
  /** Bands from the zenith down to the horizon. */
  sky: readonly string[];
  /** Sun or moon, outermost disc first. */
  disc: readonly string[];
  cloud: Pair;
  far: Pair;
  mid: Pair;
  near: Pair;
  ink: string;
  /** Plane, ripple, deep. */
  water: readonly [string, string, string];
  glint: readonly [string, string, string];
  ground: readonly [string, string, string];
  grass: readonly [string, string, string];
  leaf: readonly [string, string, string];
  paper: string;
  accent: string;
  second: string;
  /** How daylight materials look at this hour: shadow, middle and light ink, and how strongly they take over. */
  grade: { inks: readonly [string, string, string]; strength: number };
};

const dawnGrade = { inks: ["#35203F", "#BF6F78", "#FFE9C6"], strength: 0.2 } as const;
const dayGrade = { inks: ["#12304A", "#7FB0A8", "#FFF6E0"], strength: 0 } as const;
const duskGrade = { inks: ["#241638", "#9A4360", "#FFC98A"], strength: 0.3 } as const;
const nightGrade = { inks: ["#0A1330", "#24508A", "#B9D6D6"], strength: 0.5 } as const;

const softDawn: Palette = {
  sky: ["#EE9468", "#F3A97A", "#F7BE8B", "#FAD3A4", "#FCE3BC"],
  disc: ["#FBD9A8", "#FDE6BF", "#FFF4DA"],
  cloud: ["#FBE0B8", "#F6C592"],
  far: ["#D99085", "#E2A086"],
  mid: ["#A2617A", "#81486B"],
  near: ["#6A3D60", "#4A2A4C"],
  ink: "#2A1F3D",
  water: ["#C98A86", "#A86F7F", "#7C5174"],
  glint: ["#F3B98F", "#FCDBA6", "#FFF6E0"],
  ground: ["#F3C79A", "#F0BC8C", "#D99A6E"],
  grass: ["#8C8A5C", "#9C9562", "#5E5A4C"],
  leaf: ["#8A7A5A", "#5F5650", "#443A48"],
  paper: "#FFF1D0",
  accent: "#3F7C8C",
  second: "#E4573F",
  grade: dawnGrade,
};

const deepDawn: Palette = {
  ...softDawn,
  sky: ["#5B3B63", "#8F4F70", "#C9656A", "#EE8E62", "#F7B57E", "#FBD7A3"],
  disc: ["#FAC78E", "#FCDBA6", "#FFF1D0"],
  cloud: ["#F2A273", "#C9656A"],
  far: ["#D08A7E", "#BC7678"],
  mid: ["#A2617A", "#844B70"],
  near: ["#5B3B63", "#3C2850"],
  ink: "#241A36",
  water: ["#8C5674", "#A9667A", "#5F416B"],
  ground: ["#E9A27C", "#F3B88E", "#B9625F"],
  grass: ["#6E6A58", "#817A5E", "#43375C"],
  leaf: ["#77685C", "#4A4152", "#35294A"],
  accent: "#E4573F",
  second: "#3F7C8C",
};

const mintDawn: Palette = {
  ...softDawn,
  sky: ["#5E9097", "#8DB0A4", "#BDCBAE", "#E8D9AE", "#F8CF9C", "#FAB98A"],
  disc: ["#FBD9A0", "#FDE8BE", "#FFF6DE"],
  cloud: ["#F6E3BE", "#DDD3AE"],
  far: ["#A9B39C", "#93A596"],
  mid: ["#6E8388", "#53697A"],
  near: ["#3E5468", "#2B3D56"],
  ink: "#1E2C46",
  water: ["#7FA3A2", "#9AB7AB", "#557F8C"],
  glint: ["#D9CFA6", "#FCDBA6", "#FFF6E0"],
  ground: ["#EBD0A2", "#E2C08F", "#B98F6B"],
  grass: ["#7FA06C", "#94AE74", "#4C7060"],
  leaf: ["#7D9E6A", "#4E7A62", "#2E5456"],
  accent: "#D8573F",
  second: "#F0B13C",
};

const lakeDay: Palette = {
  sky: ["#2F7F93", "#4F9BA6", "#7DB9B9", "#B0D5C8", "#DCE9D2"],
  disc: ["#C9E0CB", "#EFEFD2", "#FFF6DC"],
  cloud: ["#FBF0D4", "#E6EDD6"],
  far: ["#8FBFBE", "#7BAFB3"],
  mid: ["#4A8F9B", "#2F7485"],
  near: ["#1D5470", "#12304A"],
  ink: "#12304A",
  water: ["#2B7A8C", "#3C8C9C", "#1D5470"],
  glint: ["#4F9BA6", "#8CC4C1", "#E6F0DA"],
  ground: ["#EFD3A0", "#E6C48C", "#C79F63"],
  grass: ["#5B9A50", "#4A8549", "#2F6B45"],
  leaf: ["#7DAA55", "#4F8A4B", "#24573F"],
  paper: "#FBF0D4",
  accent: "#D8472F",
  second: "#F0B13C",
  grade: dayGrade,
};

const clearDay: Palette = {
  ...lakeDay,
  sky: ["#5AA9BC", "#86C3C6", "#B3D8CC", "#DBE8CF", "#F4EFD2"],
  cloud: ["#FFF6E0", "#E9EBD3"],
  far: ["#A9CDBF", "#97BFB6"],
  mid: ["#6FA6A6", "#4F8A95"],
  near: ["#3B6F84", "#24506A"],
  water: ["#3F93A0", "#57A6AB", "#2A7488"],
  accent: "#C8452F",
};

const goldenDay: Palette = {
  ...lakeDay,
  sky: ["#1F5468", "#3E7C85", "#7FA99A", "#C9C79A", "#F4D08A", "#F9B863"],
  disc: ["#FAD58F", "#FCE3AE", "#FFF3D2"],
  cloud: ["#E9D7A0", "#7FA99A"],
  far: ["#E6A66A", "#CF8459"],
  mid: ["#A8705A", "#8A5650"],
  near: ["#5A4048", "#3A2E3B"],
  ink: "#1B2230",
  water: ["#1F5468", "#3E7C85", "#12384A"],
  glint: ["#7FA99A", "#F9B863", "#FFF0C8"],
  grass: ["#6E8C48", "#809A4E", "#3F5E42"],
  leaf: ["#9BA250", "#5F7F48", "#2E4E3E"],
  accent: "#C8452F",
  second: "#F9B863",
  grade: { inks: ["#1B2230", "#B07A52", "#FFEBC0"], strength: 0.16 },
};

const crimsonDusk: Palette = {
  sky: ["#3D2458", "#6B2E60", "#A8364F", "#D4513F", "#EF8240", "#F7A94A"],
  disc: ["#F08A44", "#F7B14C", "#FFD88A"],
  cloud: ["#E8693A", "#8E3A5C"],
  far: ["#A8405A", "#8E3355"],
  mid: ["#7A2F58", "#5E2752"],
  near: ["#54295A", "#381C44"],
  ink: "#241638",
  water: ["#5A2A5C", "#7A3560", "#3D2458"],
  glint: ["#E8693A", "#F7B14C", "#FFE6B5"],
  ground: ["#C4665A", "#B3584F", "#7E3550"],
  grass: ["#5E5A4E", "#6E6650", "#3A3048"],
  leaf: ["#7A6A4C", "#4E4452", "#33264A"],
  paper: "#FFE6B5",
  accent: "#F7B14C",
  second: "#E8693A",
  grade: duskGrade,
};

const violetDusk: Palette = {
  ...crimsonDusk,
  sky: ["#23265A", "#433878", "#7A4A86", "#BC6483", "#EC8C74", "#F8BE86"],
  disc: ["#F2A47C", "#F8C08C", "#FFE3B4"],
  cloud: ["#EC8C74", "#7A4A86"],
  far: ["#B06A88", "#955C84"],
  mid: ["#6A4A80", "#50396E"],
  near: ["#3C3064", "#28224C"],
  ink: "#1C1A3C",
  water: ["#4A3F78", "#6A4F86", "#2E2C5E"],
  glint: ["#BC6483", "#F8BE86", "#FFF0D0"],
  ground: ["#B9808C", "#A56F80", "#6A4A70"],
  grass: ["#56606A", "#667068", "#363C58"],
  leaf: ["#66746A", "#434E66", "#2B2F54"],
  accent: "#F2A13C",
  second: "#E4576B",
  grade: { inks: ["#1C1A3C", "#8A5A88", "#FFD3A6"], strength: 0.3 },
};

const navyNight: Palette = {
  sky: ["#101E44", "#15305A", "#1C4270", "#275D88", "#3A7F95"],
  disc: ["#2F6E92", "#F3DDA8", "#FFF1CF"],
  cloud: ["#2C5C88", "#20497A"],
  far: ["#28588A", "#204A7C"],
  mid: ["#1B3A6B", "#142C58"],
  near: ["#16284F", "#0E1C40"],
  ink: "#0B1531",
  water: ["#153A68", "#1F4F7E", "#0E2550"],
  glint: ["#3A7F95", "#F5A83A", "#FFE9BC"],
  ground: ["#2B4672", "#243C66", "#16284F"],
  grass: ["#1F4F56", "#275C5C", "#123344"],
  leaf: ["#2F6A62", "#1F4C54", "#12303F"],
  paper: "#FFE9BC",
  accent: "#F5A83A",
  second: "#D5413C",
  grade: nightGrade,
};

const tealNight: Palette = {
  ...navyNight,
  sky: ["#0C2233", "#103444", "#174B57", "#23666A", "#3E8A80"],
  disc: ["#2C7672", "#F4E2B2", "#FFF4D6"],
  cloud: ["#27686C", "#1A4F58"],
  far: ["#235E66", "#1C5059"],
  mid: ["#184350", "#123542"],
  near: ["#12323F", "#0B2230"],
  ink: "#081A26",
  water: ["#12404C", "#1C5560", "#0B2A38"],
  glint: ["#3E8A80", "#F2B45A", "#FFE9BC"],
  ground: ["#2A4E58", "#22434E", "#12303A"],
  accent: "#F2B45A",
  second: "#E2575A",
  grade: { inks: ["#071824", "#1F6470", "#B4D8C6"], strength: 0.48 },
};

const plumNight: Palette = {
  ...navyNight,
  sky: ["#1A1238", "#2A1B50", "#3F2868", "#5C3A80", "#86558E"],
  disc: ["#6A4488", "#F5DDB8", "#FFF3D8"],
  cloud: ["#553680", "#3B2664"],
  far: ["#52377C", "#452D6C"],
  mid: ["#35225C", "#291A4A"],
  near: ["#241740", "#180F30"],
  ink: "#130C28",
  water: ["#2F2258", "#46306E", "#1C1440"],
  glint: ["#86558E", "#F58A5A", "#FFE0B0"],
  ground: ["#46346A", "#3B2B5C", "#241A44"],
  accent: "#F58A5A",
  second: "#7FE0CF",
  grade: { inks: ["#130C28", "#5A3A80", "#CDB6D8"], strength: 0.48 },
};

const snowDay: Palette = {
  ...lakeDay,
  sky: ["#7FA9BC", "#9DBFCA", "#BDD4D5", "#DCE5DC", "#F2EEDD"],
  cloud: ["#FFF8E6", "#E4EADF"],
  far: ["#B5CBCB", "#A3BDC2"],
  mid: ["#7C9DAC", "#5D8197"],
  ground: ["#F4EEDC", "#E2E6DC", "#B9CBD0"],
  grass: ["#EEF0E2", "#DDE6DF", "#A9C2CA"],
};

const PALETTES: Readonly<Record<Time, readonly Palette[]>> = {
  dawn: [softDawn, deepDawn, mintDawn],
  day: [lakeDay, clearDay, goldenDay, snowDay],
  dusk: [crimsonDusk, violetDusk],
  night: [navyNight, tealNight, plumNight],
};

export const paletteOf = (time: Time, mood: number): Palette => pick(PALETTES[time], mood);

const channels = (hex: string): number[] => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function brightness(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
}

/** A colour as this hour shows it: pulled towards the hour's own inks by its brightness, so every motif stays one print. */
export function graded(hex: string, { grade }: Palette): string {
  if (grade.strength === 0) return hex;
  const [dark, middle, light] = grade.inks;
  const level = brightness(hex);
  const target = level < 0.5 ? mix(dark, middle, level * 2) : mix(middle, light, level * 2 - 1);
  return mix(hex, target, grade.strength);
}

/** Marks a colour that gives light itself (lamp, window, neon, sky) and is not graded: an opaque alpha protects it. */
export const lit = (hex: string): string => (hex.length === 7 ? `${hex}ff` : hex);
