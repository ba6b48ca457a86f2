import { COVERS, EVENTS, GEMS, GROUPS, GUIDES, POSTS, TRENDING, VENUES } from "./catalogue-lists";
import { fingerprint, pick } from "./engine";
import { MOTIFS } from "./motif-table";
import { TIMES, type Time } from "./palettes";
import type { SceneOptions } from "./scene";

export type CatalogueEntry = {
  id: string;
  motif: string;
  time: Time;
  seed: number;
  options: SceneOptions;
  focusY: number;
  alt: string;
};

type Flags = SceneOptions & { focusY?: number };

const WHEN: Readonly<Record<Time, string>> = { dawn: "at dawn", day: "by day", dusk: "at dusk", night: "at night" };

const isTime = (word: string): word is Time => TIMES.some((time) => time === word);

/** `v2` variant, `m1` palette of the hour, `flip` mirrored, `z1.2,428,535` closer view, `#D8472F` accent, `y0.4` focus. */
function applyFlag(flag: string, options: Flags): void {
  const value = flag.slice(1);
  if (flag === "flip") options.mirrored = true;
  else if (/^v\d+$/.test(flag)) options.variant = Number(value);
  else if (/^m\d+$/.test(flag)) options.mood = Number(value);
  else if (/^#[0-9A-F]{6}$/i.test(flag)) options.accent = flag;
  else if (/^y[\d.]+$/.test(flag)) options.focusY = Number(value);
  else if (/^z[\d.,]+$/.test(flag)) {
    const [factor = 1, x = 428, y = 535] = value.split(",").map(Number);
    options.zoom = [factor, x, y];
  } else throw new Error(`Unknown flag ${flag}`);
}

function parse(line: string): CatalogueEntry {
  const [id = "", motif = "", time = "", ...flags] = line.trim().split(/\s+/);
  const entry = MOTIFS[motif];
  if (!entry || !isTime(time)) throw new Error(`Cannot read "${line}"`);
  const read: Flags = {};
  for (const flag of flags) applyFlag(flag, read);
  const { focusY = entry.focusY, ...options } = read;
  const seed = Number.parseInt(fingerprint(id).slice(1), 36) % 9973;
  return { id, motif, time, seed, options, focusY, alt: `${pick(entry.alt, options.variant ?? 0)}, ${WHEN[time]}` };
}

const lines = [VENUES, GEMS, EVENTS, TRENDING, POSTS, GROUPS, COVERS, GUIDES].flatMap((list) =>
  list.trim().split("\n"),
);

/** Every picture the app ships, in one order for good. */
export const catalogue: readonly CatalogueEntry[] = lines.filter((line) => line.trim() !== "").map(parse);
