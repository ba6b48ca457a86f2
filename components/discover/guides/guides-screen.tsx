"use client";

import { BookOpen, Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ListSkeleton } from "@/components/discover/list-skeleton";
import { ListRefresh } from "@/components/layout/list-refresh";
import { Screen } from "@/components/layout/screen";
import { Button } from "@/components/ui/button";
import { ChoiceRow } from "@/components/ui/choice-row";
import { EmptyState } from "@/components/ui/empty-state";
import { ItemList } from "@/components/ui/item-list";
import { ListFooter } from "@/components/ui/list-footer";
import { useMemberGuides } from "@/lib/community/member-guides/hooks";
import type { GuideList } from "@/lib/community/member-guides/rules";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { paths } from "@/lib/core/shared/paths";
import { MemberGuideCard } from "./member-guide-card";

// Code-split: it brings in a form.
const GuideFormSheet = lazyOverlay(() => import("@/components/discover/guides/guide-form-sheet"), "GuideFormSheet");

const ENDPOINTS = [paths.api.memberGuides] as const;
const LISTS: readonly { value: GuideList; label: string }[] = [
  { value: "latest", label: "All" },
  { value: "followed", label: "Following" },
  { value: "mine", label: "Yours" },
];
const EMPTY: Record<GuideList, { title: string; text: string }> = {
  latest: { title: "No guides yet", text: "Create the first one with your favorite places and your tips." },
  followed: { title: "You're not following any guides", text: "Guides you follow show up here and stay up to date." },
  mine: { title: "Your first guide", text: "List the places you'd show a friend, in order, and say why." },
};

function Guides({ list: name }: { list: GuideList }) {
  const list = useMemberGuides(name);
  return (
    <ItemList
      list={list}
      label="Guides"
      skeleton={<ListSkeleton label="Loading guides" />}
      empty={<EmptyState icon={<BookOpen />} {...EMPTY[name]} />}
      className="flex flex-col gap-3"
      foot={<ListFooter list={list} skeleton={<ListSkeleton label="Loading more" />} />}
    >
      {(guide) => <MemberGuideCard guide={guide} />}
    </ItemList>
  );
}

/** Member guides: all of them, those you follow, and your own. */
export function GuidesScreen() {
  const router = useRouter();
  const [list, setList] = useState<GuideList>("latest");
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <Screen title="Community Guides" back={paths.discover()} className="px-4 pt-2">
        <ChoiceRow label="Show" value={list} onChoose={setList} options={LISTS} className="mb-2" />
        <Button block className="mb-4" aria-haspopup="dialog" onClick={() => setMaking(true)}>
          <Plus className="size-5" />
          Create a guide
        </Button>
        <ListRefresh endpoints={ENDPOINTS} />
        <Guides key={list} list={list} />
      </Screen>
      <GuideFormSheet
        open={isMaking}
        onCreated={({ id }) => router.push(paths.memberGuide(id))}
        onClose={() => setMaking(false)}
      />
    </>
  );
}
