import { type Art, at, blob, circle, each, ellipse, path, pick, poly, rect, repeat, stroke } from "../engine";
import { silhouette, somebody } from "../looks";
import { lit } from "../palettes";
import { person } from "../people";
import { type Scene, underLamps } from "../scene";
import { light } from "../sky";
import { audience, beam, boards, drape, halos, houseOf, valance } from "../stage";

const mask = (x: number, y: number, k: number, ink: string, shade: string, sad: boolean): Art =>
  at(
    x,
    y,
    path("M-120 -130Q0 -180 120 -130Q140 40 60 130Q0 180 -60 130Q-140 40 -120 -130Z", ink) +
      path("M30 -160Q80 -150 120 -130Q140 40 60 130Q30 156 4 160Q90 40 30 -160Z", shade) +
      (sad
        ? path(
            "M-80 -50Q-50 -80 -20 -40Q-50 -30 -80 -50ZM80 -50Q50 -80 20 -40Q50 -30 80 -50ZM-56 90Q0 30 56 90Q0 66 -56 90Z",
            "#2A1830",
          )
        : path(
            "M-84 -40Q-50 -80 -20 -46Q-50 -60 -84 -40ZM84 -40Q50 -80 20 -46Q50 -60 84 -40ZM-70 30Q0 60 70 30Q50 110 0 112Q-50 110 -70 30Z",
            "#2A1830",
          )) +
      stroke("M0 -40v40l-14 10", shade, 8),
    k,
    k,
    sad ? 12 : -12,
  );

const crownAndSkull = (): Art =>
  path("M200 860Q430 800 660 860L700 980H160Z", "#7A2240") +
  path("M430 830Q600 830 660 860L700 980H460Z", "#561632") +
  blob("330 640 350 560 430 530 520 560 540 650 510 720 500 780 370 780 350 720", "#F3E3BE") +
  blob("470 545 520 560 540 650 510 720 500 780 440 780 490 680", "#CDB184") +
  ellipse(392, 670, 32, 36, "#3A2430") +
  ellipse(474, 670, 30, 34, "#3A2430") +
  poly("432 700 446 734 420 734", "#3A2430") +
  repeat(6, (i) => rect(384 + i * 17, 764, 12, 34, i % 2 ? "#F3E3BE" : "#E0CBA0", 'rx="3"')) +
  path("M320 560L300 400L370 480L430 370L492 480L560 400L544 560Q430 600 320 560Z", "#F0B13C") +
  path("M450 400L492 480L560 400L544 560Q500 578 450 584Z", "#C07A2C") +
  each(
    [
      [300, 394],
      [430, 362],
      [560, 394],
    ] as const,
    ([x, y]) => circle(x, y, 16, "#D8404F"),
  ) +
  each([360, 430, 500] as const, (x) => circle(x, 548, 11, "#2F8A8A"));

