import { type Art, blob, circle, ellipse, group, limb, path, pick, poly, rect, repeat, stroke } from "../engine";
import { lit, mix } from "../palettes";
import { type Scene, underLamps } from "../scene";
import { beam, houseOf } from "../stage";

/** A skater stopping in a spray of ice, a face-off, or what lies on it. */
export function hockey(scene: Scene): Art {
  const { variant } = scene;
  const house = houseOf(scene);
  const kind = variant % 3;
  const ice = lit(scene.evening ? "#DDEBEE" : "#EAF3EF");
  const shade = lit("#B4CFDA");
  const skater = (shirt: string, dark: string, _flip: number): Art =>
    limb("-20 60 52 -120 190 40 -250 260 27", dark) +
    limb("-250 262 22 -300 300 16", "#2A2430") +
    stroke("M-340 316L-240 330", "#C9D3CC", 11) +
    limb("20 60 56 120 150 44 70 300 30", dark) +
    limb("70 300 24 130 330 18", "#2A2430") +
    stroke("M40 346L170 350", "#C9D3CC", 11) +
    limb("-10 -140 56 -160 -40 40 -60 60 30", mix(shirt, "#1C1426", 0.3)) +
    limb("-20 60 66 20 -60 76 60 -160 74", shirt) +
    path("M-70 10Q20 50 90 0L96 40Q20 90 -74 56Z", "#1C2030") +
    path("M-66 40Q20 80 92 34L94 52Q20 100 -70 62Z", "#FBF3E0") +
    circle(120, -250, 66, "#1C2030") +
    path("M120 -316A66 66 0 0 1 184 -240L120 -236Z", mix(shirt, "#FFF3DC", 0.1)) +
    blob("128 -244 184 -240 190 -204 160 -180 124 -196", "#E0A072") +
    path("M130 -248h64v22h-60Z", lit("#DDF0EA"), 'fill-opacity=".75"') +
    limb("90 -170 46 190 -60 36 130 60 28", shirt) +
    limb("130 62 34 110 76 30", "#2A2430") +
    limb("-60 60 30 -40 84 28", "#2A2430") +
    stroke("M-120 0L330 290", "#C98A4A", 15) +
    stroke("M322 286L440 306", "#2A2430", 22);
  const spray2 =
    repeat(26, (i) => circle(90 + ((i * 83) % 330), 940 - ((i * 57) % 190), 5 + (i % 4) * 4, "#FFFFFF")) +
    path("M60 1000Q120 820 320 900Q420 960 400 1000Z", "#FFFFFF", 'fill-opacity=".85"');
  const rows =
    rect(-20, 340, 900, 230, house.deep) +
    repeat(6, (r) =>
      repeat(46, (i) =>
        (i * 31 + r * 17) % 8
          ? circle(
              -14 + i * 19.5 + (r % 2) * 10,
              366 + r * 34,
              9,
              lit(pick(["#C8202F", "#FBEBCB", "#E9B08A", "#1C2030", "#C8202F", "#9C5A44"], i * 5 + r)),
            )
          : "",
      ),
    );
  const banners = repeat(
    6,
    (i) =>
      path(`M${60 + i * 130} -20h80v180l-40 26l-40-26Z`, lit(i % 2 ? "#C8202F" : "#FBEBCB")) +
      circle(100 + i * 130, 80, 22, lit(i % 2 ? "#FBEBCB" : "#1C2030")),
  );
  const rink =
    rect(-20, 560, 900, 90, lit("#FBF3E0")) +
    rect(-20, 560, 900, 16, lit("#F0B13C")) +
    rect(-20, 640, 900, 14, lit("#2F6E9A")) +
    rect(-20, 650, 900, 460, ice) +
    repeat(6, (i) =>
      stroke(`M${-20 + i * 40} ${720 + i * 56}Q428 ${690 + i * 60} ${880 - i * 20} ${740 + i * 52}`, shade, 4),
    ) +
    poly("380 652 476 652 560 1100 296 1100", lit("#C8303F"), 'fill-opacity=".5"');
  const puck = (x: number, y: number): Art =>
    ellipse(x, y + 26, 84, 24, "#0E1120") + rect(x - 84, y, 168, 26, "#1C2030") + ellipse(x, y, 84, 24, "#2E3448");
  const faceOff =
    rect(-20, -20, 900, 1120, ice) +
    circle(428, 540, 400, "none", `stroke="${lit("#C8303F")}" stroke-width="18"`) +
    circle(428, 540, 60, lit("#C8303F")) +
    rect(-20, 524, 900, 30, lit("#C8303F"), 'fill-opacity=".8"') +
    repeat(9, (i) => stroke(`M${60 + i * 90} ${60 + (i % 3) * 300}q60 40 40 140`, shade, 5)) +
    stroke("M120 1080L400 600L330 560", "#C98A4A", 24) +
    stroke("M400 604L320 556", "#2A2430", 34) +
    stroke("M740 0L460 470L540 520", "#C98A4A", 24) +
    stroke("M456 470L540 522", "#2A2430", 34) +
    puck(428, 520);
  const crossed =
    rink +
    stroke("M130 1030L640 430L760 410", "#C98A4A", 26) +
    stroke("M636 430L770 408", "#2A2430", 38) +
    stroke("M730 1030L220 430L100 410", "#D9A05A", 26) +
    stroke("M222 430L92 408", "#2A2430", 38) +
    puck(428, 900);
  if (kind === 1) return underLamps(faceOff, scene, 0.15);
  return (
    rect(-20, -20, 900, 1120, house.wall) +
    banners +
    rows +
    underLamps(
      kind === 2
        ? crossed
        : rink +
            ellipse(420, 1010, 300, 26, shade) +
            group(skater("#C8202F", "#8E1526", 1), 'transform="translate(420 640) scale(1.04)"') +
            spray2 +
            puck(790, 960),
      scene,
      0.12,
    ) +
    beam(house, 180, 30, 150, 700) +
    beam(house, 680, 30, 150, 700)
  );
}
