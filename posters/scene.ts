import { seeded } from "./engine";
import { graded, lit, type Pair, type Palette, paletteOf, type Time } from "./palettes";

export type SceneOptions = {
  /** Which of the hour's palettes. */
  mood?: number;
  /** Which arrangement of the motif: foreground, props, materials. */
  variant?: number;
  mirrored?: boolean;
  /** Colour of the one thing that may stand out. */
  accent?: string;
  /** Closer view: factor and the point that stays in the middle. */
  zoom?: readonly [factor: number, x: number, y: number];
};

export type Scene = {
  time: Time;
  /** Colours of the hour, ready to print: they are never graded again. */
  palette: Palette;
  variant: number;
  accent: string;
  /** Lamps and windows are on. */
  evening: boolean;
  night: boolean;
  /** A fresh generator per part, so that changing one part does not reshuffle the others. */
  random: (part: number) => () => number;
};

/** A motif draws with daylight colours and the palette's; `develop` turns the former into the hour's. */
export type Motif = (scene: Scene) => string;

const DAYLIGHT = /#[0-9a-fA-F]{6}(?![0-9a-fA-F])/g;
const litAll = <T extends readonly string[]>(inks: T) => inks.map(lit);
const litPair = ([a, b]: Pair): Pair => [lit(a), lit(b)];
const litThree = ([a, b, c]: readonly [string, string, string]) => [lit(a), lit(b), lit(c)] as const;

function printable(p: Palette): Palette {
  return {
    sky: litAll(p.sky),
    disc: litAll(p.disc),
    cloud: litPair(p.cloud),
    far: litPair(p.far),
    mid: litPair(p.mid),
    near: litPair(p.near),
    ink: lit(p.ink),
    water: litThree(p.water),
    glint: litThree(p.glint),
    ground: litThree(p.ground),
    grass: litThree(p.grass),
    leaf: litThree(p.leaf),
    paper: lit(p.paper),
    accent: lit(p.accent),
    second: lit(p.second),
    grade: p.grade,
  };
}

export function createScene(time: Time, seed: number, options: SceneOptions = {}): Scene {
  const palette = printable(paletteOf(time, options.mood ?? 0));
  return {
    time,
    palette,
    variant: options.variant ?? 0,
    accent: options.accent ?? palette.accent,
    evening: time === "dusk" || time === "night",
    night: time === "night",
    random: (part) => seeded(seed * 7919 + part * 104729 + 17),
  };
}

/** Prints a drawing in the hour's light; what is marked as lit keeps its colour. */
export function develop(art: string, scene: Scene): string {
  return art.replace(DAYLIGHT, (hex) => lit(graded(hex, scene.palette)));
}

/** Things under lamps (a room, a stage, a floodlit field) take only a share of the hour outside. */
export function underLamps(art: string, scene: Scene, share = 0.3): string {
  const { grade } = scene.palette;
  const indoors = { ...scene.palette, grade: { ...grade, strength: grade.strength * share } };
  return art.replace(DAYLIGHT, (hex) => lit(graded(hex, indoors)));
}
