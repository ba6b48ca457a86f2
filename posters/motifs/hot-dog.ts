import { type Art, at, each, ellipse, path, pick, poly, rect, repeat, stroke } from "../engine";
import { atTable, cast, roomOf } from "../rooms";
import type { Scene } from "../scene";

/** Poppy-seed bun, frank, mustard, relish, tomato, pickle, sport peppers: everything but ketchup. */
function dog(): Art {
  const wave = (y: number): string => {
    let d = `M176 ${y}`;
    for (let i = 0; i < 12; i++) d += `q22 ${i % 2 ? 26 : -26} 43 0`;
    return d;
  };
  const relish = repeat(26, (i) =>
    rect(
      190 + i * 18,
      606 + ((i * 29) % 34),
      22,
      15,
      pick(["#5FA83C", "#8CC63F", "#3F8A3A"], i),
      `rx="5" transform="rotate(${(i * 37) % 60} ${190 + i * 18} 612)"`,
    ),
  );
  const seeds = repeat(22, (i) =>
    ellipse(
      180 + i * 23,
      724 + ((i * 31) % 62),
      5,
      3,
      "#3A2A2E",
      `transform="rotate(${(i * 53) % 90} ${180 + i * 23} 740)"`,
    ),
  );
  const tomatoes = each(
    [250, 400, 550] as const,
    (x) =>
      path(`M${x - 54} 640A54 54 0 0 1 ${x + 54} 640Z`, "#C8302F") +
      path(`M${x - 40} 640A40 40 0 0 1 ${x + 40} 640Z`, "#E8604A") +
      each([-18, 4, 24] as const, (d) => ellipse(x + d, 624, 5, 8, "#FBD9A0")),
  );
  return (
    cast(428, 836, 350, 40) +
    path("M92 700Q80 600 190 580H666Q776 600 764 700Q740 752 428 756Q116 752 92 700Z", "#D9974E") +
    path("M100 640Q140 588 220 586H640Q716 588 756 640Q740 616 428 612Q120 616 100 640Z", "#F5C878") +
    tomatoes +
    path("M150 600Q428 560 706 600L720 640Q428 606 136 640Z", "#4F8A3A") +
    path("M150 604Q428 566 706 604L700 616Q428 580 156 616Z", "#8CC63F") +
    path("M60 668Q52 612 118 608H738Q804 612 796 668Q790 716 730 716H126Q66 716 60 668Z", "#A8402F") +
    path("M70 650Q76 618 124 618H732Q778 620 786 646Q740 632 428 632Q116 632 70 650Z", "#D9694A") +
    relish +
    stroke(wave(654), "#C98A1C", 19) +
    stroke(wave(650), "#F5C02F", 15) +
    each(
      [
        [300, 1],
        [470, -1],
        [610, 1],
      ] as const,
      ([x, s]) =>
        path(`M${x} 606q${s * 50}-44 ${s * 86}-8q-${s < 0 ? -34 : 34} 28-${s < 0 ? -86 : 86} 8Z`, "#B8C93F") +
        stroke(`M${x} 604l${-s * 20}-16`, "#5F8A3A", 6),
    ) +
    path("M84 690Q80 800 200 828H656Q776 800 772 690Q740 730 428 732Q116 730 84 690Z", "#E9A64C") +
    path("M480 731Q740 728 772 690Q776 800 656 828H520Q600 800 480 731Z", "#C9803A") +
    path("M110 728Q160 760 428 764L424 776Q160 772 118 748Z", "#F5C878") +
    seeds
  );
}

/** Paper boat under the dog. */
const tray = (ink: string): Art =>
  path("M70 790H786L740 900H116Z", "#FBEBCB") +
  path("M520 790H786L740 900H560Z", "#E0C79C") +
  repeat(9, (i) =>
    poly(
      `${84 + i * 80} 790 ${124 + i * 80} 790 ${122 + i * 76} 900 ${160 + i * 70 - 44} 900`,
      ink,
      'fill-opacity=".85"',
    ),
  );

/** A hot dog dragged through the garden. */
export function hotDog(scene: Scene): Art {
  const pickle =
    path("M716 640Q800 560 826 590Q840 620 748 700Z", "#4F8A3A") + path("M726 640Q800 574 816 590L744 664Z", "#A9C95A");
  const fries = repeat(9, (i) =>
    at(150 + i * 17, 560 - (i % 3) * 26, rect(-9, -20, 18, 120, i % 2 ? "#F5C878" : "#E9B04C"), 1, 1, -14 + i * 4),
  );
  return atTable(
    scene,
    at(0, 60, (scene.variant % 3 === 2 ? fries : "") + pickle + tray(roomOf(scene).cloth) + dog()),
    { y: 780, checked: scene.variant % 3 === 1 },
  );
}
