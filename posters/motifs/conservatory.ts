import {
  type Art,
  blob,
  circle,
  clipped,
  group,
  line,
  type Point,
  path,
  pick,
  poly,
  round as R,
  rect,
  repeat,
} from "../engine";
import { somebody } from "../looks";
import { lit } from "../palettes";
import { personInSun } from "../people";
import type { Scene } from "../scene";
import { frond, palm } from "./parts/palms";

const VX = 428;

const VY = 640;

const NEARNESS = [1.28, 1, 0.78, 0.61, 0.475, 0.37, 0.29] as const;

const STEEL = "#3E8A83";

const GREENS = { ink: "#10332F", d: "#1C5145", m: "#34795A" };

/** One rib of the vault, seen at a share of the full size. */
function arch(k: number): Point[] {
  return Array.from({ length: 85 }, (_, i) => {
    const a = Math.PI * (1 + i / 84);
    return [VX + 470 * k * Math.cos(a), VY + 60 * k - 150 * k + 560 * k * Math.sin(a)] as const;
  });
}

/** Glass of the hour: the sky in the vault, palest at the far end. */
const GLASS: Readonly<Record<Scene["time"], readonly (readonly string[])[]>> = {
  day: [["#7ABBB4", "#8CC7BC", "#A2D2C2", "#B9DDC8", "#CFE6CC", "#E2EDCD", "#F2F1CF", "#FBF1D0"]],
  dawn: [["#E89A7C", "#EEA882", "#F3B68C", "#F7C498", "#FAD3A8", "#FBDFB8", "#FCE9C8", "#FFF4DA"]],
  dusk: [["#5B2C62", "#7A3560", "#A8405A", "#C9574F", "#E4754A", "#F2954C", "#F8B65E", "#FFDC98"]],
  night: [["#101E44", "#15305A", "#1C4270", "#23527C", "#2B628A", "#3A7F95", "#58A0A4", "#FFE9BC"]],
};

function vault({ time, palette }: Scene): Art {
  const glass = pick(GLASS[time], 0).map(lit);
  const [outer, inner] = [arch(1.28), arch(0.29)];
  const path84 = (ps: readonly Point[], foot: number): string =>
    `M${R(ps[0]?.[0] ?? 0)} ${R(foot)}${ps.map(([x, y]) => `L${R(x)} ${R(y)}`).join("")}L${R(ps[84]?.[0] ?? 0)} ${R(foot)}`;
  const skins = NEARNESS.map((k, i) => path(`${path84(arch(k), VY + 500 * k)}Z`, pick(glass, i + 1))).join("");
  const sun =
    circle(VX, VY - 50, 76, palette.disc[0] ?? "") +
    circle(VX, VY - 50, 58, palette.disc[1] ?? "") +
    circle(VX, VY - 50, 42, palette.disc[2] ?? "");
  const rays = repeat(7, (i) =>
    line(`M${VX} ${VY - 30}L${(inner[(i + 1) * 10] ?? [0, 0]).map(R).join(" ")}`, STEEL, 2.5),
  );
  const purlins = repeat(15, (i) =>
    line(
      `M${(outer[i * 6] ?? [0, 0]).map(R).join(" ")}L${(inner[i * 6] ?? [0, 0]).map(R).join(" ")}`,
      STEEL,
      i % 2 ? 2 : 3.5,
    ),
  );
  const ribs = NEARNESS.map((k) => {
    const d = path84(arch(k), VY + 120 * k);
    return line(d, STEEL, 13 * k) + group(line(d, "#E8F2D8", 4 * k), 'transform="translate(0 -2)"');
  }).join("");
  const beam = lit(time === "night" ? "#58A0A4" : "#FFF6CF");
  const shafts =
    poly("560 60 690 120 330 900 140 900", beam, 'fill-opacity=".24"') +
    poly("300 40 360 30 120 800 0 760", beam, 'fill-opacity=".16"');
  return rect(-20, -20, 900, 1120, pick(glass, 0)) + skins + sun + rays + purlins + ribs + shafts;
}

function garden({ random, variant, accent }: Scene): Art {
  const { d, m } = GREENS;
  const roll = random(3);
  const hedge = repeat(16, (i) => {
    const x = i < 8 ? 40 + i * 36 : 816 - (i - 8) * 36;
    const y = 690 - Math.abs(i < 8 ? i : i - 8) * 6;
    return blob(
      `${x - 50} ${y + 130} ${x - 40} ${y - 20 - roll() * 40} ${x} ${y - 50 - roll() * 40} ${x + 40} ${y - 16} ${x + 54} ${y + 130}`,
      "#6FA98A",
    );
  });
  const ferns = repeat(10, (i) => {
    const x = i < 5 ? -10 + i * 66 : 866 - (i - 5) * 66;
    return (
      frond(x, 800, -110 + (i % 5) * 14, 190, 50, m, 0.22) + frond(x, 800, -60 - (i % 5) * 8, 170, 60, "#2C6A52", 0.22)
    );
  });
  const flowers =
    variant % 2
      ? repeat(16, (i) =>
          circle(
            i < 8 ? 20 + i * 34 : 836 - (i - 8) * 34,
            800 + ((i * 37) % 70),
            11 - (i % 3),
            i % 3 ? accent : "#F7D9C4",
          ),
        )
      : "";
  return (
    hedge +
    palm(250, 720, 230, 20, ["#5B9C7F", "#6FAA84"], 120, 4) +
    palm(612, 720, 260, -16, ["#5B9C7F", "#6FAA84"], 120, 6) +
    ferns +
    palm(112, 860, 400, 24, [d, m], 186, 7) +
    palm(752, 860, 470, -34, [d, m], 196, 9) +
    path("M-20 760C200 750 330 740 400 706H456C526 740 656 750 880 760V1100H-20Z", d) +
    flowers
  );
}

const WALK = "M398 704H458C470 780 560 900 700 1100H156C296 900 386 780 398 704Z";

function walk({ variant }: Scene): Art {
  const slabs = [724, 748, 780, 824, 884, 962, 1050]
    .map((y) => line(`M0 ${y}Q428 ${y - 10} 856 ${y}`, "#CDAE74", 2 + (y - 700) / 90))
    .join("");
  const shade = { ink: "#B5945F", lean: -0.3, flat: 0.8 };
  const first = variant * 3;
  return (
    path(WALK, "#EBD39A") +
    path("M398 704H416C400 800 330 920 236 1100H156C296 900 386 780 398 704Z", "#F8E6B8") +
    clipped(WALK, slabs) +
    personInSun(somebody(first + 2), { x: 410, y: 770, height: 62, pose: "stroll" }, shade) +
    personInSun(somebody(first + 5), { x: 440, y: 774, height: 68, pose: "photo" }, shade)
  );
}

/** Foreground leaves, near black: they frame the walk. */
function frame(): Art {
  const { ink, d, m } = GREENS;
  const leaves = [
    [-20, 1000, -62, 330, ink],
    [-30, 1040, -35, 360, d],
    [-10, 1090, -80, 300, ink],
    [60, 1100, -50, 260, m],
    [-30, 900, -20, 250, ink],
  ] as const;
  return leaves
    .map(
      ([x, y, a, len, c]) => frond(x, y, a, len, 90, c, 0.2, 11) + frond(VX * 2 - x, y, -180 - a, len, 90, c, 0.2, 11),
    )
    .join("");
}

/** The fern room of the conservatory under its glass vault. */
export function conservatory(scene: Scene): Art {
  return vault(scene) + garden(scene) + walk(scene) + frame();
}
