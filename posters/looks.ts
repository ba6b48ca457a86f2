import { pick } from "./engine";
import { mix } from "./palettes";

export type Look = {
  skin: string;
  hair: string;
  top: string;
  bottom: string;
  shoe?: string;
  style?: "short" | "long" | "bun" | "afro" | "cap" | "brim" | "hijab" | "beanie";
  dress?: boolean;
  shorts?: boolean;
  bag?: string;
};

export const SKINS = ["#F3CDA0", "#E0A072", "#C27E54", "#9C5A44", "#74404A", "#EDB98C"] as const;

const HAIRS = ["#2A1F2E", "#4A2A26", "#1B2340", "#7A4630", "#C98A4A", "#8B8690"] as const;

export const TOPS = ["#D8472F", "#F0B13C", "#2F8A8A", "#FBEBCB", "#24506A", "#E58A6A", "#7FB3A0", "#8E3A5C"] as const;

const BOTTOMS = ["#24345A", "#3A2E3B", "#1D5470", "#5E4A4A", "#C9A27A", "#2B4552"] as const;

const STYLES = ["short", "long", "bun", "afro", "cap", "brim", "short", "hijab", "long", "beanie"] as const;

/** Somebody: the same number is the same person. */
export function somebody(n: number): Look {
  const style = pick(STYLES, n * 7 + 3);
  return {
    skin: pick(SKINS, n * 5 + 1),
    hair: style === "cap" || style === "hijab" || style === "beanie" ? pick(TOPS, n + 2) : pick(HAIRS, n * 3),
    top: pick(TOPS, n * 3 + 1),
    bottom: pick(BOTTOMS, n * 5),
    shoe: pick(["#FBEBCB", "#2A1F2E", "#8E3A33"], n),
    style,
    dress: n % 4 === 2 && style !== "cap" && style !== "brim",
    bag: n % 5 === 1 ? pick(TOPS, n + 4) : undefined,
  };
}

export const silhouette = (ink: string, base: Look = somebody(0)): Look => ({
  ...base,
  skin: ink,
  hair: ink,
  top: ink,
  bottom: ink,
  shoe: ink,
  bag: base.bag && ink,
});

/** The far side of a body, one step towards plum; a silhouette has no far side. */
export function inShade(look: Look): Look {
  if (look.skin === look.top) return look;
  const dim = (colour: string): string => mix(colour, "#2A1F3D", 0.26);
  const { skin, top, bottom, shoe } = look;
  return { ...look, skin: dim(skin), top: dim(top), bottom: dim(bottom), shoe: shoe && dim(shoe) };
}
