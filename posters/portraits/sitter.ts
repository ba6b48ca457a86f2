import { pick, seeded } from "../engine";
import { EYES, FACES, NOSES } from "./face";
import type { HairName } from "./hair";
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

const DARK_HAIR = ["#2A1F2E", "#3B1C33", "#1B2340", "#38241F", "#2B2A22"] as const;

const LIGHT_HAIR = ["#7A4630", "#A8572F", "#D9A650", "#8A5A3A", "#C8693A", "#5E3A2A"] as const;

const GREY = ["#E9E6DC", "#C9CBC6", "#A9AEB2"] as const;

const OPEN: readonly HairName[] = [
  "afro",
  "curls",
  "crop",
  "sidePart",
  "quiff",
  "buzz",
  "flatTop",
  "bald",
  "bob",
  "long",
  "waves",
  "topBun",
  "twoPuffs",
  "ponytail",
  "braids",
  "locs",
  "pixie",
];

const ELDER: readonly HairName[] = [
  "set",
  "fringeOfHair",
  "receding",
  "sidePart",
  "bob",
  "pixie",
  "topBun",
  "crop",
  "bald",
  "waves",
];

const SOFT: readonly HairName[] = [
  "bob",
  "long",
  "waves",
  "topBun",
  "twoPuffs",
  "ponytail",
  "braids",
  "pixie",
  "set",
  "afro",
];

const UNDER_HAT: readonly HairName[] = ["crop", "long", "waves", "bob", "buzz", "ponytail", "braids", "locs"];

const HATS: readonly HeadwearName[] = [
  "flatCap",
  "baseballCap",
  "beanie",
  "bucketHat",
  "sunHat",
  "headwrap",
  "bandana",
  "headband",
];

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

/** Who sits: number n always gives the same person. Traits are dealt so that neighbours differ in all that shows. */
export function sitter(n: number): Sitter {
  const roll = seeded(n * 2654435761 + 99);
  const choose = <T>(list: readonly T[]): T => pick(list, roll() * list.length);
  const elder = n % 6 === 4;
  const veiled = n % 15 === 2;
  const turban = n % 37 === 9;
  const hatted = !veiled && !turban && n % 5 === 1;
  const hair = hatted
    ? choose(UNDER_HAT)
    : elder
      ? pick(ELDER, n * 3 + roll() * 2)
      : pick(OPEN, n * 5 + Math.floor(n / 17));
  const skin = veiled || turban ? 2 + Math.floor(roll() * 6) : (n * 4 + Math.floor(n / 9)) % SKINS.length;
  const deep = skin >= 4 || hair === "afro" || hair === "locs" || hair === "flatTop" || hair === "twoPuffs";
  const soft = veiled || (!turban && (SOFT.includes(hair) ? roll() < 0.92 : roll() < 0.22));
  const bearded = turban || (!soft && !SOFT.includes(hair) && roll() < 0.62);
  return {
    print: veiled ? (Math.floor(n / 15) * 5 + 2) % PRINTS.length : (n * 7 + Math.floor(n / 12)) % PRINTS.length,
    skin: hair === "afro" || hair === "locs" || hair === "twoPuffs" || hair === "flatTop" ? Math.max(4, skin) : skin,
    hair,
    hairInk: elder ? choose(GREY) : deep || roll() < 0.55 ? choose(DARK_HAIR) : choose(LIGHT_HAIR),
    elder,
    soft,
    headwear: veiled ? "hijab" : turban ? "turban" : hatted ? pick(HATS, Math.floor(n / 5)) : undefined,
    glasses: roll() < (elder ? 0.6 : 0.3) ? 1 + Math.floor(roll() * 4) : 0,
    beard: turban ? 5 : bearded ? 1 + Math.floor(roll() * 4) : 0,
    top: Math.floor(roll() * TOPS.length),
    collar: roll() < 0.5 ? 0 : 1 + Math.floor(roll() * 4),
    face: Math.floor(roll() * FACES.length),
    eyes: Math.floor(roll() * EYES.length),
    brows: soft ? choose([0, 2, 3]) : choose([0, 1, 1, 2]),
    nose: Math.floor(roll() * NOSES.length),
    mouth: soft ? choose([0, 1, 2, 3, 4]) : choose([0, 1, 2, 3]),
    earrings: soft && roll() < 0.55 ? 1 + Math.floor(roll() * 3) : 0,
    extra: Math.floor(roll() * 5),
  };
}
