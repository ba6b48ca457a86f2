import { SPLASH_SCREENS, splashFile, splashMedia } from "@/lib/core/shared/splash";

/**
 * Names the pictures that iOS shows while the installed app starts. It reads them when the app is put on the home screen,
 * so they need not weigh on every page of everybody: eight links are a tenth of a small page.
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
