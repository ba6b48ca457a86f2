import { ChevronRight } from "lucide-react";
import { Link } from "@/components/ui/link";
import { TitledSection } from "@/components/ui/titled-section";
import { useCategoryGuides } from "@/lib/community/member-guides/hooks";
import { paths } from "@/lib/core/shared/paths";
import { MemberGuideCard } from "./member-guide-card";

/** Our own guides and members' guides, with a link to all of them. */
export function CategoryGuides({ category, q }: { category: string; q: string }) {
  const guides = useCategoryGuides(category, q);
  return (
    <TitledSection title="Community guides" className="mt-6">
      {guides.length > 0 && (
        <ul className="flex flex-col gap-3">
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
        {guides.length > 0 ? "All guides, including yours" : "Create the first guide"}
        <ChevronRight className="size-5" />
      </Link>
    </TitledSection>
  );
}
