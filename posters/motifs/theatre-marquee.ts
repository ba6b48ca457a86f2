import { filler } from "../city";
import { type Art, circle, clipped, line, path, pick, poly, rect, repeat } from "../engine";
import { lit } from "../palettes";
import { crowd } from "../people";
import type { Scene } from "../scene";
import { glints } from "../scenery";
import { backdrop } from "../sky";
import { blade, marquee, type Paint } from "./parts/theatre-sign";

/** The sign burns in the evening and is paint by day. */
function paintOf({ evening, variant, palette }: Scene): Paint {
  const signs = [
    { red: "#D5413C", dr: "#8E2A3C" },
    { red: "#2F8A93", dr: "#1C5068" },
    { red: "#C9752B", dr: "#7E3B22" },
    { red: "#7A4A9A", dr: "#452866" },
  ] as const;
  const { red, dr } = pick(signs, variant);
  const glow = (ink: string): string => (evening ? lit(ink) : ink);
  return {
    red: glow(red),
    dr: glow(dr),
    amber: glow("#F5A83A"),
    cream: glow("#FFE9BC"),
    tan: "#D99A5B",
    br: "#8A5048",
    ink: palette.ink,
    warm: glow("#F5B95A"),
  };
}

/** Wet pavement: the lobby's light laid down in broken strips, darker towards the kerb. */
function street(scene: Scene, { amber, warm, red, cream }: Paint): Art {
  const { palette, random, evening } = scene;
  const [ground, stripe, edge] = palette.ground;
  if (!evening)
    return (
      rect(-20, 938, 900, 14, edge) +
      rect(-20, 952, 900, 140, ground) +
      repeat(9, (i) =>
        poly(`${i * 110 - 40} 952 ${i * 110 + 10} 952 ${i * 150 - 190} 1090 ${i * 150 - 270} 1090`, stripe),
      )
    );
  const columns = [
    [160, 92, warm],
    [286, 70, red],
    [392, 120, amber],
    [530, 66, red],
    [626, 96, warm],
  ] as const;
  const lanes = columns
    .map(([x, w, ink], k) => glints(x + w / 2, [960, 1082], [w * 1.2, w * 1.9], ink, random(60 + k), 13, [4, 8]))
    .join("");
  return (
    rect(-20, 938, 900, 14, amber) +
    rect(-20, 952, 900, 140, palette.near[1]) +
    lanes +
    glints(428, [966, 1080], [420, 640], palette.near[1], random(66), 12, [2, 5]) +
    glints(428, [958, 1080], [200, 520], cream, random(67), 9, [2, 4])
  );
}

function facade({ tan, br, cream, dr, warm }: Paint): Art {
  let art = "";
  art +=
    rect(190, 250, 476, 560, tan) +
    rect(570, 250, 96, 560, br) +
    rect(174, 236, 508, 26, cream) +
    rect(174, 262, 508, 10, br) +
    rect(206, 214, 444, 24, tan);
  for (let i = 0; i < 11; i++) art += rect(214 + i * 40, 196, 20, 20, tan) + circle(224 + i * 40, 192, 11, tan);
  art +=
    path("M258 690V440A170 170 0 0 1 598 440V690Z", cream) +
    path("M276 690V440A152 152 0 0 1 580 440V690Z", br) +
    path("M292 690V440A136 136 0 0 1 564 440V690Z", warm);
  let mu = "";
  for (let i = -4; i <= 4; i++) mu += rect(428 + i * 30 - 3, 300, 6, 400, br);
  for (let i = 0; i < 9; i++) mu += rect(292, 330 + i * 42, 272, 5, br);
  art += clipped("M292 690V440A136 136 0 0 1 564 440V690Z", mu);
  art += path("M292 440A136 136 0 0 1 564 440H552A124 124 0 0 0 304 440Z", dr);
  art += line("M258 440H598", cream, 8);
  for (const x of [206, 614]) {
    art +=
      rect(x, 300, 36, 400, cream) +
      rect(x + 24, 300, 12, 400, tan) +
      rect(x - 6, 290, 48, 14, cream) +
      rect(x - 6, 690, 48, 14, cream);
  }
  return art;
}

function lobby({ warm, cream, br }: Paint): Art {
  let art = "";
  art += rect(130, 836, 596, 104, warm) + rect(130, 836, 596, 20, cream);
  for (let i = 0; i < 7; i++) art += rect(130 + i * 96, 836, 14, 104, br);
  for (let i = 0; i < 6; i++) art += rect(144 + i * 96 + 38, 856, 6, 84, br);
  return art;
}

/** A picture palace with its blade sign, marquee and the crowd below. */
export function theatreMarquee(scene: Scene): Art {
  const { palette, random, night, evening } = scene;
  const paint = paintOf(scene);
  const glow = evening ? { ink: lit("#F5B95A"), share: 0.2 } : undefined;
  return (
    backdrop(scene, {
      horizon: 760,
      arch: 24,
      sun: night ? undefined : [160, 420, 200],
      clouds: [
        [150, 150, 220],
        [720, 220, 240],
      ],
    }) +
    filler(
      { from: -20, to: 230, base: 850, low: 420, high: 650, inks: palette.near, width: [60, 50] },
      random(4),
      glow,
    ) +
    filler(
      { from: 640, to: 880, base: 850, low: 390, high: 690, inks: palette.near, width: [60, 50] },
      random(9),
      glow,
    ) +
    facade(paint) +
    blade(paint) +
    marquee(paint) +
    lobby(paint) +
    rect(-20, 836, 150, 104, palette.near[1]) +
    rect(726, 836, 150, 104, palette.near[1]) +
    street(scene, paint) +
    crowd({ from: 130, to: 400, y: 948, height: 96, count: 4, seed: random(3), ink: palette.ink }) +
    crowd({ from: 470, to: 730, y: 948, height: 96, count: 4, seed: random(5), ink: palette.ink }) +
    crowd({ from: 40, to: 130, y: 950, height: 94, count: 1, seed: random(6), ink: palette.ink })
  );
}
