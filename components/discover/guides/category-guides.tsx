import { ChevronRight } from "lucide-react";
import { Link } from "@/components/ui/link";
import { TitledSection } from "@/components/ui/titled-section";
import { paths } from "@/lib/core/shared/paths";
import { useCategoryGuides } from "@/lib/discover/member-guides/hooks";
import { MemberGuideCard } from "./member-guide-card";

/** Beside the house's own guides those that people made, and the way to all of them. */
export function CategoryGuides({ category, q }: { category: string; q: string }) {
  const guides = useCategoryGuides(category, q);
  return (
    <TitledSection title="Guides by people" className="mt-5">
      {guides.length > 0 && (
        <ul className="flex flex-col gap-3.5">
          {guides.map((guide) => (
            <li key={guide.id}>
              <MemberGuideCard guide={guide} />
            </li>
          ))}
        </ul>
      )}
      <Link
        href={paths.memberGuides}
        className="mt-2 flex min-h-11 items-center gap-1 font-semibold text-sky-ink underline-offset-4 hover:underline"
      >
        {guides.length > 0 ? "All guides, and your own" : "Be the first: make a guide"}
        <ChevronRight className="size-5" />
      </Link>
    </TitledSection>
  );
}
