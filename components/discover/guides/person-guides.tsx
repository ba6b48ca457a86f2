import { useState } from "react";
import { Button } from "@/components/ui/button";
import { TitledSection } from "@/components/ui/titled-section";
import { useGuidesOf } from "@/lib/community/member-guides/hooks";
import { PERSON_GUIDES_SHOWN } from "@/lib/community/member-guides/rules";
import { MemberGuideCard } from "./member-guide-card";

/** A person's guides on their profile. Renders nothing if none are visible. */
export function PersonGuides({ userId }: { userId: string }) {
  const guides = useGuidesOf(userId);
  const [showsAll, setShowsAll] = useState(false);
  if (guides.length === 0) return null;
  return (
    <TitledSection title="Guides">
      <ul className="flex flex-col gap-3">
        {(showsAll ? guides : guides.slice(0, PERSON_GUIDES_SHOWN)).map((guide) => (
          <li key={guide.id}>
            <MemberGuideCard guide={guide} />
          </li>
        ))}
      </ul>
      {!showsAll && guides.length > PERSON_GUIDES_SHOWN && (
        <Button variant="secondary" block className="mt-3" onClick={() => setShowsAll(true)}>
          Show all {guides.length} guides
        </Button>
      )}
    </TitledSection>
  );
}
