import { pick, seeded } from "../engine";
import { EYES, FACES, NOSES } from "./face";
import type { HairName } from "./hair";
import { type HairColor, SITTERS, type Tone } from "./sitters";
import { type HeadwearName, TOPS } from "./wear";

export const SKINS = [
  ["#F8DDB8", "#E9B48E"],
  ["#F3CDA0", "#D99E76"],
  ["#EDB58C", "#CB8462"],
  ["#E39A6F", "#BE6F50"],
  ["#CE8355", "#A35C40"],
  ["#B5714E", "#88503E"],
  ["#9C5A44", "#74403A"],
  ["#7E4A3C", "#5C3432"],
  ["#643C36", "#472A2C"],
] as const;

/** Ground, lighter disc, the sitter's clothing ink with its shade, and the line ink. */
export const PRINTS = [
  ["#E9B48E", "#F3CFAC", "#FFF0D2", "#E3BFA0", "#3B1C33"],
  ["#8FA9AE", "#B7C6BF", "#D9603F", "#A8402F", "#1C3A4F"],
  ["#EDBE98", "#F5D7B6", "#2F8A8A", "#1F6570", "#123C4A"],
  ["#7D8CA8", "#A3ADBD", "#FBE6BE", "#DFC49F", "#1B2340"],
  ["#A9B98A", "#C9D3A8", "#C8503A", "#96382F", "#24352E"],
  ["#D98C7A", "#EBB19C", "#24506A", "#17384F", "#2A1F3D"],
  ["#E8C36A", "#F3DB9C", "#7A3F5C", "#562A44", "#3A1F2E"],
  ["#9FC2BE", "#C5DBD2", "#F0B13C", "#C98A2C", "#1F3A44"],
  ["#B79AB8", "#D3BED0", "#3F5C8A", "#2A4068", "#2A1F3D"],
  ["#C9A27A", "#E2C6A0", "#4F8A6B", "#34664F", "#2B2A22"],
  ["#86B0C8", "#B4CFDB", "#E2576A", "#B03C52", "#14304A"],
  ["#F0A88C", "#F8CDB4", "#4A4A8A", "#34346A", "#2A1F3D"],
] as const;

/** Indexes of SKINS. */
const TONES: Readonly<Record<Tone, readonly number[]>> = {
  fair: [0, 1],
  light: [1, 2],
  tan: [2, 3, 4],
  brown: [4, 5, 6],
  deep: [6, 7, 8],
};

const HAIR_INKS: Readonly<Record<HairColor, readonly string[]>> = {
  black: ["#2A1F2E", "#1B2340", "#2B2A22"],
  dark: ["#3B1C33", "#38241F", "#4A2C22"],
  brown: ["#7A4630", "#5E3A2A", "#8A5A3A"],
  blond: ["#D9A650", "#C9963E"],
  red: ["#C8693A", "#A8572F"],
  grey: ["#E9E6DC", "#C9CBC6", "#A9AEB2"],
};

/** Hair that anybody may wear, and what is added for very curly hair and for age. */
const HAIR_OF = {
  woman: {
    any: ["bob", "long", "waves", "topBun", "ponytail", "braids", "pixie"],
    coily: ["afro", "twoPuffs", "braids", "locs", "topBun"],
    grey: ["set", "bob", "pixie", "topBun", "waves"],
  },
  man: {
    any: ["crop", "sidePart", "quiff", "buzz", "curls", "crop", "sidePart"],
    coily: ["afro", "flatTop", "buzz", "locs", "crop", "bald"],
    grey: ["fringeOfHair", "receding", "sidePart", "crop", "bald"],
  },
} as const satisfies Record<string, Record<string, readonly HairName[]>>;

/** A hat hides the crown: only hair that falls below it shows. */
const UNDER_HAT = {
  any: ["long", "waves", "bob", "braids"],
  coily: ["braids", "locs", "waves"],
  grey: ["bob", "waves"],
} as const satisfies Record<string, readonly HairName[]>;

const HATS_OF = {
  woman: ["beanie", "bucketHat", "sunHat", "headband", "headwrap", "flatCap"],
  man: ["flatCap", "baseballCap", "beanie", "bucketHat", "bandana"],
} as const satisfies Record<string, readonly HeadwearName[]>;

const SHORT: readonly HairName[] = ["pixie", "topBun", "afro"];

export type Sitter = {
  print: number;
  skin: number;
  hair: HairName;
  hairInk: string;
  elder: boolean;
  soft: boolean;
  headwear?: HeadwearName;
  glasses: number;
  beard: number;
  top: number;
  collar: number;
  face: number;
  eyes: number;
  brows: number;
  nose: number;
  mouth: number;
  earrings: number;
  extra: number;
};

/**
 * Portrait n: what SITTERS says of the person, and everything else dealt from the number, so that the same number always
 * gives the same picture and neighbours differ in all that shows.
 */
export function sitter(n: number): Sitter {
  const facts = SITTERS[n - 1];
  if (!facts) throw new Error(`Nobody sits for portrait ${n}`);
  const [, presents, tone, color, headwear] = facts;
  const roll = seeded(n * 2654435761 + 99);
  const choose = <T>(list: readonly T[]): T => pick(list, roll() * list.length);
  const isWoman = presents === "woman";
  const elder = color === "grey";
  const kind = elder ? "grey" : tone === "deep" ? "coily" : "any";
  const hat = headwear ?? (n % 6 === 1 ? pick<HeadwearName>(HATS_OF[presents], n) : undefined);
  const worn: readonly HairName[] = isWoman && hat ? UNDER_HAT[kind] : HAIR_OF[presents][kind];
  const hair = pick(worn, n * 5 + Math.floor(n / 7));
  return {
    print: headwear ? (Math.floor(n / 15) * 5 + 2) % PRINTS.length : (n * 7 + Math.floor(n / 12)) % PRINTS.length,
    skin: choose(TONES[tone]),
    hair,
    hairInk: choose(HAIR_INKS[color]),
    elder,
    soft: isWoman,
    headwear: hat,
    glasses: roll() < (elder ? 0.6 : 0.3) ? 1 + Math.floor(roll() * 4) : 0,
    beard: !isWoman && roll() < 0.55 ? 1 + Math.floor(roll() * 4) : 0,
    top: Math.floor(roll() * TOPS.length),
    collar: roll() < 0.5 ? 0 : 1 + Math.floor(roll() * 4),
    face: Math.floor(roll() * FACES.length),
    eyes: Math.floor(roll() * EYES.length),
    brows: isWoman ? choose([0, 2, 3]) : choose([0, 1, 1, 2]),
    nose: Math.floor(roll() * NOSES.length),
    mouth: isWoman ? choose([0, 1, 2, 3, 4]) : choose([0, 1, 2, 3]),
    earrings: isWoman && (roll() < 0.55 || SHORT.includes(hair)) ? 1 + Math.floor(roll() * 3) : 0,
    extra: Math.floor(roll() * 5),
  };
}
