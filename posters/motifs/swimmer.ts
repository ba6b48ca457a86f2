import { skyline } from "../city";
import { type Art, at, blob, circle, ellipse, limb, path, pick, rect, repeat, stroke } from "../engine";
import { lit } from "../palettes";
import type { Scene } from "../scene";
import { water } from "../scenery";
import { backdrop } from "../sky";

/** A crawl stroke seen from the side, half in the water. */
function crawl(x: number, y: number, k: number, cap: string, skin: string, buoy: boolean, { palette }: Scene): Art {
  const [, ripple, deep] = palette.water;
  const body = limb("-150 18 26 -40 6 34 60 -4 36", skin) + limb("-250 34 15 -150 20 25", skin);
  const arm = limb("66 -24 22 20 -112 17 118 -96 13", skin) + blob("112 -108 150 -96 176 -76 160 -70 120 -82", skin);
  const head =
    circle(112, -10, 42, skin) +
    path("M70 -20A44 44 0 0 1 152 -28Q120 -8 82 16Q70 0 70 -20Z", cap) +
    stroke("M100 -16L152 -14", palette.ink, 7) +
    ellipse(140, -12, 13, 9, "#8FC9C2") +
    path("M128 12q14 10 26 2", "none", `stroke="${palette.ink}" stroke-width="4"`);
  const bladder = buoy
    ? stroke("M-190 20L-330 6", "#FBEBCB", 5) +
      ellipse(-370, -14, 66, 38, "#F28A2C") +
      path("M-340 -48Q-304 -30 -304 -14Q-310 16 -350 22Q-320 -10 -340 -48Z", "#C8621C")
    : "";
  const foam =
    repeat(12, (i) => circle(-280 + i * 40 + (i % 3) * 8, 38 + (i % 2) * 12, 14 - (i % 4) * 2, palette.paper)) +
    path("M-340 44Q-160 14 0 40T240 36Q300 44 320 60Q160 92 0 84T-340 70Z", ripple) +
    path("M-300 66Q-100 50 60 70T300 64Q180 100 0 96T-300 66Z", deep) +
    path("M150 30q50-30 100 0q-50 14-100 0Z", palette.paper);
  return at(x, y, bladder + body + head + arm + foam, k);
}

/** Open-water swimmers, the city low behind them. */
export function swimmer(scene: Scene): Art {
  const { palette, variant } = scene;
  const caps = ["#F0B13C", "#E2476A", "#2F8A8A", "#FBEBCB"] as const;
  const skins = ["#C27E54", "#74404A", "#E0A072", "#9C5A44"] as const;
  const group3 =
    variant % 3 === 2
      ? crawl(640, 690, 0.46, caps[1], skins[2], true, scene) + crawl(230, 740, 0.58, caps[2], skins[3], true, scene)
      : variant % 3 === 1
        ? crawl(620, 720, 0.5, caps[3], skins[1], false, scene)
        : "";
  const buoy =
    variant % 3 === 1
      ? ""
      : path("M90 770L130 660H150L190 770Z", "#D8472F") +
        path("M140 660H150L190 770H150Z", "#8E2A2C") +
        rect(134, 630, 12, 34, palette.ink) +
        circle(140, 626, 10, scene.evening ? lit("#FFE0A0") : "#F0B13C") +
        path("M60 768H220Q190 800 140 800Q90 800 60 768Z", palette.water[1]);
  return (
    backdrop(scene, {
      horizon: 520,
      sun: [600, 480, 230],
      clouds: [
        [220, 150, 300],
        [660, 120, 220],
      ],
    }) +
    skyline(scene, {
      base: 540,
      height: 230,
      row: "willis 150 320, trump 240 240, aon 320 280, prudential 380 240, hancock 760 290, regis 460 220",
    }) +
    rect(-20, 532, 900, 12, palette.leaf[2]) +
    water(scene, { top: 538, x: 600 }) +
    buoy +
    group3 +
    crawl(variant % 2 ? 470 : 440, 880, 1.25, pick(caps, variant), pick(skins, variant), variant % 2 === 0, scene) +
    path("M-20 980Q200 950 430 984T880 970V1000Q600 1020 430 1004T-20 1010Z", palette.water[1])
  );
}
