import { type ReactNode, useId } from "react";
import { ScreenHeader } from "@/components/layout/screen-header";
import { MAIN_ID } from "@/components/layout/skip-link";
import { paths } from "@/lib/core/shared/paths";

/** A page under Settings. */
export function SettingsFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <ScreenHeader title={title} back={paths.settings} />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="flex flex-1 flex-col gap-7 px-4 pt-5 pb-[calc(24px+var(--safe-bottom))]"
      >
        {children}
      </main>
    </>
  );
}

export function SettingsSection({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-display">
        {title}
      </h2>
      {note && <p className="mb-3 text-ink-soft text-sm">{note}</p>}
      {children}
    </section>
  );
}

/** Rows on one card, a line between each two. */
export function SettingsCard({ children }: { children: ReactNode }) {
  return <div className="divide-y divide-line rounded-card border border-line bg-card px-4">{children}</div>;
}
