"use client";

import { CalendarCheck } from "lucide-react";
import { CommunityFrame } from "@/components/community/community-frame";
import { LinkButton } from "@/components/ui/link-button";
import { ShareButton } from "@/components/ui/share-button";
import { countOf } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import type { VisitorPlan } from "@/lib/suggestions/shared-plans/schema";
import { planText } from "./plan-format";
import { PlanMap } from "./plan-map";
import { EstimatesNote, StopCard } from "./plan-stop-card";

/** A shared plan for someone without an account: its stops and times, with a link to join. */
export function VisitorPlanScreen({ plan }: { plan: VisitorPlan }) {
  const here = paths.sharedPlan(plan.id);
  const words = planText(plan);
  const isOpen = plan.eventId === null && Date.parse(plan.endsAt) > Date.now();
  return (
    <CommunityFrame
      viewerId={null}
      title="A Day Together"
      back={paths.home}
      here={here}
      refreshed={[]}
      actions={<ShareButton title="A Day in Chicago" text={words} path={here} />}
    >
      <article aria-labelledby="plan-title" className="flex flex-col gap-6 px-4 pt-4">
        <div>
          <h1 id="plan-title" className="break-words text-display-lg leading-tight">
            A day in Chicago with {plan.plannedBy}
          </h1>
          <p className="mt-2 font-semibold">{words}</p>
          <p className="text-ink-soft">{countOf(plan.people, "person is", "people are")} going</p>
        </div>
        {plan.eventId !== null && (
          <LinkButton href={paths.event(plan.eventId)} block>
            <CalendarCheck className="size-5" />
            See the event
          </LinkButton>
        )}
        {isOpen && (
          <div className="flex flex-col gap-2">
            <LinkButton href={paths.signup({ callbackUrl: here, why: "join" })} block>
              Log in or sign up to join
            </LinkButton>
            <p className="text-ink-soft text-sm">Once you join, you can vote on the stops.</p>
          </div>
        )}
        {plan.eventId === null && !isOpen && (
          <p role="status" className="rounded-control bg-sky-wash px-4 py-3 font-semibold text-sky-ink">
            This plan has ended.
          </p>
        )}
        <PlanMap stops={plan.stops} />
        <ol aria-label="The day" className="flex flex-col gap-1">
          {plan.stops.map((stop) => (
            <li key={stop.targetId}>
              <StopCard stop={stop} />
            </li>
          ))}
        </ol>
        <EstimatesNote />
      </article>
    </CommunityFrame>
  );
}
