/**
 * Startup images for an installed app on iOS, which only accepts pictures that fit the screen to the pixel and shows
 * white otherwise. In points; newer phones repeat one of these sizes. Drawn by `posters/icons.ts`.
 */
export const SPLASH_SCREENS = [
  { width: 375, height: 667, ratio: 2 },
  { width: 375, height: 812, ratio: 3 },
  { width: 390, height: 844, ratio: 3 },
  { width: 393, height: 852, ratio: 3 },
  { width: 402, height: 874, ratio: 3 },
  { width: 414, height: 896, ratio: 2 },
  { width: 430, height: 932, ratio: 3 },
  { width: 440, height: 956, ratio: 3 },
] as const;
type SplashScreen = (typeof SPLASH_SCREENS)[number];

export const splashFile = ({ width, height, ratio }: SplashScreen) => `splash-${width * ratio}x${height * ratio}.png`;

export const splashMedia = ({ width, height, ratio }: SplashScreen) =>
  `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: portrait)`;
