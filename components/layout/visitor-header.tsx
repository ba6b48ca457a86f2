import type { ReactNode } from "react";
import { Wordmark } from "@/components/layout/wordmark";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/core/shared/paths";

/** The bar of a page that visitors open by its link. */
export function VisitorHeader({ children }: { children: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 flex min-h-16 items-center gap-1 border-line border-b bg-paper px-4 pt-safe">
      <Link href={paths.home} aria-label="Windmile, home" className="mr-auto inline-flex min-h-11 items-center">
        <Wordmark />
      </Link>
      {children}
    </header>
  );
}
