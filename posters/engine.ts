/** Drawing primitives of the posters: every function is pure and returns a piece of SVG. */
export type Art = string;

export type Point = readonly [x: number, y: number];

export type Joint = readonly [x: number, y: number, radius: number];

/** Points as numbers, or as one string "x y x y …" where a list of arrays would only add noise. */
type Points = string | readonly Point[];

export const WIDTH = 856;

export const HEIGHT = 1070;

export const round = (value: number): number => Math.round(value * 10) / 10;

export const repeat = (count: number, draw: (index: number) => Art): Art =>
  Array.from({ length: Math.max(0, Math.ceil(count)) }, (_, index) => draw(index)).join("");

export const each = <T>(items: readonly T[], draw: (item: T, index: number) => Art): Art => items.map(draw).join("");

/** The item at `index`, counted round and round; lists of inks are never empty. */
export function pick<T>(items: readonly T[], index: number): T {
  const item = items[((Math.floor(index) % items.length) + items.length) % items.length];
  if (item === undefined) throw new Error("pick() needs a list with items");
  return item;
}

/** Mulberry32: small, fast and the same on every machine. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const numbers = (text: string): number[] => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);

function chunk(text: string, size: number): number[][] {
  const flat = numbers(text);
  const rows: number[][] = [];
  for (let i = 0; i + size <= flat.length; i += size) rows.push(flat.slice(i, i + size));
  return rows;
}

export const points = (list: Points): Point[] =>
  typeof list === "string" ? chunk(list, 2).map(([x = 0, y = 0]) => [x, y] as const) : [...list];

export const joints = (list: string | readonly Joint[]): Joint[] =>
  typeof list === "string" ? chunk(list, 3).map(([x = 0, y = 0, r = 0]) => [x, y, r] as const) : [...list];

export const path = (d: string, fill: string, extra = ""): Art => `<path d="${d}" fill="${fill}" ${extra}/>`;

export const line = (d: string, stroke: string, width: number, extra = ""): Art =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" ${extra}/>`;

export const stroke = (d: string, colour: string, width: number): Art =>
  line(d, colour, width, 'stroke-linecap="round" stroke-linejoin="round"');

export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = ""): Art =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" ${extra}/>`;

export const circle = (x: number, y: number, r: number, fill: string, extra = ""): Art =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${extra}/>`;

export const ring = (x: number, y: number, r: number, colour: string, width: number): Art =>
  circle(x, y, r, "none", `stroke="${colour}" stroke-width="${round(width)}"`);

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ""): Art =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${extra}/>`;

export const group = (art: Art, extra: string): Art => `<g ${extra}>${art}</g>`;

export const at = (x: number, y: number, art: Art, scaleX = 1, scaleY = scaleX, turn = 0): Art =>
  group(art, `transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${scaleX} ${scaleY})"`);

export const poly = (list: Points, fill: string, extra = ""): Art =>
  path(
    `M${points(list)
      .map((p) => `${round(p[0])} ${round(p[1])}`)
      .join("L")}Z`,
    fill,
    extra,
  );

/** A short name that depends only on what it names, so the same picture always has the same text. */
export function fingerprint(text: string): string {
  let hash = 5381;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(i)) >>> 0;
  return `c${hash.toString(36)}`;
}

export function clipped(d: string, art: Art): Art {
  const id = fingerprint(d + art.length);
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${group(art, `clip-path="url(#${id})"`)}`;
}

export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}H${x + w}V${y + h}H${x}Z`;

/** Tapered capsules through joints: arms, legs, stems. */
export function limb(list: string | readonly Joint[], fill: string): Art {
  const js = joints(list);
  const bones = js.slice(1).map((end, index) => {
    const [x, y, r] = js[index] ?? end;
    const [u, v, q] = end;
    const length = Math.hypot(u - x, v - y) || 1;
    const nx = -(v - y) / length;
    const ny = (u - x) / length;
    const outline: Point[] = [
      [x + nx * r, y + ny * r],
      [u + nx * q, v + ny * q],
      [u - nx * q, v - ny * q],
      [x - nx * r, y - ny * r],
    ];
    return poly(outline, fill);
  });
  return bones.join("") + each(js, ([x, y, r]) => circle(x, y, r, fill));
}

export function smooth(list: Points, tension = 0.5, closed = true): string {
  const ps = points(list);
  const n = ps.length;
  const point = (i: number): Point => (closed ? pick(ps, i) : (ps[Math.min(n - 1, Math.max(0, i))] ?? [0, 0]));
  const k = tension / 3;
  const [x0, y0] = point(0);
  let d = `M${round(x0)} ${round(y0)}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    d += `C${round(b[0] + (c[0] - a[0]) * k)} ${round(b[1] + (c[1] - a[1]) * k)} `;
    d += `${round(c[0] - (e[0] - b[0]) * k)} ${round(c[1] - (e[1] - b[1]) * k)} ${round(c[0])} ${round(c[1])}`;
  }
  return d + (closed ? "Z" : "");
}

export const blob = (list: Points, fill: string, tension = 0.5, extra = ""): Art =>
  path(smooth(list, tension), fill, extra);

type TubeOptions = { shift?: number; width?: number; from?: number; to?: number; taper?: boolean; extra?: string };

function spline(js: readonly Joint[]): Joint[] {
  const joint = (i: number): Joint => js[Math.min(js.length - 1, Math.max(0, i))] ?? [0, 0, 0];
  const samples: Joint[] = [];
  for (let i = 0; i < js.length - 1; i++) {
    const [a, b, c, d] = [joint(i - 1), joint(i), joint(i + 1), joint(i + 2)];
    for (let j = 0; j < 14; j++) {
      const t = j / 14;
      const axis = (k: 0 | 1): number =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      samples.push([axis(0), axis(1), b[2] + (c[2] - b[2]) * (t * t * (3 - 2 * t))]);
    }
  }
  return [...samples, joint(js.length - 1)];
}

/** A ribbon of changing width along a smooth centre line; `shift` and `width` are in radii, for highlights and shades. */
export function tube(list: string | readonly Joint[], fill: string, options: TubeOptions = {}): Art {
  const samples = spline(joints(list));
  const last = samples.length - 1;
  const start = Math.floor((options.from ?? 0) * last);
  const end = Math.ceil((options.to ?? 1) * last);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = start; i <= end; i++) {
    const [x, y, r] = samples[i] ?? [0, 0, 0];
    const [px, py] = samples[Math.max(0, i - 1)] ?? [x, y];
    const [qx, qy] = samples[Math.min(last, i + 1)] ?? [x, y];
    const length = Math.hypot(qx - px, qy - py) || 1;
    const nx = -(qy - py) / length;
    const ny = (qx - px) / length;
    const middle = (options.shift ?? 0) * r;
    const half = (options.width ?? 1) * r * (options.taper ? Math.sin((Math.PI * (i - start)) / (end - start)) : 1);
    left.push([x + nx * (middle + half), y + ny * (middle + half)]);
    right.unshift([x + nx * (middle - half), y + ny * (middle - half)]);
  }
  return poly([...left, ...right], fill, options.extra);
}

export const lens = (x: number, y: number, w: number, h: number, fill: string): Art =>
  path(
    `M${round(x - w / 2)} ${round(y)}Q${round(x)} ${round(y - h)} ${round(x + w / 2)} ${round(y)}Q${round(x)} ${round(y + h)} ${round(x - w / 2)} ${round(y)}Z`,
    fill,
  );
