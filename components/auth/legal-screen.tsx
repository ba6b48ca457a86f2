import type { ReactNode } from "react";
import { BareScreen } from "@/components/layout/bare-screen";
import { paths } from "@/lib/core/shared/paths";

type LegalSection = { heading: string; paragraphs: readonly string[] };

type LegalScreenProps = { title: string; intro: ReactNode; sections: readonly LegalSection[]; updated: string };

/** Layout of a long text (terms, privacy): short sections in one column. */
export function LegalScreen({ title, intro, sections, updated }: LegalScreenProps) {
  return (
    <BareScreen title={title} back={paths.home} className="px-5 pt-5 pb-[calc(3rem+var(--safe-bottom))]">
      <p className="text-lg leading-relaxed">{intro}</p>
      {sections.map((section) => (
        <section key={section.heading} className="mt-7">
          <h2 className="text-display-sm">{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2 text-ink-soft leading-relaxed">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <p className="mt-8 border-line border-t pt-4 text-ink-soft text-sm">Last changed on {updated}</p>
    </BareScreen>
  );
}
