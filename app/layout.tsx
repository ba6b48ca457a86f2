import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { headingFont, textFont } from "@/app/fonts";
import { ThemeScript } from "@/components/layout/theme-script";
import { Providers } from "@/components/providers";
import { currentUser } from "@/lib/core/server/session";
import { measuredPercent } from "@/lib/core/server/web-vitals";
import { THEME_COLORS } from "@/lib/core/shared/theme";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Windmile", template: "%s · Windmile" },
  description:
    "Turn fitness into an adventure. Discover activities, connect with friends, and level up your health journey.",
  applicationName: "Windmile",
  appleWebApp: { capable: true, title: "Windmile" },
  icons: { icon: "/icons/icon-192.png", apple: "/icons/apple-touch-icon.png" },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  interactiveWidget: "resizes-content",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: THEME_COLORS.light },
    { media: "(prefers-color-scheme: dark)", color: THEME_COLORS.dark },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // The CSP nonce is generated per request, so pages can't be prerendered.
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  // The account's theme overrides the device's before the first paint.
  const user = await currentUser().catch(() => null);
  const { theme, reducedMotion } = user?.preferences ?? {};
  const appearance = user ? { "data-theme": theme, "data-calm": String(reducedMotion) } : {};
  return (
    <html
      lang="en"
      suppressHydrationWarning
      {...appearance}
      data-vitals={measuredPercent()}
      className={`${headingFont.variable} ${textFont.variable}`}
    >
      <head>
        <ThemeScript nonce={nonce} />
      </head>
      <body>
        <Providers nonce={nonce}>{children}</Providers>
      </body>
    </html>
  );
}
