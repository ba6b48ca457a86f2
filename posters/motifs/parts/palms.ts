import { type Art, line, type Point, poly, repeat, round, seeded, tube } from "../../engine";

/** One feathered palm leaf along a drooping curve. */
export function frond(x: number, y: number, angle: number, len: number, droop: number, c: string, w = 0.2, n = 9): Art {
  const a = (angle * Math.PI) / 180;
  const [ex, ey] = [x + len * Math.cos(a), y + len * Math.sin(a) + droop];
  const [qx, qy] = [x + len * 0.55 * Math.cos(a), y + len * 0.62 * Math.sin(a) - droop * 0.25];
  const at = (u: number): Point => [
    (1 - u) ** 2 * x + 2 * u * (1 - u) * qx + u * u * ex,
    (1 - u) ** 2 * y + 2 * u * (1 - u) * qy + u * u * ey,
  ];
  const leaflets = repeat(n + 1, (i) => {
    const u = 0.1 + (0.9 * i) / n;
    const [p, q, r] = [at(u), at(Math.min(1, u + 0.02)), at(u - 0.02)];
    const length = Math.hypot(q[0] - r[0], q[1] - r[1]) || 1;
    const [dx, dy] = [(q[0] - r[0]) / length, (q[1] - r[1]) / length];
    const wide =
      len * w * Math.sin(Math.PI * Math.min(1, 0.24 + 0.88 * (1 - u))) * (0.55 + 0.45 * Math.sin(Math.PI * u));
    const h = (len / n) * 0.55;
    return [1, -1]
      .map((side) => {
        const tip: Point = [
          p[0] + dx * wide * 0.75 - dy * side * wide,
          p[1] + dy * wide * 0.75 + dx * side * wide + wide * 0.25,
        ];
        return poly([[p[0] - dx * h, p[1] - dy * h], [p[0] + dx * h, p[1] + dy * h], tip], c);
      })
      .join("");
  });
  return (
    leaflets + line(`M${round(x)} ${round(y)}Q${round(qx)} ${round(qy)} ${round(ex)} ${round(ey)}`, c, len * 0.022 + 2)
  );
}

export function palm(
  x: number,
  y: number,
  h: number,
  lean: number,
  [c1, c2]: readonly [string, string],
  len: number,
  seed: number,
): Art {
  const roll = seeded(seed);
  const [tx, ty] = [x + lean, y - h];
  const trunk = tube(
    [
      [x, y, h * 0.045 + 6],
      [x + lean * 0.25, y - h * 0.4, h * 0.03 + 5],
      [tx, ty, h * 0.024 + 4],
    ],
    c1,
  );
  return (
    trunk +
    repeat(10, (i) => {
      const angle = -200 + (220 * i) / 9 + (roll() - 0.5) * 12;
      return frond(
        tx,
        ty,
        angle,
        len * (0.85 + 0.3 * roll()),
        len * (0.1 + 0.5 * Math.abs(Math.cos((angle * Math.PI) / 180))),
        i % 2 ? c2 : c1,
      );
    })
  );
}
