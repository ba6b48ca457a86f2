import { type Art, circle, each, path, pick, poly, rect, repeat, ring } from "../engine";
import { spray } from "../finish";
import { lit } from "../palettes";
import type { Scene } from "../scene";
import { backdrop } from "../sky";
import { body, farLegsAndTail, head, mane } from "./parts/bronze-lion";

const st = { hi: "#FBEBC8", a: "#EFD3A0", b: "#D3A877", c: "#A87458", d: "#6E4A4C" };

function facade(): Art {
  let art = "";
  art +=
    poly("150 250 428 120 706 250", st.a) +
    poly("428 120 706 250 428 250", st.b) +
    poly("214 238 428 142 642 238", st.c) +
    poly("428 142 642 238 428 238", "#8E5F52");
  art += poly("140 254 428 118 716 254 700 254 428 132 156 254", st.hi);
  art += rect(-20, 250, 900, 30, st.hi) + rect(-20, 280, 900, 46, st.a) + rect(-20, 318, 900, 12, st.b);
  for (let i = 0; i < 46; i++) art += rect(-14 + i * 20, 304, 10, 10, st.c);
  art += rect(-20, 330, 900, 470, st.c) + spray("M-20 330H880V800H-20Z", "#6E4A4C", [0, 330, 0, 600], 0.3);
  for (let k = 0; k < 3; k++) {
    const x = 254 + k * 174;
    art +=
      path(`M${x - 56} 800V470A56 56 0 0 1 ${x + 56} 470V800Z`, st.d) +
      path(`M${x - 56} 800V470A56 56 0 0 1 ${x + 56} 470V800H${x + 40}V474A42 42 0 0 0 ${x - 40} 474V800Z`, st.b);
  }
  return art;
}

function columns(): Art {
  let art = "";
  const col = (x: number, w: number): Art =>
    rect(x - w / 2 - 8, 330, w + 16, 14, st.hi) +
    rect(x - w / 2 - 4, 344, w + 8, 14, st.a) +
    rect(x - w / 2, 356, w, 444, st.a) +
    rect(x - w / 2, 356, w * 0.3, 444, st.hi) +
    rect(x + w * 0.18, 356, w * 0.32, 444, st.b) +
    [0.0, 0.14].map((q) => rect(x - w * 0.12 + q * w, 360, 3, 440, st.b)).join("") +
    rect(x - w / 2 - 8, 770, w + 16, 30, st.a);
  for (const x of [-6, 80, 167, 341, 515, 690, 776, 862]) art += col(x, 58);
  return art;
}

function pedestal(): Art {
  let art = "";
  for (let i = 0; i < 10; i++)
    art += rect(-20, 800 + i * 30, 900, 32, pick([st.hi, st.a], i)) + rect(-20, 826 + i * 30, 900, 6, st.b);
  // pedestal
  art +=
    poly("150 838 690 838 690 1090 150 1090", st.b) +
    rect(560, 838, 130, 260, st.c) +
    rect(126, 806, 590, 36, st.hi) +
    rect(570, 806, 146, 36, st.b) +
    rect(136, 842, 570, 14, st.c) +
    rect(200, 900, 330, 150, st.a) +
    rect(200, 900, 330, 8, st.c);
  art += spray("M560 838H690V1090H560Z", "#6E4A4C", [0, 1090, 0, 900], 0.34);
  return art;
}

/** What the season hangs out: banners between the columns, a holiday wreath, or nothing. */
function season({ variant, accent }: Scene): Art {
  const banner = (x: number): Art =>
    rect(x - 26, 392, 52, 236, accent) +
    rect(x + 6, 392, 20, 236, "#8E2A3C", 'fill-opacity=".5"') +
    poly(`${x - 26} 627 ${x + 26} 627 ${x + 26} 664 ${x} 644 ${x - 26} 664`, accent);
  const wreath =
    ring(296, 560, 92, "#2F5F3C", 34) +
    repeat(14, (i) =>
      circle(
        296 + 92 * Math.cos(i * 0.449),
        560 + 92 * Math.sin(i * 0.449),
        i % 2 ? 9 : 14,
        i % 2 ? "#D8472F" : "#4F8A4B",
      ),
    ) +
    poly("270 640 240 700 276 690 296 650", "#C8302F") +
    poly("322 640 352 700 316 690 296 650", "#E0503C");
  return pick([each([254, 428, 602], banner), "", wreath], variant);
}

/** The bronze lion before the Art Institute. */
export function museumLion(scene: Scene): Art {
  const hall = scene.evening
    ? repeat(3, (k) =>
        path(
          `M${214 + k * 174} 800V474A42 42 0 0 1 ${294 + k * 174} 474V800Z`,
          lit(scene.night ? "#F2B95C" : "#F9C06A"),
          'fill-opacity=".8"',
        ),
      )
    : "";
  const wearing = scene.variant % 3 === 2;
  return (
    backdrop(scene, {
      horizon: 420,
      arch: -20,
      sun: [690, 190, 130],
      clouds: [
        [130, 190, 240],
        [760, 130, 220],
      ],
    }) +
    facade() +
    hall +
    columns() +
    (wearing ? "" : season(scene)) +
    pedestal() +
    farLegsAndTail() +
    body() +
    mane() +
    head() +
    (wearing ? season(scene) : "")
  );
}
