"use client";

import { CalendarCheck, Trash2, UserPlus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Screen } from "@/components/layout/screen";
import { PersonLine } from "@/components/people/person-line";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { IconButton } from "@/components/ui/icon-button";
import { LinkButton } from "@/components/ui/link-button";
import { PersonName } from "@/components/ui/person-name";
import { ShareButton } from "@/components/ui/share-button";
import { Sheet } from "@/components/ui/sheet";
import { TitledSection } from "@/components/ui/titled-section";
import { closeThen } from "@/components/ui/use-back-close";
import { usePending } from "@/components/ui/use-pending";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { paths } from "@/lib/core/shared/paths";
import { useSharedPlan } from "@/lib/suggestions/shared-plans/hooks";
import { agreedStops } from "@/lib/suggestions/shared-plans/rules";
import type { SharedPlan } from "@/lib/suggestions/shared-plans/schema";
import { FreeTimePicker } from "./free-time";
import { planText, timeText } from "./plan-format";
import { PlanMap } from "./plan-map";
import { EstimatesNote } from "./plan-stop-card";
import { SharedStopCard } from "./shared-stop-card";

const InviteSheet = lazyOverlay(() => import("@/components/community/invite-sheet"), "InviteSheet");

function People({ plan }: { plan: SharedPlan }) {
  return (
    <TitledSection title="Who's coming" titleClassName="mb-1 text-display-sm">
      <ul>
        {plan.people.map(({ free, ...person }) => (
          <PersonLine key={person.id} person={person}>
            {free ? `${timeText(free.from)} – ${timeText(free.until)}` : "All day"}
          </PersonLine>
        ))}
      </ul>
    </TitledSection>
  );
}

type EventSheetProps = { plan: SharedPlan; onMake: () => Promise<string> };

/** Confirms before a plan among friends becomes a public event. */
function EventButton({ plan, onMake }: EventSheetProps) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const { isPending, run } = usePending((error) => failed("Couldn't create the event", error));
  const stops = agreedStops(plan.stops);
  const left = plan.stops.length - stops.length;
  const make = async () => {
    const eventId = await onMake();
    closeThen(
      () => setOpen(false),
      () => router.push(paths.event(eventId)),
    );
  };
  return (
    <>
      <Button block onClick={() => setOpen(true)}>
        <CalendarCheck className="size-5" />
        Make it an event
      </Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Make it an event?"
        description={`You'll meet at ${stops[0]?.title ?? "the first stop"} at ${timeText(stops[0]?.startsAt ?? plan.startsAt)}.`}
      >
        <div className="flex flex-col gap-3 pb-2">
          <p className="text-ink-soft">
            Anyone on Windmile can see and join a community event. Everyone who joined this plan is already going.{" "}
            {left > 0 && `${left === 1 ? "One stop was" : `${left} stops were`} voted down and left out.`}
          </p>
          <Button block pending={isPending} onClick={() => void run(make)}>
            Create event
          </Button>
        </div>
      </Sheet>
    </>
  );
}

type SharedPlanScreenProps = { planId: string; viewerId: string };

/** A plan several people decide on, opened by its link. */
export function SharedPlanScreen({ planId, viewerId }: SharedPlanScreenProps) {
  const router = useRouter();
  const { data: plan, join, leave, vote, makeEvent, remove } = useSharedPlan(planId);
  const [isInviting, setInviting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const joining = usePending();
  if (!plan) return null;
  const { stops, people, owner, isOwner, isMember, eventId } = plan;
  const isOpen = eventId === null && Date.parse(plan.endsAt) > Date.now();
  const words = planText(plan);
  const voteOn = (stopId: string) => (isFor: boolean | null) => {
    vote(stopId, isFor).catch((error: unknown) => failed("Couldn't save your vote", error));
  };
  return (
    <>
      <Screen
        title="A Day Together"
        back={paths.plan}
        actions={
          <>
            <ShareButton title="A Day in Chicago" text={words} path={paths.sharedPlan(plan.id)} />
            {isMember && isOpen && (
              <IconButton label="Invite friends" icon={UserPlus} onClick={() => setInviting(true)} />
            )}
            {isOwner && <IconButton label="Delete this plan" icon={Trash2} onClick={() => setAsking(true)} />}
          </>
        }
        className="flex flex-col gap-6 px-4 pt-4"
      >
        <div>
          <p className="font-semibold">{words}</p>
          {!isOwner && (
            <p className="text-ink-soft">
              Planned by <PersonName person={owner} />
            </p>
          )}
        </div>
        {eventId !== null && (
          <LinkButton href={paths.event(eventId)} block>
            <CalendarCheck className="size-5" />
            See the event
          </LinkButton>
        )}
        {!isMember && isOpen && (
          <Button block pending={joining.isPending} onClick={() => void joining.run(() => join(null))}>
            Join
          </Button>
        )}
        {!isMember && isOpen && (
          <p className="-mt-3 text-ink-soft text-sm">Once you join, you can vote on the stops.</p>
        )}
        <PlanMap stops={plan.stops} />
        <ol aria-label="The day" className="flex flex-col gap-1">
          {stops.map((stop) => (
            <li key={stop.targetId}>
              <SharedStopCard
                stop={stop}
                people={people.length}
                canVote={isMember && isOpen}
                onVote={voteOn(stop.targetId)}
              />
            </li>
          ))}
        </ol>
        {isMember && isOpen && (
          <FreeTimePicker plan={plan} free={people.find(({ id }) => id === viewerId)?.free ?? null} onSave={join} />
        )}
        <People plan={plan} />
        {isOwner && isOpen && <EventButton plan={plan} onMake={makeEvent} />}
        {isMember && !isOwner && isOpen && (
          <Button block variant="secondary" pending={joining.isPending} onClick={() => void joining.run(leave)}>
            Leave
          </Button>
        )}
        <EstimatesNote />
      </Screen>
      <InviteSheet
        address={paths.api.planInvitations(plan.id)}
        description={words}
        viewerId={viewerId}
        open={isInviting}
        onOpenChange={setInviting}
      />
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete this plan?"
        description="It will be deleted for everyone who joined. If you made it an event, the event stays."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        onConfirm={async () => {
          await remove();
          closeThen(
            () => setAsking(false),
            () => router.replace(paths.plan),
          );
        }}
      />
    </>
  );
}
