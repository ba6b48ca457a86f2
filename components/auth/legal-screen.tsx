import type { ReactNode } from "react";
import { BareScreen } from "@/components/layout/bare-screen";
import { paths } from "@/lib/core/shared/paths";

type LegalSection = { heading: string; paragraphs: readonly string[] };

type LegalScreenProps = { title: string; intro: ReactNode; sections: readonly LegalSection[]; updated: string };

export function LegalScreen({ title, intro, sections, updated }: LegalScreenProps) {
  return (
    <BareScreen nav={null} title={title} back={paths.home} className="px-4 pt-4 pb-[calc(3rem+var(--safe-bottom))]">
      <p className="leading-relaxed">{intro}</p>
      {sections.map((section) => (
        <section key={section.heading} className="mt-6">
          <h2 className="text-display-sm">{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2 text-ink-soft leading-relaxed">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <p className="mt-8 border-line border-t pt-4 text-ink-soft text-sm">Last updated {updated}</p>
    </BareScreen>
  );
}
