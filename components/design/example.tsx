import type { ReactNode } from "react";
import { TitledSection } from "@/components/ui/titled-section";

type ExampleProps = {
  name: string;
  /** When to use it. */
  use: string;
  children: ReactNode;
};

export function Example({ name, use, children }: ExampleProps) {
  return (
    <TitledSection level="h3" title={name} titleClassName="text-lg">
      <p className="mb-2 text-ink-soft text-sm">{use}</p>
      <div className="flex flex-col gap-2">{children}</div>
    </TitledSection>
  );
}

export function ExampleGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <TitledSection title={title} className="flex flex-col gap-6">
      {children}
    </TitledSection>
  );
}

export function ExampleRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>;
}
