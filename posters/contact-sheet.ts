import sharp from "sharp";
import { MOTIFS } from "./motif-table";
import { TIMES } from "./palettes";
import { paint, posterSvg } from "./render-poster";

/**
 * Proof print: `tsx posters/contact-sheet.ts out.png motif …` draws each motif in its four hours (or one with
 * `motif:time:variant:mood`) side by side, for looking at.
 */
async function proof([out = "sheet.png", ...names]: string[]): Promise<void> {
  const wanted = names.flatMap((entry) => {
    const [name = "", time, variant, mood] = entry.split(":");
    const times = TIMES.filter((candidate) => !time || time === "all" || candidate === time);
    return times.map((hour) => ({ name, time: hour, variant: Number(variant ?? 0), mood: Number(mood ?? 0) }));
  });
  const width = Number(process.env.TILE ?? 300);
  const height = Math.round((width * 1070) / 856);
  const columns = Math.min(Number(process.env.COLUMNS_OF ?? 4), wanted.length);
  const tiles = [];
  for (const [i, { name, time, variant, mood }] of wanted.entries()) {
    const entry = MOTIFS[name];
    if (!entry) throw new Error(`No motif is called ${name}`);
    const {
      data,
      width: w,
      height: h,
    } = await paint(posterSvg({ motif: entry.draw, time, seed: 1, options: { variant, mood } }));
    const input = await sharp(data, { raw: { width: w, height: h, channels: 3 } })
      .resize(width, height)
      .png()
      .toBuffer();
    tiles.push({ input, left: (i % columns) * (width + 8), top: Math.floor(i / columns) * (height + 8) });
  }
  const size = { width: columns * (width + 8), height: Math.ceil(tiles.length / columns) * (height + 8) };
  await sharp({ create: { ...size, channels: 3, background: "#fff8ea" } })
    .composite(tiles)
    .png()
    .toFile(out);
}

void proof(process.argv.slice(2));
