"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ListRefresh } from "@/components/layout/list-refresh";
import { Screen } from "@/components/layout/screen";
import { CaseCard } from "@/components/moderation/case-card";
import { ACTION_NAMES, OUTCOMES } from "@/components/moderation/moderation-labels";
import { SecondFactorRequired } from "@/components/moderation/second-factor-required";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { ItemList } from "@/components/ui/item-list";
import { Link } from "@/components/ui/link";
import { ListFooter } from "@/components/ui/list-footer";
import { Segmented } from "@/components/ui/segmented";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { TextArea } from "@/components/ui/text-area";
import { toast } from "@/components/ui/use-toast";
import { errorText } from "@/lib/core/client/api-client";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { useCases } from "@/lib/moderation/hooks";
import { type Action, REASON_MAX, REPORTED_NAMES } from "@/lib/moderation/rules";
import { type CASE_LISTS, type Case, decideSchema } from "@/lib/moderation/schema";

function consequence(action: Action, { type, snapshot }: Case): string {
  const name = fullName(snapshot.author);
  const thing = REPORTED_NAMES[type];
  switch (action) {
    case "dismiss":
      return "Nothing changes. The reports are closed, and no one is notified.";
    case "hide":
      return `Only ${name} can see this ${thing}, marked with a note. They'll see your reason.`;
    case "remove":
      return `This ${thing} is permanently deleted. ${name} will see your reason.`;
    case "warn":
      return `${name} will see your reason. Nothing else changes.`;
    case "suspend":
      return `${name} is logged out everywhere and can't log in again. No one can see their profile or posts.`;
    case "restore":
      return `This undoes the decision. ${name} will see your reason.`;
    case "uphold":
      return `The decision stays. ${name} sees your answer when they log in.`;
  }
}

type DecisionDialogProps = {
  about: Case;
  action: Action;
  onDecide: (reason: string) => Promise<void>;
  onClosed: () => void;
};

/** A decision needs a reason, which is logged and sent to the person affected. */
function DecisionDialog({ about, action, onDecide, onClosed }: DecisionDialogProps) {
  const [open, setOpen] = useState(true);
  const form = useForm({ resolver: zodResolver(decideSchema), defaultValues: { action, reason: "" } });
  const { errors, isSubmitting } = form.formState;
  const isSevere = action === "remove" || action === "suspend";
  const decide = form.handleSubmit(async ({ reason }) => {
    try {
      await onDecide(reason);
      setOpen(false);
    } catch (failure) {
      form.setError("reason", { message: errorText(failure, "Couldn't save that. Please try again.") });
    }
  });
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      title={ACTION_NAMES[action]}
      description={consequence(action, about)}
    >
      <form noValidate onSubmit={decide}>
        <Field label="Reason" error={errors.reason?.message}>
          <TextArea rows={3} maxLength={REASON_MAX} limit={REASON_MAX} {...form.register("reason")} />
        </Field>
        <Button
          type="submit"
          block
          variant={isSevere ? "danger" : "primary"}
          className="mt-3"
          pending={isSubmitting}
          pendingLabel="Saving..."
        >
          {ACTION_NAMES[action]}
        </Button>
      </form>
    </Sheet>
  );
}

const TABS = [
  { value: "open", label: "Open" },
  { value: "objected", label: "Appeals" },
  { value: "closed", label: "Decided" },
] as const;

function CasesSkeleton() {
  return (
    <SkeletonGroup label="Loading reports" count={2} className="flex flex-col gap-3">
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
