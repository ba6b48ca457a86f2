import { type Art, at, blob, circle, each, ellipse, group, limb, path, pick, rect, repeat, stroke } from "../engine";
import { somebody } from "../looks";
import { lit } from "../palettes";
import { person } from "../people";
import { type Scene, underLamps } from "../scene";
import { beam, boards, drape, type House, halos, houseOf } from "../stage";

/** A leap: tutu, long lines, one arm to the light. */
function leap(skin: string, dress: string, shade: string): Art {
  return (
    limb("20 40 30 -170 60 21 -330 20 12 -372 6 7", skin) +
    limb("-20 40 34 150 110 24 300 70 14 350 40 7", skin) +
    limb("-10 -120 17 -130 -220 12 -260 -300 9", skin) +
    limb("20 -130 18 140 -240 12 240 -360 9", skin) +
    limb("10 -150 18 26 -190 18", skin) +
    ellipse(40, -226, 38, 46, skin) +
    blob("4 -240 20 -282 60 -286 82 -256 50 -250 20 -220", "#2A1F2E") +
    circle(14, -286, 22, "#2A1F2E") +
    stroke("M56 -224q8 6 16 0", "#2A1F2E", 4) +
    blob("-50 30 -40 -80 -20 -150 40 -150 60 -80 56 30", dress) +
    blob("20 -150 40 -150 60 -80 56 30 20 34 40 -60", shade) +
    path("M-190 30Q-100 -40 6 -20Q120 -40 200 40Q140 60 110 96Q60 70 6 92Q-50 70 -100 92Q-130 50 -190 30Z", dress) +
    path("M-190 30Q-60 20 6 30Q100 20 200 40Q140 60 110 96Q60 70 6 92Q-50 70 -100 92Q-130 50 -190 30Z", shade)
  );
}

const topHat = (x: number, y: number, k: number): Art =>
  at(
    x,
    y,
    ellipse(0, 0, 150, 26, "#1C2030") +
      path("M-96 -4L-108 -200Q0 -230 108 -200L96 -4Q0 20 -96 -4Z", "#1C2030") +
      path("M30 10Q70 4 96 -4L108 -200Q70 -218 30 -220Z", "#0E1120") +
      path("M-97 -40Q0 -14 97 -40L99 -4Q0 24 -98 -4Z", "#D8404F"),
    k,
  );

function kickLine(_ink: string): Art {
  return repeat(6, (i) =>
    person(
      {
        ...somebody(i * 3 + 2),
        top: "#D8404F",
        bottom: "#1C2030",
        dress: true,
        style: "brim",
        hair: "#1C2030",
        bag: undefined,
      },
      { x: 90 + i * 136, y: 960, height: 420, pose: { arms: [90, 90, -90, -90], legs: [92, 60, -4, -4], front: true } },
    ),
  );
}

/** A soldier from under the tree. */
const nutcracker = (x: number, y: number): Art =>
  at(
    x,
    y,
    rect(-90, -40, 70, 240, "#FFF3DC") +
      rect(20, -40, 70, 240, "#FFF3DC") +
      rect(60, -40, 30, 240, "#D9C9A8") +
      rect(-100, 190, 90, 70, "#1C2030", 'rx="12"') +
      rect(14, 190, 90, 70, "#1C2030", 'rx="12"') +
      rect(-110, -300, 220, 270, "#C8303F", 'rx="20"') +
      rect(40, -300, 70, 270, "#8E2034", 'rx="20"') +
      rect(-112, -90, 224, 30, "#1C2030") +
      rect(-24, -96, 48, 42, "#F0B13C") +
      repeat(4, (i) => rect(-60, -280 + i * 46, 120, 10, "#F0B13C")) +
      each(
        [-130, 130] as const,
        (s) =>
          rect(s - 30, -290, 60, 220, "#C8303F", 'rx="26"') +
          circle(s, -60, 30, "#E9B08A") +
          path(`M${s - 50} -290q50-50 100 0l-10 20h-80Z`, "#F0B13C"),
      ) +
      rect(-80, -460, 160, 160, "#E9B08A", 'rx="24"') +
      path("M-80 -360H80V-300Q0 -230 -80 -300Z", "#F7F3E6") +
      rect(-34, -364, 68, 22, "#FFFBF0") +
      stroke("M-50 -372q26-22 50-4q24-18 50 4", "#2A1F2E", 10) +
      circle(-34, -410, 9, "#2A1F2E") +
      circle(34, -410, 9, "#2A1F2E") +
      rect(-92, -620, 184, 170, "#1C2030", 'rx="30"') +
      rect(-92, -476, 184, 20, "#F0B13C") +
      circle(0, -550, 30, "#F0B13C") +
      path("M-10 -620q-20-70 10-90q34 30 10 90Z", "#D8404F"),
    1,
  );

/** Dance: a leap across a field of colour, a line of kicks, a nutcracker in the snow. */
export function dancer(scene: Scene): Art {
  const { variant, evening } = scene;
  const house = houseOf(scene);
  const kind = variant % 3;
  const flakes = repeat(60, (i) => circle((i * 137) % 870, (i * 223) % 880, 3 + (i % 3) * 3, house.beam));
  const stairs = repeat(
    6,
    (i) =>
      rect(90 - i * 24, 640 + i * 48, 676 + i * 48, 50, i % 2 ? house.curtain : house.fold) +
      repeat(15, (k) =>
        circle(110 - i * 24 + k * (46 + i * 3.2), 652 + i * 48, 6, evening ? lit("#FFE9B0") : "#FFF3D0"),
      ),
  );
  const sets = [
    halos(house, 470, 470, 400) +
      group(leap("#E0A072", "#FFF3DC", "#E8A8A0"), 'transform="translate(420 520) scale(1.12) rotate(-8)"') +
      ellipse(430, 990, 260, 26, house.ink, 'fill-opacity=".35"'),
    stairs + kickLine(house.ink) + topHat(640, 300, 0.9) + stroke("M120 420L330 180", "#FFF3DC", 14),
    halos(house, 428, 420, 380) +
      dome2(house) +
      nutcracker(290, 780) +
      group(leap("#9C5A44", "#FBE3EA", "#D98CA0"), 'transform="translate(610 560) scale(.62)"') +
      flakes,
  ] as const;
  return (
    rect(-20, -20, 900, 1120, house.wall) +
    (kind === 0 ? path("M-20 620Q300 480 880 640V1100H-20Z", house.deep) : "") +
    beam(house, 428, 60, 360, 980) +
    boards(house, 930) +
    underLamps(pick(sets, kind), scene, 0.1) +
    drape(house, -20, 70, 960, 2) +
    drape(house, 876, 786, 960, 2)
  );
}

const dome2 = ({ deep }: House): Art =>
  rect(180, 640, 500, 300, deep) +
  path("M260 640A170 170 0 0 1 600 640Z", deep) +
  rect(420, 420, 20, 60, deep) +
  each(
    [110, 750] as const,
    (x) => rect(x - 60, 740, 120, 200, deep) + path(`M${x - 60} 740A60 60 0 0 1 ${x + 60} 740Z`, deep),
  );
