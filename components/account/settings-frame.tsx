import type { ReactNode } from "react";
import { BareScreen } from "@/components/layout/bare-screen";
import { TitledSection } from "@/components/ui/titled-section";
import { paths } from "@/lib/core/shared/paths";

type SettingsFrameProps = { title: string; back?: string; aside?: ReactNode; children: ReactNode };

export function SettingsFrame({ title, back = paths.settings, aside, children }: SettingsFrameProps) {
  return (
    <BareScreen
      title={title}
      back={back}
      aside={aside}
      className="flex flex-col gap-7 px-4 pt-5 pb-[calc(24px+var(--safe-bottom))]"
    >
      {children}
    </BareScreen>
  );
}

export function SettingsSection({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <TitledSection title={title}>
      {note && <p className="mb-3 text-ink-soft text-sm">{note}</p>}
      {children}
    </TitledSection>
  );
}

export function SettingsCard({ children }: { children: ReactNode }) {
  return <div className="divide-y divide-line rounded-card border border-line bg-card px-4">{children}</div>;
}
