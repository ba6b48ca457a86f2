import { type Art, circle, ring as circleLine, group, limb, pick, poly, rect, repeat, seeded, tube } from "../engine";
import { spray } from "../finish";
import { lit } from "../palettes";
import { type Scene, underLamps } from "../scene";
import { arms, type Club, hat, head, horn, jacket, keys } from "./parts/sax-player";

/** Neon by night, painted discs by day: the same stage in four lights. */
const CLUBS: Readonly<Record<Scene["time"], readonly Club[]>> = {
  night: [
    {
      ink: "#0B1531",
      wall: "#15284F",
      brick: "#1A315C",
      discs: ["#1B3A6B", "#234E83", "#2C6795"],
      outer: ["#6B3A78", "#B43F72", "#E2476A", "#FFD9CF"],
      inner: ["#2A7F96", "#7FE0CF", "#F2FFF0"],
      rim: "#E2476A",
      cool: "#8FF0E0",
      suit: "#16265A",
      suitDark: "#0D1740",
      lapel: "#1F3474",
    },
    {
      ink: "#130C28",
      wall: "#2A1B50",
      brick: "#322160",
      discs: ["#3B2664", "#4C317A", "#5C3A80"],
      outer: ["#7A4A3A", "#C9752B", "#F5A83A", "#FFF1CF"],
      inner: ["#8E3A6A", "#F06A9A", "#FFE3EE"],
      rim: "#F5A83A",
      cool: "#F06A9A",
      suit: "#1E2A5A",
      suitDark: "#141A40",
      lapel: "#2C3C74",
    },
  ],
  dusk: [
    {
      ink: "#241638",
      wall: "#4A2050",
      brick: "#562658",
      discs: ["#7A2F58", "#A8364F", "#D4513F"],
      outer: ["#C2503C", "#EF8240", "#F7A94A", "#FFE6B5"],
      inner: ["#F08A44", "#FFD88A", "#FFF6DC"],
      rim: "#F7A94A",
      cool: "#FFD88A",
      suit: "#2E2050",
      suitDark: "#1E1438",
      lapel: "#45306A",
    },
  ],
  dawn: [
    {
      ink: "#2A1F3D",
      wall: "#C9707A",
      brick: "#D07C80",
      discs: ["#E08A78", "#EE9F7C", "#F7BE8B"],
      outer: ["#F3A97A", "#FAD3A4", "#FFF1D0", "#FFF8E6"],
      inner: ["#EE9468", "#3F7C8C", "#BFE0D0"],
      rim: "#FFF1D0",
      cool: "#FFE0B0",
      suit: "#3F5C74",
      suitDark: "#2A3F5A",
      lapel: "#55748A",
    },
  ],
  day: [
    {
      ink: "#12304A",
      wall: "#2F7F8C",
      brick: "#378894",
      discs: ["#4F9BA6", "#7DB9B9", "#B0D5C8"],
      outer: ["#D98A3A", "#F0B13C", "#FBF0D4", "#FFF8E6"],
      inner: ["#D8472F", "#E8693A", "#FBF0D4"],
      rim: "#FBF0D4",
      cool: "#FBF0D4",
      suit: "#24506A",
      suitDark: "#16384F",
      lapel: "#35688A",
    },
  ],
};

const nx = 452;

const ny = 430;

function stage({ ink, wall, brick, discs, outer, inner }: Club): Art {
  const r = seeded(5);
  const courses = repeat(24, (j) =>
    repeat(9, (i) => (r() < 0.3 ? rect(i * 104 - 40 + (j % 2) * 52, j * 36 + 6, 96, 28, lit(brick), 'rx="3"') : "")),
  );
  const rings = (radius: number, inks: readonly string[], widths: readonly number[]): Art =>
    inks.map((tone, i) => circleLine(nx, ny, radius, lit(tone), widths[i] ?? 5)).join("");
  return (
    rect(-20, -20, 900, 1120, lit(wall)) +
    courses +
    spray("M-20 640H880V1100H-20Z", lit(ink).slice(0, 7), [0, 1060, 0, 700], 0.4) +
    [400, 352, 300].map((radius, i) => circle(nx, ny, radius, lit(pick(discs, i)))).join("") +
    rings(326, outer, [54, 30, 15, 5]) +
    rings(266, inner, [34, 9, 3]) +
    poly("380 -20 520 -20 800 1000 60 1000", lit("#FFE9BC"), 'fill-opacity=".12"') +
    poly("420 -20 490 -20 690 1000 190 1000", lit("#FFE9BC"), 'fill-opacity=".10"') +
    tube("700 620 2 742 520 16 690 430 22 748 330 24 700 240 16 730 160 2", lit("#BFD9CF"), {
      extra: 'fill-opacity=".5"',
    }) +
    tube("676 600 2 660 520 9 700 470 12 668 400 10 690 330 2", lit("#BFD9CF"), { extra: 'fill-opacity=".4"' })
  );
}

/** A tenor player in front of the club's ring of light. */
export function saxophone(scene: Scene): Art {
  const club = pick(CLUBS[scene.time], scene.variant);
  const player = head(club) + hat(club) + jacket(club) + horn(club) + keys() + arms(club);
  return (
    stage(club) +
    underLamps(
      group(
        limb("440 560 46 540 672 36 560 640 32", club.suitDark) + player,
        'transform="translate(-14 30) scale(.95)"',
      ),
      scene,
      0,
    ) +
    rect(-20, 1012, 900, 100, lit(club.ink)) +
    rect(-20, 1008, 900, 6, lit(club.rim))
  );
}
