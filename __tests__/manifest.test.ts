/** @jest-environment node */
import { existsSync } from "node:fs";
import sharp from "sharp";
import manifest from "@/app/manifest";
import { SPLASH_SCREENS, splashFile, splashMedia } from "@/lib/core/shared/splash";
import nextConfig from "@/next.config.mjs";

const { icons = [], shortcuts = [], screenshots = [], ...fields } = manifest();
const sizeOf = async (src: string) => {
  const { width, height } = await sharp(`public${src}`).metadata();
  return `${width}x${height}`;
};

test("every picture exists in the declared size and format", async () => {
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap(({ icons: own = [] }) => own)];
  expect(pictures.length).toBeGreaterThan(12);
  for (const { src, sizes, type } of pictures) {
    expect([src, await sizeOf(src)]).toEqual([src, sizes]);
    expect([src, type]).toEqual([src, `image/${src.split(".").at(-1)}`]);
  }
});

test("it has what installers ask for", () => {
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    ...["192x192 any", "512x512 any", "512x512 maskable", "512x512 monochrome"],
  ]);
  expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(["narrow", "wide"]));
  const drawn = shortcuts.map(({ icons: own = [] }) => own.map(({ src, sizes }) => `${sizes} ${src}`));
  expect(new Set(drawn.flat()).size).toBe(shortcuts.length * 2); // each has its own icon
  expect(drawn.every(([small]) => small?.startsWith("96x96"))).toBe(true);
  expect(fields).toMatchObject({
    display_override: ["standalone", "minimal-ui"],
    launch_handler: { client_mode: ["navigate-existing", "auto"] },
    file_handlers: [{ action: "/workouts/import" }],
  });
});

test("the monochrome icon is one color on a transparent background", async () => {
  const { data, info } = await sharp("public/icons/icon-monochrome-512.png")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, at) => data.subarray(at * 4, at * 4 + 4));
  expect(pixels[0]?.[3]).toBe(0);
  const solid = pixels.filter((pixel) => pixel[3] === 255);
  expect(solid.length).toBeGreaterThan(10_000);
  expect(new Set(solid.map((pixel) => pixel.subarray(0, 3).join())).size).toBe(1);
});

test("every iOS startup image exists in its size, and no two apply to the same screen", async () => {
  for (const screen of SPLASH_SCREENS) {
    const file = `/icons/${splashFile(screen)}`;
    expect([file, await sizeOf(file)]).toEqual([
      file,
      `${screen.width * screen.ratio}x${screen.height * screen.ratio}`,
    ]);
  }
  expect(new Set(SPLASH_SCREENS.map(splashMedia)).size).toBe(SPLASH_SCREENS.length);
  const tablet = { width: 1133, height: 744, ratio: 2 } as const;
  expect(splashMedia(tablet)).toBe(
    "(device-width: 744px) and (device-height: 1133px) and (-webkit-device-pixel-ratio: 2) and (orientation: landscape)",
  );
});

test("well-known addresses exist", async () => {
  expect(existsSync("public/favicon.ico")).toBe(true);
  expect(await nextConfig.redirects?.()).toEqual([
    { source: "/.well-known/change-password", destination: "/settings/account/security", permanent: false },
  ]);
});
