import { failed } from "@/components/ui/failed";
import { isShareClosed } from "@/components/ui/share-link";
import { saveFile } from "@/lib/core/client/save-file";

type PictureText = {
  /** The file name without its extension. */
  name: string;
  title: string;
  subtitle: string;
  stats: readonly { label: string; value: string }[];
  /** One of the app's own pictures, drawn above the text. */
  picture?: string;
};

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 72;
const PICTURE = { width: WIDTH, height: 720 };
const INK = { paper: "#f6f3ee", ink: "#0b1f33", soft: "#4b5b6b", sky: "#41b6e6", star: "#e4002b" };

function star(to: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  to.beginPath();
  for (let point = 0; point < 12; point += 1) {
    const angle = (Math.PI / 6) * point - Math.PI / 2;
    const reach = point % 2 === 0 ? radius : radius * 0.5;
    to.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  to.closePath();
  to.fill();
}

/** Two bands and four stars, used when there is no picture. */
function flag(to: CanvasRenderingContext2D): void {
  to.fillStyle = INK.sky;
  to.fillRect(0, 96, WIDTH, 150);
  to.fillRect(0, 474, WIDTH, 150);
  to.fillStyle = INK.star;
  for (let nth = 0; nth < 4; nth += 1) star(to, 216 + nth * 216, 360, 84);
}

async function imageOf(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** The picture as a file, rendered in the browser because the fonts and colors are there. */
async function draw({ title, subtitle, stats, picture }: PictureText): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const to = canvas.getContext("2d");
  if (!to) throw new Error("This browser doesn't support canvas");
  const family = (name: string) => getComputedStyle(document.body).getPropertyValue(name);
  const display = (size: number) => `800 ${size}px ${family("--font-display")}`;
  const plain = (size: number) => `500 ${size}px ${family("--font-sans")}`;
  // Only the app's own font: loading a fallback family that is not installed rejects.
  const [own = ""] = family("--font-display").split(",");
  const [text = ""] = family("--font-sans").split(",");
  await Promise.allSettled([document.fonts.load(`800 96px ${own}`), document.fonts.load(`500 36px ${text}`)]);
  to.fillStyle = INK.paper;
  to.fillRect(0, 0, WIDTH, HEIGHT);
  if (picture) to.drawImage(await imageOf(picture), 0, 0, PICTURE.width, PICTURE.height);
  else flag(to);
  const write = (text: string, font: string, colour: string, x: number, y: number, widest: number) => {
    to.font = font;
    to.fillStyle = colour;
    to.fillText(text, x, y, widest);
  };
  const inside = WIDTH - 2 * EDGE;
  write(title, display(108), INK.ink, EDGE, 858, inside);
  write(subtitle, plain(38), INK.soft, EDGE, 922, inside);
  const column = inside / Math.max(1, stats.length);
  for (const [index, { label, value }] of stats.entries()) {
    write(value, display(84), INK.ink, EDGE + index * column, 1072, column - 24);
    write(label, plain(34), INK.soft, EDGE + index * column, 1122, column - 24);
  }
  to.fillStyle = INK.star;
  star(to, EDGE + 24, 1256, 26);
  write("Windmile", display(52), INK.ink, EDGE + 70, 1274, inside);
  return new Promise((done, refuse) =>
    canvas.toBlob((blob) => (blob ? done(blob) : refuse(new Error("Couldn't encode the image"))), "image/png"),
  );
}

/** Opens the phone's share sheet with a picture, or downloads it if there is no share sheet. */
export async function sharePicture(content: PictureText): Promise<void> {
  try {
    const blob = await draw(content);
    const file = new File([blob], `${content.name}.png`, { type: "image/png" });
    const data: ShareData = { files: [file], title: content.title };
    if (typeof navigator.share === "function" && navigator.canShare?.(data)) await navigator.share(data);
    else saveFile(file.name, file.type, file);
  } catch (error) {
    if (isShareClosed(error)) return;
    failed("Sharing failed", "Please try again");
  }
}
