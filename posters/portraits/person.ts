import { type Art, circle, ellipse, path, pick, rect, ring } from "../engine";
import { mix } from "../palettes";
import { ageLines, BEARDS, BROWS, blush, EYES, FACES, freckles, headShape, MOUTHS, NOSES, neck } from "./face";
import { HAIR, type Hair } from "./hair";
import { PRINTS, type Sitter, SKINS } from "./sitter";
import { type Cloth, COLLARS, GLASSES, HEADWEAR, TOPS } from "./wear";

const PAPER = "#FFF3DC";

const EARRINGS: readonly ((ink: string) => Art)[] = [
  () => "",
  (ink) => ring(134, 246, 17, ink, 5.5) + ring(266, 246, 17, ink, 5.5),
  (ink) => circle(136, 226, 5.5, ink) + circle(264, 226, 5.5, ink),
  (ink) => ellipse(135, 240, 6, 13, ink) + ellipse(265, 240, 6, 13, ink),
];

/** Two inks and paper: ground and disc, hair behind, shoulders, neck, head, features, hair, hat. */
export function portrait(s: Sitter): Art {
  const [ground, disc, base, shade, ink] = pick(PRINTS, s.print);
  const [skin, skinShade] = pick(SKINS, s.skin);
  const cloth: Cloth = { base, shade, ink, paper: PAPER, skin, skinShade };
  const look: Hair = HAIR[s.hair];
  const hat = s.headwear ? HEADWEAR[s.headwear] : undefined;
  const hides = hat?.hides;
  const behind = hat?.behind?.(cloth) ?? "";
  const features = {
    ink,
    shade: skinShade,
    paper: PAPER,
    brow: s.elder ? mix(s.hairInk, ink, 0.25) : s.skin > 5 ? "#241820" : mix(s.hairInk, ink, 0.4),
  };
  const lines = s.skin > 6 ? "#201520" : ink;
  const shine = mix(s.hairInk, s.elder ? "#8A8F96" : "#C9A8A0", 0.32);
  const face = pick(FACES, s.face);
  const ears = hides !== "all" && !(look.coversEars && !hides);
  const beardInk = s.elder ? s.hairInk : mix(s.hairInk, ink, 0.2);
  // Shades hide the eyes; a smile must then carry the face.
  const shaded = s.glasses === 3;
  return (
    rect(-20, -20, 440, 440, ground) +
    circle(200, 190, 168, disc) +
    (hides === "all" ? behind : s.headwear === "turban" ? "" : (look.back?.(s.hairInk) ?? "")) +
    (hides === "all"
      ? path("M30 420C36 352 84 330 150 312H250C316 330 364 352 370 420Z", ink) + behind
      : pick(TOPS, s.top)(cloth) + neck(skin, skinShade) + (s.beard === 5 ? "" : pick(COLLARS, s.collar)(cloth))) +
    headShape(face, skin, skinShade, ears) +
    (s.extra === 1 && s.skin < 4 ? freckles(skinShade) : "") +
    (s.extra === 2 && s.soft ? blush("#D8604F") : "") +
    (s.elder ? ageLines(skinShade) : "") +
    pick(BEARDS, s.beard)(beardInk, face) +
    (shaded ? "" : pick(EYES, s.eyes)({ ...features, ink: lines })) +
    pick(BROWS, s.brows)(features) +
    pick(NOSES, s.nose)(skinShade) +
    pick(
      MOUTHS,
      s.beard === 1 || s.beard === 5 ? 1 : s.mouth,
    )({ ...features, ink: lines, shade: s.mouth === 4 ? mix(skinShade, "#B8404A", 0.45) : skinShade }) +
    (hides === "all" ? "" : hides === "top" ? underHat(look, s) : look.front(s.hairInk, shine)) +
    (ears ? pick(EARRINGS, s.earrings)(PAPER) : "") +
    (hat ? hat.draw(cloth) : "") +
    pick(GLASSES, s.glasses)(s.skin > 6 ? "#E6C48A" : ink, PAPER)
  );
}

/** Below a hat only the sides of the hair show. */
function underHat(look: Hair, s: Sitter): Art {
  if (s.headwear === "turban") return "";
  return look.coversEars
    ? `${sides(s.hairInk)}`
    : path(
        "M134 206C130 186 132 168 140 156L148 158C146 176 144 192 142 206ZM266 206C270 186 268 168 260 156L252 158C254 176 256 192 258 206Z",
        s.hairInk,
      );
}

const sides = (ink: string): Art =>
  path(
    "M120 250C112 196 122 160 142 150C148 190 140 220 142 256ZM280 250C288 196 278 160 258 150C252 190 260 220 258 256Z",
    ink,
  );
