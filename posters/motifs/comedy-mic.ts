import { type Art, at, circle, each, ellipse, group, path, pick, rect, repeat, stroke } from "../engine";
import { silhouette, somebody } from "../looks";
import { lit } from "../palettes";
import { person } from "../people";
import { type Scene, underLamps } from "../scene";
import { beam, boards, brickWall, type House, halos, houseOf } from "../stage";

const mic = (x: number, y: number, k: number, ink: string): Art =>
  at(
    x,
    y,
    stroke("M0 0L-70 -330", ink, 13) +
      group(
        path("M-34 60H34L22 230H-22Z", "#2A2A38") +
          path("M6 60H34L22 230H6Z", "#16161F") +
          rect(-46, 34, 92, 32, "#C9D3CC", 'rx="10"') +
          circle(0, -20, 66, "#9FB0B0") +
          path("M20 -83A66 66 0 0 1 20 43Q60 -20 20 -83Z", "#5F7478") +
          repeat(6, (i) => stroke(`M${-60 + i * 24} ${-60}Q${-50 + i * 22} -20 ${-58 + i * 23} 26`, "#3F5058", 3)) +
          repeat(5, (i) => stroke(`M-62 ${-56 + i * 18}Q0 ${-46 + i * 18} 62 ${-56 + i * 18}`, "#3F5058", 3)) +
          ellipse(-24, -48, 18, 13, "#F2F6EE", 'fill-opacity=".8"'),
        'transform="translate(-92 -400) rotate(-24)"',
      ),
    k,
  );

const stool = (x: number, y: number, k = 1): Art =>
  at(
    x,
    y,
    ellipse(0, -260, 96, 24, "#C98A4A") +
      path("M-96 -260A96 24 0 0 0 96 -260V-240A96 24 0 0 1 -96 -240Z", "#8A5030") +
      stroke("M-70 -240L-96 0M70 -240L96 0M-20 -232L-26 0M24 -232L28 0", "#6A3E2A", 15) +
      stroke("M-84 -110Q0 -80 84 -110", "#6A3E2A", 10) +
      rect(-26, -340, 52, 84, lit("#DDF0EA"), 'fill-opacity=".7" rx="6"') +
      rect(-24, -308, 48, 50, "#8FC0C4"),
    k,
  );

const chair = (x: number, y: number, k: number, flip: boolean): Art =>
  at(
    x,
    y,
    stroke("M-60 0L-50 -180M60 0L50 -180M-70 -180L-84 -400M40 -180", "#B5703F", 13) +
      rect(-74, -196, 140, 24, "#E9B57E", 'rx="10"') +
      path("M-84 -400Q-60 -440 -30 -400Q-40 -300 -54 -190", "none", 'stroke="#E0A45A" stroke-width="13"') +
      stroke("M-66 -90H58", "#B5703F", 8),
    flip ? -k : k,
    k,
  );

const hat = (x: number, y: number, ink: string): Art =>
  ellipse(x, y, 120, 22, ink) +
  path(`M${x - 74} ${y}Q${x - 78} ${y - 120} ${x} ${y - 110}Q${x + 78} ${y - 120} ${x + 74} ${y}Z`, ink) +
  rect(x - 75, y - 34, 150, 24, "#C8303F") +
  path(`M${x + 20} ${y - 110}Q${x + 78} ${y - 116} ${x + 74} ${y}H${x + 30}Z`, "#1C1426", 'fill-opacity=".3"');

/** Stone faces between which the sketches happen. */
const heads = (_house: House): Art =>
  each(
    [110, 746] as const,
    (x, i) =>
      path(`M${x - 110} 640H${x + 110}V600H${x - 110}Z`, "#C9A27A") +
      path(`M${x - 110} 60H${x + 110}V110H${x - 110}Z`, "#E0C79C") +
      rect(x - 84, 110, 168, 490, "#D9BE92") +
      rect(x + 30, 110, 54, 490, "#A8876C") +
      ellipse(x, 320, 74, 110, "#F0DDB4") +
      path(`M${x + 16} 212A74 110 0 0 1 ${x + 16} 428Q${x + 50} 320 ${x + 16} 212Z`, "#B5936E") +
      repeat(7, (k) => circle(x - 66 + k * 22, 236 - Math.sin((k / 6) * Math.PI) * 40, 22, i ? "#C9A880" : "#BE9A74")) +
      stroke(
        `M${x - 44} 300q16 -14 32 0M${x + 14} 300q16 -14 32 0M${x} 300v50l-14 8M${x - 30} ${i ? 390 : 380}q30 ${i ? -22 : 26} 60 0`,
        "#6A4A40",
        7,
      ),
  );

/** A microphone before a brick wall: the room is waiting. */
export function comedyMic(scene: Scene): Art {
  const { variant, evening } = scene;
  const house = houseOf(scene);
  const kind = variant % 5;
  const bulbs = each(
    [150, 300, 556, 706] as const,
    (x, i) =>
      rect(x - 2, -20, 4, 110 + (i % 2) * 50, house.ink) +
      circle(x, 120 + (i % 2) * 50, 58, lit("#FFD98A"), 'fill-opacity=".2"') +
      ellipse(x, 120 + (i % 2) * 50, 20, 28, lit(evening ? "#FFE9B0" : "#FBE3A8")) +
      rect(x - 10, 84 + (i % 2) * 50, 20, 20, "#C9803A"),
  );
  const stand =
    mic(470, 980, 1.5, "#C9D3CC") + path("M470 980m-110 14a110 20 0 1 0 220 0a110 20 0 1 0-220 0", "#2A2A38");
  const friends =
    person(somebody(6), {
      x: 210,
      y: 1080,
      height: 480,
      pose: { arms: [20, 100, -40, -90], legs: [6, 0, -8, -4], lean: -10 },
    }) +
    person(somebody(15), {
      x: 350,
      y: 1080,
      height: 470,
      pose: { arms: [30, 120, 60, 140], legs: [6, 0, -8, -4], lean: 8 },
      left: true,
    });
  const sets = [
    bulbs + stool(680, 1000) + stand,
    bulbs + stand + friends,
    repeat(6, (i) => chair(80 + i * 140, 990 - (i % 2) * 60, 0.8 + (i % 2) * 0.1, i % 2 === 1)) +
      beam(house, 428, 40, 240, 990),
    stool(240, 1000) + hat(240, 710, "#2A2A38") + stool(640, 1000) + hat(640, 710, "#5A3A2A") + stand,
    person(silhouette(house.ink, somebody(3)), { x: 210, y: 990, height: 460, pose: "wave" }) +
      person(silhouette(house.ink, somebody(9)), { x: 430, y: 1000, height: 480, pose: "dance" }) +
      person(silhouette(house.ink, somebody(4)), { x: 650, y: 990, height: 450, pose: "point", left: true }),
  ] as const;
  const lightTint = kind === 2 ? "" : beam(house, 428, 70, 320, 990);
  return (
    brickWall(house, 880, variant + 11) +
    (kind === 4 ? halos(house, 428, 560, 400) : "") +
    (kind === 1 ? heads(house) : "") +
    boards(house, 880) +
    lightTint +
    ellipse(428, 1000, 320, 34, house.ink, 'fill-opacity=".3"') +
    underLamps(pick(sets, kind), scene, 0.12)
  );
}
