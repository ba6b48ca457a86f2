import { filler, skyline } from "../city";
import { type Art, circle, each, group, path, pick, rect, repeat } from "../engine";
import { lit, mix } from "../palettes";
import type { Scene } from "../scene";
import { birds, sail, treeline, water } from "../scenery";
import { backdrop } from "../sky";

const BASE = 640;

/** What lies on the water in front: sails, gulls, ice, an empty boat, or nothing. */
function foreground(scene: Scene): Art {
  const { palette, variant } = scene;
  const white = [palette.paper, palette.cloud[1], palette.ink] as const;
  const ice = repeat(13, (i) => {
    const [x, y, w] = [(i * 233) % 880, 720 + ((i * 97) % 330), 60 + ((i * 53) % 120)];
    return (
      path(
        `M${x} ${y}l${w * 0.3} ${-w * 0.1}l${w * 0.5} ${w * 0.03}l${w * 0.2} ${w * 0.1}l${-w * 0.4} ${w * 0.1}Z`,
        palette.paper,
      ) +
      path(
        `M${x} ${y}l${w * 0.6} ${w * 0.13}l${w * 0.4} ${-w * 0.1}l0 ${w * 0.05}l${-w * 0.4} ${w * 0.1}Z`,
        palette.water[1],
      )
    );
  });
  const boat =
    path("M540 900H740Q730 950 690 952H590Q556 950 540 900Z", "#D8472F") +
    path("M540 900H740L736 914H546Z", "#FBEBCB") +
    rect(600, 880, 80, 20, "#FBEBCB") +
    path("M520 886L800 930", "none", `stroke="${palette.ink}" stroke-width="6"`);
  const fleet = sail(180, 860, 190, white) + sail(690, 780, 110, white, true) + sail(560, 730, 66, white);
  return pick(
    [
      fleet,
      birds(
        [
          [200, 240, 26],
          [260, 300, 18],
          [620, 220, 22],
          [150, 340, 14],
        ],
        palette.ink,
      ),
      ice,
      boat,
    ],
    variant,
  );
}

/** Chicago from the lake, its lights laid on the water. */
export function skylineLake(scene: Scene): Art {
  const { palette, evening, random } = scene;
  const row =
    "regis 640 330, trump 470 400, aon 560 400, prudential 514 320, crain 430 270, willis 250 470, boardOfTrade 330 250, hancock 760 400, setback 170 240";
  const lights = evening
    ? repeat(26, (i) =>
        rect(
          30 + i * 31.5,
          BASE + 22 + (i % 4) * 8,
          7,
          60 + ((i * 47) % 150),
          pick([lit("#F5B95A"), lit("#F9DDA0"), lit("#E8735A")], i),
          'rx="3.5" fill-opacity=".75"',
        ),
      )
    : "";
  const reflection = group(
    skyline(scene, { base: BASE, height: 250, row, bracing: false }),
    `transform="translate(0 ${BASE * 1.42}) scale(1 -.42)" opacity=".28"`,
  );
  const near = lit(mix(palette.mid[1], palette.near[0], 0.5));
  return (
    backdrop(scene, {
      horizon: BASE,
      sun: [360, 560, 250],
      clouds: [
        [640, 150, 300],
        [180, 200, 240],
        [560, 280, 160],
      ],
    }) +
    skyline(scene, { base: BASE, height: 300, row }) +
    filler(
      { from: -20, to: 880, base: BASE, low: 18, high: 74, inks: [near, palette.near[1]], width: [24, 26] },
      random(8),
      evening ? { ink: lit("#F9C877"), share: 0.2 } : undefined,
    ) +
    treeline(scene, { from: -20, to: 880, base: BASE + 4, r: 15 }) +
    water(scene, { top: BASE, x: 360, reach: 1.2 }) +
    reflection +
    lights +
    each([120, 700], (x) => circle(x, BASE + 6, 4, evening ? lit("#F4523C") : "#D8472F")) +
    foreground(scene)
  );
}
