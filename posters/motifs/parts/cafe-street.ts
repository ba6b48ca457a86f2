import { type Art, circle, path, poly, rect } from "../../engine";
import { lit } from "../../palettes";
import type { Scene } from "../../scene";

export type Shop = { wood: string; wd: string; teal: string; dt: string };

export const ink = "#1C2233";

export const cream = "#FBEBCB";

const brick = "#C2583C";

const bd = "#8E3A33";

const steel = "#55707C";

const sd = "#2B4552";

const ty = 500;

export function street({ dt }: Shop): Art {
  let art = "";
  art +=
    rect(20, 210, 210, 600, brick) +
    rect(190, 210, 40, 600, bd) +
    rect(10, 196, 230, 22, cream) +
    rect(10, 216, 230, 8, bd);
  for (let j = 0; j < 6; j++)
    for (let i = 0; i < 3; i++)
      art +=
        rect(44 + i * 50, 246 + j * 72, 28, 46, "#F6D08A") +
        rect(44 + i * 50, 246 + j * 72, 28, 22, dt) +
        rect(40 + i * 50, 292 + j * 72, 36, 6, cream);
  art += rect(676, 270, 180, 600, "#A84A38") + rect(666, 256, 200, 20, cream);
  for (let j = 0; j < 6; j++)
    for (let i = 0; i < 3; i++)
      art += rect(700 + i * 48, 304 + j * 72, 28, 46, dt) + rect(696 + i * 48, 350 + j * 72, 36, 6, cream);
  return art;
}

/** Steel bents and girder of the elevated line. */
export function trestle(): Art {
  let art = "";
  for (const x of [150, 330, 510, 690]) {
    art +=
      rect(x - 11, ty + 50, 22, 330, sd) +
      rect(x - 11, ty + 50, 8, 330, steel) +
      poly(
        [
          [x - 11, ty + 96],
          [x - 70, ty + 56],
          [x - 50, ty + 56],
          [x - 11, ty + 80],
        ],
        sd,
      ) +
      poly(
        [
          [x + 11, ty + 96],
          [x + 70, ty + 56],
          [x + 50, ty + 56],
          [x + 11, ty + 80],
        ],
        sd,
      );
  }
  art += rect(0, ty, 880, 14, sd) + rect(0, ty + 14, 880, 44, steel) + rect(0, ty + 50, 880, 12, sd);
  for (let i = 0; i < 24; i++) art += rect(i * 38, ty + 16, 5, 36, sd);
  return art;
}

export function train({ evening }: Scene): Art {
  let art = "";
  const glow = evening ? lit("#F8CF7E") : "#F8CF7E";
  const car = (x: number, w: number): Art => {
    let t =
      rect(x, ty - 150, w, 134, "#DDE3D8", `rx="14"`) +
      rect(x, ty - 150, w, 26, "#B7C4BF", 'rx="13"') +
      rect(x + 40, ty - 162, w * 0.3, 14, "#8FA5A5", 'rx="5"') +
      rect(x + w * 0.6, ty - 160, w * 0.2, 12, "#8FA5A5", 'rx="5"');
    for (let i = 0; i < 6; i++) t += rect(x, ty - 58 + i * 7, w, 2.5, "#A9B8B4");
    t += rect(x, ty - 66, w, 8, "#C9412F") + rect(x, ty - 74, w, 5, "#2E6F9E");
    const n = Math.floor(w / 58);
    for (let i = 0; i < n; i++) {
      const xx = x + 18 + i * ((w - 30) / n);
      if (i === 2 || i === n - 2)
        t +=
          rect(xx, ty - 118, 34, 98, "#9FB0AD", 'rx="4"') +
          rect(xx + 4, ty - 112, 11, 46, ink) +
          rect(xx + 19, ty - 112, 11, 46, ink);
      else
        t +=
          rect(xx - 2, ty - 116, 42, 38, ink, 'rx="6"') +
          rect(xx + 2, ty - 112, 34, 30, glow, 'rx="4"') +
          (i % 2 ? circle(xx + 16, ty - 92, 7, ink) + rect(xx + 8, ty - 88, 17, 7, ink) : "");
    }
    t += rect(x + 14, ty - 18, w - 28, 12, ink);
    for (const q of [0.14, 0.24, 0.76, 0.86]) t += circle(x + w * q, ty - 6, 11, ink);
    return t;
  };
  art += car(-190, 470) + rect(278, ty - 110, 16, 90, ink) + car(292, 470);
  art +=
    path(`M760 ${ty - 16}V${ty - 140}Q760 ${ty - 150} 750 ${ty - 150}H700V${ty - 16}Z`, "#C6D0C8") +
    rect(716, ty - 128, 34, 50, ink, 'rx="6"') +
    rect(720, ty - 124, 26, 42, glow, 'rx="4"') +
    circle(736, ty - 46, 8, "#FFF3D0");
  return art;
}
