import { type Art, blob, circle, each, ellipse, path, pick, rect, repeat, stroke, tube } from "../engine";
import { lit, mix } from "../palettes";
import { atTable, cast } from "../rooms";
import type { Scene } from "../scene";

type Bowl = { outside: string; deep: string; broth: string };
const BOWLS: readonly Bowl[] = [
  { outside: "#C8402F", deep: "#8E2A2C", broth: "#E0A04A" },
  { outside: "#24506A", deep: "#163850", broth: "#B5562C" },
  { outside: "#FBEBCB", deep: "#D9BE92", broth: "#A8402F" },
  { outside: "#3F7A5C", deep: "#28543F", broth: "#D9A05A" },
];

function soup({ broth }: Bowl, birria: boolean): Art {
  const strands = repeat(11, (i) =>
    stroke(
      `M${190 + i * 26} ${590 + (i % 3) * 14}q60 ${i % 2 ? 40 : -34} 130 0t120 6`,
      i % 2 ? "#FBE3A8" : "#F0CB7E",
      10,
    ),
  );
  const egg = (x: number, y: number): Art =>
    ellipse(x, y, 66, 44, "#FFF6E6") +
    ellipse(x + 4, y + 2, 36, 25, "#F2A03C") +
    ellipse(x - 4, y - 4, 14, 8, "#F9C86A");
  const meat = repeat(9, (i) =>
    blob(
      `${240 + i * 42} ${580 + ((i * 31) % 40)} ${280 + i * 42} ${566 + ((i * 31) % 40)} ${300 + i * 42} ${596 + ((i * 31) % 40)} ${262 + i * 42} ${612 + ((i * 31) % 40)}`,
      i % 2 ? "#7A3428" : "#94452F",
    ),
  );
  const greens = repeat(
    12,
    (i) =>
      circle(250 + ((i * 97) % 360), 570 + ((i * 53) % 70), 11, "#5FA83C") +
      circle(250 + ((i * 97) % 360), 570 + ((i * 53) % 70), 5, "#A9CF5A"),
  );
  return (
    ellipse(428, 600, 300, 76, broth) +
    (birria
      ? meat + greens + repeat(10, (i) => circle(230 + ((i * 131) % 400), 560 + ((i * 71) % 84), 7, "#FBEBCB"))
      : strands +
        egg(310, 590) +
        egg(400, 622) +
        path("M500 560Q560 520 600 580Q560 620 510 600Z", "#E8A48C") +
        path("M520 568Q560 544 584 582Q556 600 524 594Z", "#C9705C") +
        greens)
  );
}

/** A bowl of noodles with chopsticks, or of birria with tortillas and lime. */
export function noodles(scene: Scene): Art {
  const { variant } = scene;
  const bowl = pick(BOWLS, variant);
  const birria = variant % 2 === 1;
  const sticks = stroke("M520 580L800 330", "#5A2A28", 14) + stroke("M560 600L830 370", "#7A3A2C", 14);
  const spoon = path("M640 560Q720 440 790 380L806 394Q740 470 690 590Z", "#FBEBCB");
  const tortillas =
    ellipse(690, 880, 130, 30, "#C9803A") +
    ellipse(690, 868, 130, 30, "#F0C87E") +
    ellipse(690, 856, 126, 28, "#F7D998") +
    circle(140, 880, 44, "#5FA83C") +
    circle(140, 880, 36, "#D9E88A");
  const lifted = repeat(5, (i) =>
    stroke(`M${540 + i * 9} ${548 - i * 8}q-8 50-${30 - i * 4} ${60 - i * 4}`, "#FBE3A8", 9),
  );
  const pattern = repeat(9, (i) =>
    path(
      `M${190 + i * 56} ${730 + Math.sin((i / 8) * Math.PI) * 42}q14-24 28 0q-14 20-28 0Z`,
      "#FBEBCB",
      'fill-opacity=".8"',
    ),
  );
  const curls = each(
    [
      [340, 1],
      [440, 1.2],
    ] as const,
    ([x, k]) =>
      tube(
        `${x} 540 2 ${x + 24} 470 ${9 * k} ${x - 14} 400 ${12 * k} ${x + 20} 320 ${9 * k} ${x} 250 1`,
        lit("#FFF7E2"),
        { extra: 'fill-opacity=".6"' },
      ),
  );
  const dish =
    cast(428, 890, 240, 40) +
    (birria ? tortillas : "") +
    rect(330, 860, 196, 34, bowl.deep, 'rx="8"') +
    path("M108 600Q120 860 330 876H526Q736 860 748 600Z", bowl.outside) +
    path("M520 676Q730 660 748 600Q736 860 526 876H470Q620 800 520 676Z", bowl.deep) +
    pattern +
    ellipse(428, 600, 322, 88, bowl.deep) +
    ellipse(428, 596, 322, 88, mix(bowl.outside, "#FFF3DC", 0.25)) +
    soup(bowl, birria) +
    (birria ? spoon : lifted + sticks) +
    curls;
  return atTable(scene, dish, { y: 740, setting: pick(["tiles", "stand", "window", "sunburst"] as const, variant) });
}