/** The stage: curtain closed, a lone chair, masks, numbered papers, or a paper city. */
export function curtain(scene: Scene): Art {
  const { variant, evening } = scene;
  const house = houseOf(scene);
  const kind = variant % 5;
  const gold = "#F0B13C";
  const proscenium =
    rect(-20, -20, 60, 1000, "#C98A3C") +
    rect(816, -20, 60, 1000, "#C98A3C") +
    rect(30, -20, 12, 1000, "#8A5226") +
    rect(816, -20, 12, 1000, "#8A5226") +
    repeat(
      10,
      (i) =>
        circle(10, 50 + i * 96, 11, evening ? lit("#FFE9B0") : "#FFF3D0") +
        circle(846, 50 + i * 96, 11, evening ? lit("#FFE9B0") : "#FFF3D0"),
    );
  const closed = drape(house, -20, 428, 900, 6) + drape(house, 876, 428, 900, 6) + rect(40, 850, 776, 26, gold);
  const open =
    drape(house, -20, 190, 900, 4) +
    drape(house, 876, 666, 900, 4) +
    path("M190 560Q150 600 190 640M666 560Q706 600 666 640", "none", `stroke="${gold}" stroke-width="14"`);
  const kitchen =
    rect(300, 760, 280, 22, "#C98A4A") +
    stroke("M320 780L304 960M560 780L576 960", "#8A5030", 16) +
    stroke("M640 960L634 800M740 960L746 800M640 800L650 600M736 800L726 600", "#8A5030", 13) +
    rect(628, 786, 124, 20, "#B5703F") +
    rect(646, 620, 84, 12, "#8A5030") +
    rect(646, 680, 84, 12, "#8A5030") +
    path("M410 700q0-40 30-40t30 40v60h-60Z", "#D8404F") +
    circle(440, 640, 26, "#F5C0A0");
  const papers =
    stroke("M60 330Q428 420 800 330M60 520Q428 600 800 520", house.beam, 4) +
    repeat(16, (i) => {
      const row = i > 7 ? 1 : 0;
      const x = 100 + (i % 8) * 92;
      const y = 346 + row * 190 + Math.sin((((i % 8) + 0.5) / 8) * Math.PI) * 40;
      return (
        rect(x - 32, y, 64, 84, "#FFF3DC", `transform="rotate(${((i * 37) % 11) - 5} ${x} ${y})"`) +
        rect(x - 6, y - 12, 12, 26, "#C98A4A") +
        circle(x, y + 46, 18, pick(["#D8472F", "#2F8A8A", "#F0B13C"], i))
      );
    }) +
    person(silhouette(house.ink, somebody(4)), { x: 428, y: 980, height: 330, pose: "lift" });
  const paperCity =
    light(scene, 428, 420, 190) +
    repeat(7, (i) => {
      const h = 220 + ((i * 131) % 240);
      const x = 196 + i * 68;
      return (
        rect(x, 880 - h, 62, h, pick(["#E58A6A", "#F0B13C", "#7FB3A0", "#C8603F"], i)) +
        rect(x + 42, 880 - h, 20, h, "#2A1F3D", 'fill-opacity=".25"') +
        repeat(4, (k) => rect(x + 10, 900 - h + k * 50, 22, 26, lit("#FFF1C0")))
      );
    }) +
    each(
      [300, 470, 600] as const,
      (x, i) =>
        rect(x - 3, 760, 6, 200, "#8A5030") +
        path(`M${x - 50} 760q50-110 100 0q-50 40-100 0Z`, pick(["#D8472F", "#2F8A8A", "#F0B13C"], i)) +
        circle(x - 16, 740, 6, "#2A1F2E") +
        circle(x + 16, 740, 6, "#2A1F2E") +
        stroke(`M${x - 14} 758q14 12 28 0`, "#2A1F2E", 5),
    );
  const inside = [
    closed,
    beam(house, 470, 50, 260, 960) + open + underLamps(kitchen, scene, 0.15),
    scene.night
      ? beam(house, 430, 60, 320, 960) + open + underLamps(crownAndSkull(), scene, 0.1)
      : halos(house, 428, 480, 330) +
        open +
        underLamps(
          mask(330, 460, 1.25, "#FFF3DC", "#D9BE92", false) + mask(560, 620, 1.15, gold, "#C07A2C", true),
          scene,
          0.1,
        ),
    open + papers,
    open + paperCity,
  ] as const;
  const front =
    kind === 0
      ? person(silhouette(house.ink, somebody(7)), { x: 428, y: 960, height: 300, pose: "hips" }) +
        beam(house, 428, 50, 220, 960)
      : "";
  return (
    rect(-20, -20, 900, 1120, house.deep) +
    rect(40, -20, 776, 940, house.wall) +
    boards(house, 890) +
    pick(inside, kind) +
    valance(house, 110, gold) +
    proscenium +
    front +
    audience(house.ink, 1010, false, variant + 5)
  );
}
