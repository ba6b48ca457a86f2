import { filler, skyline } from "../city";
import { type Art, circle, each, path, pick, poly, rect, repeat } from "../engine";
import { lit, type Pair } from "../palettes";
import { crowd } from "../people";
import type { Scene } from "../scene";
import { lamp } from "../scenery";
import { backdrop } from "../sky";

const STEEL = { high: "#7FA0A8", lit: "#55707C", dark: "#2B4552", ink: "#16232E" };
const DECK = 560;

/** One car of silver ribs with a line-coloured stripe. */
function car(x: number, w: number, line: string, { evening }: Scene): Art {
  const glow = evening ? lit("#FBD58C") : "#F8CF7E";
  const count = Math.floor(w / 76);
  const y = DECK - 196;
  return (
    rect(x, y, w, 178, "#DDE3D8", 'rx="20"') +
    rect(x, y, w, 34, "#B7C4BF", 'rx="17"') +
    repeat(7, (i) => rect(x + 4, DECK - 78 + i * 8, w - 8, 3, "#A9B8B4")) +
    rect(x, DECK - 90, w, 12, line) +
    repeat(count, (i) => {
      const at = x + 22 + (i * (w - 40)) / count;
      const door = i === 1 || i === count - 2;
      return door
        ? rect(at, y + 40, 46, 130, "#9FB0AD", 'rx="5"') +
            rect(at + 6, y + 48, 15, 62, STEEL.ink) +
            rect(at + 25, y + 48, 15, 62, STEEL.ink)
        : rect(at - 2, y + 46, 54, 52, STEEL.ink, 'rx="8"') +
            rect(at + 3, y + 51, 44, 42, glow, 'rx="6"') +
            (i % 2 ? circle(at + 22, y + 74, 10, STEEL.ink) + rect(at + 10, y + 80, 24, 13, STEEL.ink, 'rx="5"') : "");
    }) +
    rect(x + 18, DECK - 22, w - 36, 14, STEEL.ink) +
    each([0.12, 0.24, 0.76, 0.88], (q) => circle(x + w * q, DECK - 8, 14, STEEL.ink))
  );
}

function cab(x: number, line: string, { evening }: Scene): Art {
  const y = DECK - 196;
  return (
    path(`M${x} ${DECK - 18}V${y}H${x + 90}Q${x + 112} ${y} ${x + 112} ${y + 24}V${DECK - 18}Z`, "#C6D0C8") +
    rect(x + 24, y + 40, 70, 66, STEEL.ink, 'rx="10"') +
    rect(x + 30, y + 46, 58, 54, evening ? lit("#FBD58C") : "#A9D0CF", 'rx="8"') +
    rect(x, DECK - 90, 112, 12, line) +
    each([x + 34, x + 86], (cx) => circle(cx, DECK - 54, 10, evening ? lit("#FFF6DC") : "#FFF3D0"))
  );
}

function trestle(): Art {
  const bent = (x: number): Art =>
    rect(x - 17, DECK + 56, 34, 420, STEEL.dark) +
    rect(x - 17, DECK + 56, 13, 420, STEEL.lit) +
    poly(`${x - 17} ${DECK + 140} ${x - 92} ${DECK + 60} ${x - 66} ${DECK + 60} ${x - 17} ${DECK + 112}`, STEEL.dark) +
    poly(`${x + 17} ${DECK + 140} ${x + 92} ${DECK + 60} ${x + 66} ${DECK + 60} ${x + 17} ${DECK + 112}`, STEEL.dark) +
    rect(x - 30, 1016, 60, 22, STEEL.ink);
  return (
    each([130, 428, 726], bent) +
    rect(-20, DECK - 6, 900, 20, STEEL.ink) +
    repeat(31, (i) => rect(-12 + i * 29, DECK + 2, 17, 14, "#6A4A3C")) +
    rect(-20, DECK + 14, 900, 50, STEEL.lit) +
    rect(-20, DECK + 14, 900, 8, STEEL.high) +
    rect(-20, DECK + 58, 900, 12, STEEL.dark) +
    repeat(23, (i) => rect(i * 39 - 10, DECK + 22, 6, 36, STEEL.dark))
  );
}

/** A corner block of brick with shop windows under the tracks. */
function corner(
  x: number,
  w: number,
  top: number,
  [a, b]: Pair,
  awning: string,
  { evening, random }: Scene,
  seed: number,
): Art {
  const roll = random(seed);
  const pane = (): string => (evening && roll() < 0.55 ? lit("#F6C66A") : "#2B4552");
  const columns = Math.floor(w / 62);
  return (
    rect(x, top, w, 1050 - top, a) +
    rect(x + w * 0.7, top, w * 0.3, 1050 - top, b) +
    rect(x - 8, top - 16, w + 16, 22, "#EBD3A6") +
    repeat(columns, (c) =>
      repeat(
        7,
        (r) =>
          rect(x + 18 + c * 60, top + 30 + r * 84, 32, 54, pane()) +
          rect(x + 14 + c * 60, top + 84 + r * 84, 40, 7, "#EBD3A6"),
      ),
    ) +
    rect(x + 10, 890, w - 20, 140, evening ? lit("#F2B95C") : "#3A5560") +
    repeat(Math.floor(w / 40), (i) =>
      poly(
        `${x + i * 40} 860 ${x + i * 40 + 40} 860 ${x + i * 40 + 46} 902 ${x + i * 40 - 6} 902`,
        i % 2 ? "#FBEBCB" : awning,
      ),
    )
  );
}

/** An 'L' train over a street corner. */
export function elevatedTrain(scene: Scene): Art {
  const { palette, variant, random } = scene;
  const line = pick(["#C9412F", "#2E6FAE", "#2F8A4A", "#8A5A3A", "#E27EA6"], variant);
  const snowy = variant % 4 === 3;
  const snow = snowy
    ? rect(-20, DECK - 210, 900, 16, "#FFF8EA", 'rx="8"') +
      rect(-20, 1026, 900, 80, "#F4F0E2") +
      repeat(46, (i) => circle((i * 137) % 856, (i * 211) % 1000, 3 + (i % 3) * 1.6, "#FFFBF0"))
    : "";
  return (
    backdrop(scene, {
      horizon: 620,
      sun: [560, 250, 190],
      clouds: [
        [230, 150, 260],
        [700, 220, 200],
      ],
    }) +
    skyline(scene, { base: 900, height: 460, row: "willis 420 760, boardOfTrade 560 620, slab 320 520" }) +
    filler({ from: 240, to: 640, base: 1000, low: 200, high: 380, inks: palette.near, width: [60, 50] }, random(9)) +
    corner(-40, 250, 330, ["#C2583C", "#8E3A33"], pick(["#2F8A8A", "#D8472F"], variant), scene, 3) +
    corner(660, 250, 400, ["#A86A4A", "#7A4638"], pick(["#D8472F", "#24506A"], variant), scene, 4) +
    rect(-20, 1020, 900, 80, palette.near[1]) +
    repeat(8, (i) => rect(40 + i * 110, 1050, 60, 8, palette.paper)) +
    car(-330, 470, line, scene) +
    rect(140, DECK - 150, 20, 120, STEEL.ink) +
    car(156, 470, line, scene) +
    cab(626, line, scene) +
    trestle() +
    each([250, 610], (x) => lamp(scene, x, 1030, 190)) +
    crowd({ from: 200, to: 660, y: 1046, height: 120, count: 6, seed: random(6) }) +
    snow
  );
}
