"use client";

import "./globals.css";
import { headingFont, textFont } from "@/app/fonts";
import { ErrorScreen } from "@/components/layout/error-screen";

type GlobalErrorProps = { error: Error & { digest?: string }; reset: () => void };

/** Replaces the root layout when the layout itself throws, so it renders its own <html>. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  return (
    <html lang="en" className={`${headingFont.variable} ${textFont.variable}`}>
      <body>
        <title>Something went wrong · Windmile</title>
        <div className="mx-auto flex min-h-dvh max-w-phone flex-col bg-paper text-ink">
          <ErrorScreen error={error} retry={reset} />
        </div>
      </body>
    </html>
  );
}
