import { skyline } from "../city";
import { type Art, blob, path, pick, poly, repeat, stroke } from "../engine";
import { somebody } from "../looks";
import { mix } from "../palettes";
import { crowd, person } from "../people";
import type { Pose } from "../poses";
import type { Scene } from "../scene";
import { treeline } from "../scenery";
import { backdrop } from "../sky";

const HOLDS = ["#D8472F", "#F0B13C", "#2F8A8A", "#E2476A", "#5A3F8A", "#7DAA55"] as const;

/** A tall faceted wall with bright holds and someone on it. */
export function climbing(scene: Scene): Art {
  const { palette, variant, random } = scene;
  const roll = random(5);
  const wall = pick(["#E8DCC4", "#C9D6D0", "#E8C9A8"], variant);
  const shade = mix(wall, "#4A3E5A", 0.24);
  const deep = mix(wall, "#4A3E5A", 0.42);
  const close = variant % 3 === 2;
  const facets =
    poly("170 1100 210 180 330 60 470 140 430 560 500 1100", wall) +
    poly("470 140 620 70 700 240 690 1100 500 1100 430 560", shade) +
    poly("330 60 470 140 430 560 300 420", mix(wall, "#FFFFFF", 0.4)) +
    poly("170 1100 210 180 300 420 280 800", shade) +
    poly("620 70 700 240 690 1100 640 700", deep) +
    poly("430 560 500 1100 380 1100 280 800 300 420", wall) +
    poly("430 560 570 640 500 1100", mix(shade, wall, 0.5));
  const holds = repeat(34, (i) => {
    const x = 230 + roll() * 430;
    const y = 170 + roll() * 850;
    return blob(
      `${x - 16} ${y} ${x - 6} ${y - 12} ${x + 12} ${y - 10} ${x + 17} ${y + 6} ${x} ${y + 13}`,
      pick(HOLDS, i),
    );
  });
  const harness = (n: number, x: number, y: number, h: number, left: boolean, pose: Pose): Art =>
    stroke(`M${x} ${y - h * 0.2}V-20`, palette.paper, 4) +
    person({ ...somebody(n), dress: false, bag: undefined, shorts: true }, { x, y, height: h, pose, by: "hip", left });
  const up: Pose = { lean: -4, head: -20, arms: [164, 170, 120, 150], legs: [70, -10, 14, -20] };
  const reach: Pose = { lean: 10, head: -16, arms: [150, 168, 40, 100], legs: [96, -30, -10, -50] };
  const ribbon =
    path("M-20 980Q200 900 428 960T880 930V1100H-20Z", palette.grass[0]) +
    path("M-20 1010Q220 940 428 1000T880 980V1024Q640 1040 428 1044T-20 1056Z", palette.ground[0]);
  return (
    backdrop(scene, {
      horizon: 700,
      sun: [700, 260, 180],
      clouds: [
        [110, 210, 240],
        [760, 420, 200],
      ],
    }) +
    skyline(scene, { base: 980, height: 470, row: "aon 90 700, prudential 770 640, crain 200 520, regis 690 600" }) +
    treeline(scene, { from: -20, to: 880, base: 970, r: 46 }) +
    facets +
    holds +
    (close
      ? harness(9, 440, 620, 620, false, reach)
      : harness(variant * 4 + 5, 400, 430, 330, false, up) + harness(variant * 4 + 8, 560, 760, 310, true, reach)) +
    ribbon +
    (close
      ? ""
      : crowd({ from: 40, to: 300, y: 1020, height: 120, count: 3, seed: random(6) }) +
        person(somebody(16), { x: 740, y: 1030, height: 150, pose: "photo", left: true }))
  );
}
