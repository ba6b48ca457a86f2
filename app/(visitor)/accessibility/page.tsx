import type { Metadata } from "next";
import { LegalScreen } from "@/components/auth/legal-screen";
import { env } from "@/lib/core/server/env";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = {
  title: "Accessibility",
  description: "How we make Windmile work for everyone, and how to tell us about a problem. You don't need an account.",
  alternates: { canonical: paths.accessibility },
};

const SECTIONS = [
  {
    heading: "What to expect",
    paragraphs: [
      "Our goal is to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA on every screen.",
      "You can use Windmile with a keyboard or a screen reader. You can zoom in, double the text size, and turn your device sideways. Windmile follows your device's settings for dark mode and reduced motion, and you can change both in Settings.",
    ],
  },
  {
    heading: "How we check",
    paragraphs: [
      "Automated tests check every release for missing labels, low contrast, small touch targets, and keyboard access. Automated tests don't catch everything, and we haven't had an outside audit.",
    ],
  },
  {
    heading: "Known limitations",
    paragraphs: [
      "The map is hard to use without seeing it. Every place on the map is also in the list next to it.",
      "Photos from members may have no description. We ask for one when a photo is posted.",
    ],
  },
] as const;

export default function AccessibilityPage() {
  const address = env.SUPPORT_EMAIL;
  return (
    <LegalScreen
      title="Accessibility"
      intro={
        <>
          We want everyone to be able to use Windmile. If something doesn't work for you, email{" "}
          <a href={`mailto:${address}`} className="break-words font-medium text-sky-ink underline underline-offset-2">
            {address}
          </a>
          . Tell us the page, what you tried to do, and the device or software you use. You don't need an account.
        </>
      }
      sections={SECTIONS}
      updated="November 28, 2026"
    />
  );
}
