"use client";

import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { ListRefresh } from "@/components/layout/list-refresh";
import { Screen } from "@/components/layout/screen";
import { CaseCard } from "@/components/moderation/case-card";
import { DecisionDialog } from "@/components/moderation/decision-dialog";
import { OUTCOMES } from "@/components/moderation/moderation-labels";
import { SecondFactorRequired } from "@/components/moderation/second-factor-required";
import { EmptyState } from "@/components/ui/empty-state";
import { ItemList } from "@/components/ui/item-list";
import { Link } from "@/components/ui/link";
import { ListFooter } from "@/components/ui/list-footer";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/use-toast";
import { paths } from "@/lib/core/shared/paths";
import { useCases } from "@/lib/moderation/hooks";
import type { Action } from "@/lib/moderation/rules";
import type { CASE_LISTS, Case } from "@/lib/moderation/schema";

const TABS = [
  { value: "open", label: "Open" },
  { value: "objected", label: "Appeals" },
  { value: "closed", label: "Decided" },
] as const;

function CasesSkeleton() {
  return (
    <SkeletonGroup label="Loading reports" className="flex flex-col gap-3">
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
    </SkeletonGroup>
  );
}

type CaseList = (typeof CASE_LISTS)[number];
const EMPTY: Record<CaseList, { title: string; text: string }> = {
  open: { title: "No open reports", text: "Reports from members will show up here." },
  objected: { title: "No appeals", text: "Appeals from suspended members will show up here." },
  closed: { title: "No decisions yet", text: "Decisions and their reasons will show up here." },
};

function Cases({ status }: { status: CaseList }) {
  const { decide, ...list } = useCases(status);
  const [deciding, setDeciding] = useState<{ about: Case; action: Action } | null>(null);
  return (
    <>
      <ItemList
        list={list}
        skeleton={<CasesSkeleton />}
        empty={<EmptyState icon={<ShieldCheck />} {...EMPTY[status]} />}
        className="flex flex-col gap-3"
        foot={<ListFooter list={list} skeleton={<CasesSkeleton />} end={null} />}
      >
        {(about) => <CaseCard about={about} onAction={(action) => setDeciding({ about, action })} />}
      </ItemList>
      {deciding && (
        <DecisionDialog
          key={`${deciding.about.id} ${deciding.action}`}
          {...deciding}
          onDecide={async (reason) => {
            const { isProposed } = await decide(deciding.about.id, deciding.action, reason);
            toast({ title: isProposed ? "A second moderator has to approve this" : OUTCOMES[deciding.action] });
          }}
          onClosed={() => setDeciding(null)}
        />
      )}
    </>
  );
}

/** Reports, for the people listed in MODERATOR_EMAILS. */
export function ModerationScreen({ needsSecondFactor = false }: { needsSecondFactor?: boolean }) {
  const [status, setStatus] = useState<CaseList>("open");
  return (
    <Screen
      title="Moderation"
      back={paths.settings}
      actions={
        !needsSecondFactor && (
          <Link href={paths.status} className="inline-flex min-h-11 items-center px-2 font-semibold text-sky-ink">
            Status
          </Link>
        )
      }
      className="px-4 pt-3"
    >
      {needsSecondFactor ? (
        <SecondFactorRequired />
      ) : (
        <>
          <ListRefresh endpoints={[paths.api.moderationReports]} />
          <Segmented label="Reports" value={status} onValueChange={setStatus} options={TABS} className="mb-3" />
          <Cases key={status} status={status} />
        </>
      )}
    </Screen>
  );
}
