type SplashScreen = { width: number; height: number; ratio: 2 | 3 };

/** In points, upright. Newer phones and tablets often repeat one of these sizes. */
const PHONES: readonly SplashScreen[] = [
  { width: 375, height: 667, ratio: 2 },
  { width: 375, height: 812, ratio: 3 },
  { width: 390, height: 844, ratio: 3 },
  { width: 393, height: 852, ratio: 3 },
  { width: 402, height: 874, ratio: 3 },
  { width: 414, height: 896, ratio: 2 },
  { width: 414, height: 896, ratio: 3 },
  { width: 420, height: 912, ratio: 3 },
  { width: 428, height: 926, ratio: 3 },
  { width: 430, height: 932, ratio: 3 },
  { width: 440, height: 956, ratio: 3 },
];
const TABLETS: readonly SplashScreen[] = [
  { width: 744, height: 1133, ratio: 2 },
  { width: 768, height: 1024, ratio: 2 },
  { width: 810, height: 1080, ratio: 2 },
  { width: 820, height: 1180, ratio: 2 },
  { width: 834, height: 1112, ratio: 2 },
  { width: 834, height: 1194, ratio: 2 },
  { width: 834, height: 1210, ratio: 2 },
  { width: 1024, height: 1366, ratio: 2 },
  { width: 1032, height: 1376, ratio: 2 },
];

const sideways = ({ width, height, ratio }: SplashScreen): SplashScreen => ({ width: height, height: width, ratio });

/**
 * Startup images for an installed app on iOS, which only accepts pictures that fit the screen to the pixel and shows
 * white otherwise. Tablets also start sideways.
 */
export const SPLASH_SCREENS = [...PHONES, ...TABLETS, ...TABLETS.map(sideways)];

export const splashFile = ({ width, height, ratio }: SplashScreen) => `splash-${width * ratio}x${height * ratio}.png`;

/** iOS reports the device's upright size in both orientations. */
export const splashMedia = ({ width, height, ratio }: SplashScreen) =>
  `(device-width: ${Math.min(width, height)}px) and (device-height: ${Math.max(width, height)}px) and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: ${width < height ? "portrait" : "landscape"})`;
