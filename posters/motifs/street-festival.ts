import { filler, skyline } from "../city";
import { type Art, at, each, ellipse, pick, poly, rect, repeat } from "../engine";
import { somebody } from "../looks";
import { lit } from "../palettes";
import { crowd, person } from "../people";
import { type Scene, underLamps } from "../scene";
import { stringLights, tree } from "../scenery";
import { backdrop } from "../sky";

/** Lights across the street, stands and neighbours; or a garden full of lanterns. */
export function streetFestival(scene: Scene): Art {
  const { palette, variant, random, evening } = scene;
  const garden = variant % 2 === 1;
  const glow = { ink: lit("#F9C877"), share: 0.42, size: 8 };
  const bulbs = [lit("#FFE6A8"), lit("#F7A65A"), lit("#FFF3D0")];
  const stand = (x: number, y: number, w: number, ink: string, n: number): Art =>
    rect(x, y - 120, w, 120, "#8A5030") +
    rect(x, y - 130, w, 16, "#C98A4A") +
    rect(x + 14, y - 280, w - 28, 150, evening ? lit("#F5B95A") : "#F2D9A6") +
    person(somebody(n), { x: x + w / 2, y: y - 60, height: 230, pose: "carry" }) +
    rect(x, y - 120, w, 120, "#7A4430") +
    rect(x, y - 132, w, 18, "#D9A05A") +
    rect(x + 4, y - 300, 10, 300, "#5A3428") +
    rect(x + w - 14, y - 300, 10, 300, "#5A3428") +
    repeat(6, (i) =>
      poly(
        `${x - 20 + (i * (w + 40)) / 6 + 14} ${y - 390} ${x - 20 + ((i + 1) * (w + 40)) / 6 + 8} ${y - 390} ${x - 20 + ((i + 1) * (w + 40)) / 6} ${y - 300} ${x - 20 + (i * (w + 40)) / 6} ${y - 300}`,
        i % 2 ? "#FBEBCB" : ink,
      ),
    );
  const lanterns = each(
    [
      [110, 300, 60],
      [290, 380, 46],
      [470, 290, 66],
      [640, 390, 50],
      [770, 290, 56],
    ] as const,
    ([x, y, r], i) =>
      rect(x - 2, y - r - 60, 4, 60, palette.ink) +
      ellipse(x, y, r * 1.5, r * 1.4, lit("#FFD98A"), 'fill-opacity=".2"') +
      ellipse(x, y, r, r * 0.86, lit(pick(["#F7B25A", "#F4644C", "#F9DDA0", "#8FD0C0"], i))) +
      repeat(5, (k) => ellipse(x, y + (k - 2) * r * 0.32, r * Math.sqrt(1 - ((k - 2) * 0.36) ** 2), 2.4, "#8A4A2C")),
  );
  const tables = each(
    [
      [190, 960, 1],
      [640, 980, 1.1],
      [420, 860, 0.7],
    ] as const,
    ([x, y, k], i) =>
      at(
        x,
        y,
        person(somebody(i * 4 + 2), { x: -130, y: -70, height: 210, pose: "sit", by: "hip" }) +
          person(somebody(i * 4 + 5), { x: 130, y: -70, height: 210, pose: "sit", by: "hip", left: true }) +
          rect(-150, -110, 300, 20, "#C98A4A") +
          rect(-130, -92, 16, 100, "#7A4430") +
          rect(114, -92, 16, 100, "#7A4430") +
          rect(-50, -160, 36, 52, "#F0A83A") +
          rect(-52, -168, 40, 16, "#FFF3DC") +
          rect(20, -150, 34, 42, "#F0A83A") +
          rect(18, -158, 38, 14, "#FFF3DC"),
        k,
      ),
  );
  const houses =
    filler(
      { from: -20, to: 250, base: 900, low: 380, high: 560, inks: palette.near, width: [110, 60] },
      random(4),
      glow,
    ) +
    filler(
      { from: 610, to: 880, base: 900, low: 360, high: 540, inks: palette.near, width: [110, 60] },
      random(5),
      glow,
    );
  return (
    backdrop(scene, {
      horizon: 720,
      sun: [428, 470, 190],
      clouds: [
        [240, 150, 240],
        [640, 200, 200],
      ],
    }) +
    skyline(scene, {
      base: 840,
      height: 320,
      from: 200,
      to: 660,
      row: "willis 428 520, hancock 540 400, aon 330 400",
    }) +
    (garden
      ? each(
          [
            [60, 800, 190],
            [790, 800, 200],
            [300, 720, 110],
            [560, 720, 110],
          ] as const,
          ([x, y, r]) => tree(scene, x, y, r, r),
        )
      : houses) +
    rect(-20, 830, 900, 280, palette.ground[1]) +
    repeat(9, (i) =>
      poly(
        `${i * 120 - 60} 830 ${i * 120} 830 ${(i * 120 - 428) * 1.7 + 428} 1100 ${(i * 120 - 488) * 1.7 + 428} 1100`,
        palette.ground[0],
      ),
    ) +
    (garden
      ? lanterns + underLamps(tables, scene, 0.4)
      : underLamps(crowd({ from: 260, to: 600, y: 880, height: 130, count: 8, seed: random(6) }), scene, 0.6) +
        underLamps(stand(20, 940, 220, "#D8472F", 4) + stand(620, 950, 220, "#2F8A8A", 9), scene, 0.4) +
        underLamps(crowd({ from: 120, to: 760, y: 1060, height: 250, count: 6, seed: random(7) }), scene, 0.5)) +
    each(
      [
        [[-20, 300], [880, 240], 60],
        [[-20, 420], [880, 380], 50],
        [[-20, 190], [880, 130], 70],
      ] as const,
      ([a, b, sag]) => (garden ? "" : stringLights([a[0], a[1]], [b[0], b[1]], sag, 15, palette.ink, bulbs, 10)),
    )
  );
}
