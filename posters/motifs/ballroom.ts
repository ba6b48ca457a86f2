import { type Art, circle, each, path, rect, repeat } from "../engine";
import { silhouette, somebody } from "../looks";
import { lit, mix } from "../palettes";
import { person } from "../people";
import { type Scene, underLamps } from "../scene";
import { audience, beam, houseOf } from "../stage";

/** A gilded house: arch within arch of lights, a painted sky, balconies and the stage. */
export function ballroom(scene: Scene): Art {
  const { variant } = scene;
  const house = houseOf(scene);
  const kind = variant % 4;
  const gold = kind === 3 ? "#E58A6A" : "#E0A84A";
  const deep = mix(gold, "#5A2A2E", 0.5);
  const bulb = lit("#FFF1C0");
  const arch = (k: number): string =>
    `M${428 - 440 * k} 900V${560 - 60 * k}A${440 * k} ${460 * k} 0 0 1 ${428 + 440 * k} ${560 - 60 * k}V900Z`;
  const ribs = [1.05, 0.88, 0.72, 0.57]
    .map(
      (k, i) =>
        path(arch(k), i % 2 ? deep : gold) +
        path(arch(k - 0.035), i % 2 ? gold : mix(gold, "#FFF3DC", 0.4)) +
        repeat(19, (n) => {
          const t = Math.PI * (1 + (n + 0.5) / 19);
          return circle(428 + 440 * (k - 0.07) * Math.cos(t), 560 - 60 * k + 460 * (k - 0.07) * Math.sin(t), 7.5, bulb);
        }) +
        path(arch(k - 0.11), mix(deep, "#2A1428", 0.3)),
    )
    .join("");
  const stars2 = repeat(60, (i) => circle((i * 131) % 856, (i * 89) % 420, 1.8 + (i % 3) * 1.3, bulb));
  const skyCeiling = rect(-20, -20, 900, 1120, house.deep) + (kind === 0 ? stars2 : "");
  const palace =
    kind === 0 || kind === 3
      ? each(
          [40, 660] as const,
          (x) =>
            rect(x, 330, 156, 480, "#C98A5A") +
            rect(x + 100, 330, 56, 480, "#965A40") +
            path(`M${x - 12} 332L${x + 78} 230L${x + 168} 332Z`, "#B5503A") +
            repeat(2, (r) =>
              repeat(2, (c) =>
                path(
                  `M${x + 22 + c * 70} ${520 + r * 150}V${440 + r * 150}a21 24 0 0 1 42 0V${520 + r * 150}Z`,
                  lit("#F9C877"),
                ),
              ),
            ) +
            rect(x - 10, 550, 176, 14, "#EBD3A6") +
            repeat(8, (i) => rect(x + i * 21, 564, 7, 36, "#EBD3A6")),
        )
      : "";
  const opening =
    path("M238 880V520A190 200 0 0 1 618 520V880Z", house.curtain) +
    repeat(6, (i) => path(`M${238 + i * 64} 880V420q20 200 26 460Z`, house.fold)) +
    path(
      "M238 560V520A190 200 0 0 1 618 520V560Q570 480 523 560Q476 480 428 560Q381 480 333 560Q286 480 238 560Z",
      house.fold,
    );
  const boxes =
    kind === 1 || kind === 2
      ? each([-20, 716] as const, (x) =>
          repeat(
            3,
            (r) =>
              path(
                `M${x} ${440 + r * 140}H${x + 160}V${500 + r * 140}Q${x + 80} ${530 + r * 140} ${x} ${500 + r * 140}Z`,
                gold,
              ) +
              rect(x, 440 + r * 140, 160, 12, mix(gold, "#FFF3DC", 0.5)) +
              repeat(4, (i) => circle(x + 24 + i * 38, 428 + r * 140, 15, house.ink)),
          ),
        )
      : "";
  const players =
    kind === 2
      ? repeat(9, (i) =>
          person(silhouette("#2A1428", somebody(i)), {
            x: 280 + i * 38,
            y: 850,
            height: 110,
            pose: "sit",
            by: "hip",
            left: i > 4,
          }),
        ) + person(silhouette("#2A1428", somebody(4)), { x: 428, y: 890, height: 170, pose: "lift" })
      : person(silhouette("#2A1428", somebody(6)), { x: 428, y: 884, height: 190, pose: kind === 1 ? "wave" : "play" });
  const chandelier =
    rect(426, -20, 5, 70, deep) +
    each([0, 1, 2] as const, (r) =>
      repeat(7 - r * 2, (i) => circle(428 + (i - (6 - r * 2) / 2) * 30, 70 + r * 32, 10, bulb)),
    );
  return (
    underLamps(
      skyCeiling +
        (kind === 0 || kind === 3 ? "" : ribs) +
        palace +
        (kind === 0 || kind === 3
          ? path(arch(0.72), deep) +
            path(arch(0.68), gold) +
            repeat(15, (n) => {
              const t = Math.PI * (1 + (n + 0.5) / 15);
              return circle(428 + 300 * Math.cos(t), 520 + 314 * Math.sin(t), 8, bulb);
            }) +
            path(arch(0.63), deep)
          : "") +
        opening +
        beam(house, 428, 60, 170, 880) +
        rect(180, 876, 496, 26, gold) +
        players +
        boxes +
        chandelier,
      scene,
      0.15,
    ) +
    rect(-20, 900, 900, 200, house.floor) +
    audience(house.ink, 950, kind === 0 || kind === 3, variant + 7)
  );
}
