import { SPLASH_SCREENS, splashFile, splashMedia } from "@/lib/core/shared/splash";

/**
 * Adds the links to iOS startup images. iOS reads them when the app is added to the home screen, so they aren't part of
 * every page: the links would add a quarter to a small page.
 */
export function linkSplashScreens(): void {
  if (document.querySelector("link[rel=apple-touch-startup-image]")) return;
  for (const screen of SPLASH_SCREENS) {
    const link = document.createElement("link");
    link.rel = "apple-touch-startup-image";
    link.media = splashMedia(screen);
    link.href = `/icons/${splashFile(screen)}`;
    document.head.append(link);
  }
}
