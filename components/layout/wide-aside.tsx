import type { ReactNode } from "react";
import { useMedia } from "@/components/ui/use-media";

type WideAsideProps = { title: string; children: ReactNode };

/** A second column from 1024 px, in place of the poster. Phones never load its content. */
export function WideAside({ title, children }: WideAsideProps) {
  const isWide = useMedia("(min-width: 1024px)");
  if (!isWide) return null;
  return (
    <aside
      aria-label={title}
      className="over-beside top-(--gap) max-h-[calc(100dvh-2*var(--gap))] overflow-y-auto rounded-card border border-line bg-paper shadow-raise"
    >
      <h2 className="px-4 pt-4 pb-2 text-display-sm">{title}</h2>
      {children}
    </aside>
  );
}
