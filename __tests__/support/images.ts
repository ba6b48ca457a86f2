import sharp, { type Sharp } from "sharp";

type Format = "jpeg" | "png" | "webp" | "gif" | "avif";

/** Four colors in four corners, so that the pixels show the orientation. */
const CORNERS = { topLeft: "#e53935", topRight: "#43a047", bottomLeft: "#1e88e5", bottomRight: "#fdd835" } as const;
export type Corner = keyof typeof CORNERS;
const CORNER_NAMES = ["topLeft", "topRight", "bottomLeft", "bottomRight"] as const satisfies readonly Corner[];

export function pixels(width = 320, height = 240): Sharp {
  const [w, h] = [width / 2, height / 2];
  const square = (x: number, y: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
  const drawing =
    square(0, 0, CORNERS.topLeft) +
    square(w, 0, CORNERS.topRight) +
    square(0, h, CORNERS.bottomLeft) +
    square(w, h, CORNERS.bottomRight);
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`),
  );
}

let made = 0;

/** A unique picture each time: no two have the same pixels. */
export function image(format: Format = "jpeg", width = 320, height = 240): Promise<Buffer> {
  made += 1;
  const background = { r: (made * 83) % 256, g: (made * 31) % 256, b: (made * 151) % 256 };
  const spot = { create: { width: 16, height: 16, channels: 3 as const, background } };
  return pixels(width, height)
    .composite([{ input: spot, top: 8, left: 8 }])
    .toFormat(format)
    .toBuffer();
}

/** A phone's picture metadata: location, device, a comment, and an XMP packet, each with a word to search for. */
export function photoWithMetadata(orientation = 1): Promise<Buffer> {
  return pixels()
    .withExif({
      IFD0: { Make: "TELLTALE-MAKE", Copyright: "TELLTALE-OWNER", ImageDescription: "TELLTALE-WORDS" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "41/1 52/1 41/1",
        GPSLongitudeRef: "W",
        GPSLongitude: "87/1 37/1 47/1",
      },
    })
    .withMetadata({ orientation })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>TELLTALE-XMP</rdf:Description></rdf:RDF></x:xmpmeta>',
    )
    .jpeg()
    .toBuffer();
}

/** The color in each corner of a picture, by the name of the corner it was drawn in. */
export async function cornersOf(picture: Uint8Array): Promise<Record<Corner, Corner | undefined>> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    const near = (hex: string) =>
      [1, 3, 5].every(
        (digit, channel) =>
          Math.abs(Number.parseInt(hex.slice(digit, digit + 2), 16) - (data[from + channel] ?? -99)) < 40,
      );
    return CORNER_NAMES.find((corner) => near(CORNERS[corner]));
  };
  return { topLeft: at(0.25, 0.25), topRight: at(0.75, 0.25), bottomLeft: at(0.25, 0.75), bottomRight: at(0.75, 0.75) };
}
