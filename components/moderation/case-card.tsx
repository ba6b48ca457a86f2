import { ACTION_NAMES, CATEGORY_NAMES, OUTCOMES, TYPE_NAMES } from "@/components/moderation/moderation-labels";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { TimeAgo } from "@/components/ui/time-ago";
import { countOf, fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { ACTIONS, type Action, isActionOn, isRestorable } from "@/lib/moderation/rules";
import type { Case } from "@/lib/moderation/schema";

function Snapshot({ snapshot }: Pick<Case, "snapshot">) {
  const { title, text, images } = snapshot;
  return (
    <blockquote className="mt-3 border-line-strong border-l-4 pl-3">
      {title && <p className="font-semibold">{title}</p>}
      {text && <p className="whitespace-pre-line break-words">{text}</p>}
      {images.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {images.map((image, index) => (
            <li key={image}>
              <img
                src={image}
                alt={`${index + 1} of ${images.length}`}
                width={96}
                height={96}
                loading="lazy"
                decoding="async"
                className="size-24 rounded-lg bg-bone object-cover text-ink-soft text-xs"
              />
            </li>
          ))}
        </ul>
      )}
      {!title && !text && images.length === 0 && <p className="text-ink-soft">No text or photo</p>}
    </blockquote>
  );
}

type ActionButtonsProps = { actions: readonly Action[]; subject: string; onAction: (action: Action) => void };

function ActionButtons({ actions, subject, onAction }: ActionButtonsProps) {
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {actions.map((known) => (
        <Button
          key={known}
          size="sm"
          variant={known === "remove" || known === "suspend" ? "danger-ghost" : "secondary"}
          aria-label={`${ACTION_NAMES[known]}: ${subject}`}
          onClick={() => onAction(known)}
        >
          {ACTION_NAMES[known]}
        </Button>
      ))}
    </div>
  );
}

function Decision({ about: { action, decidedAt, reason } }: { about: Case }) {
  if (!action) return null;
  return (
    <p className="break-words text-sm">
      <strong>{OUTCOMES[action]}</strong>
      {decidedAt && (
        <>
          {" "}
          <TimeAgo iso={decidedAt} />
        </>
      )}
      {`: ${reason ?? ""}`}
    </p>
  );
}

function Appeal({ name, text, answer }: { name: string; text: string; answer: string | null }) {
  return (
    <blockquote className="mt-3 whitespace-pre-line break-words border-sky-ink border-l-4 pl-3">
      <p className="font-semibold text-sm">{`Appeal by ${name}`}</p>
      <p>{text}</p>
      {answer && <p className="mt-1 text-ink-soft text-sm">{`Answer: ${answer}`}</p>}
    </blockquote>
  );
}

export function CaseCard({ about, onAction }: { about: Case; onAction: (action: Action) => void }) {
  const { type, snapshot, reports, categories, notes, status, isGone, isHidden, action } = about;
  const name = fullName(snapshot.author);
  const subject = type === "user" ? name : `${TYPE_NAMES[type]} by ${name}`;
  const heading = `case-${about.id}`;
  const state = isGone ? "Deleted" : isHidden ? (type === "user" ? "Suspended" : "Hidden") : null;
  return (
    <Card className="p-4">
      <article aria-labelledby={heading}>
        <div className="flex items-start gap-3">
          <Avatar name={name} src={snapshot.author.profileImageUrl} className="size-10" />
          <div className="min-w-0 flex-1">
            <h2 id={heading} className="break-words text-lg leading-snug">
              {subject}
            </h2>
            <p className="text-ink-soft text-sm">
              {`${countOf(reports, "report")}, first `}
              <TimeAgo iso={about.createdAt} />
            </p>
          </div>
        </div>
        <Snapshot snapshot={snapshot} />
        <ul aria-label="Reported as" className="mt-3 flex flex-wrap gap-2">
          {categories.map((category) => (
            <li key={category}>
              <Badge tone="star">{CATEGORY_NAMES[category]}</Badge>
            </li>
          ))}
          {state && (
            <li>
              <Badge>{state}</Badge>
            </li>
          )}
        </ul>
        {notes.length > 0 && (
          <ul aria-label="Notes from reports" className="mt-2 flex flex-col gap-1 text-ink-soft text-sm">
            {notes.map((note, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may say the same, and nothing is moved
              <li key={index} className="whitespace-pre-line break-words">{`“${note}”`}</li>
            ))}
          </ul>
        )}
        <Link
          href={paths.profile(snapshot.author.id)}
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-sky-ink text-sm hover:underline"
        >
          {`Profile of ${name}`}
        </Link>
        {status === "open" ? (
          <ActionButtons
            actions={ACTIONS.filter((known) => isActionOn(known, type))}
            subject={subject}
            onAction={onAction}
          />
        ) : (
          <Decision about={about} />
        )}
        {about.objection && <Appeal name={name} text={about.objection} answer={about.objectionAnswer} />}
        {about.proposedAction && (
          <p className="mt-2 text-sm">{`A moderator chose “${ACTION_NAMES[about.proposedAction]}”. Because this is about a moderator, a second moderator has to approve it.`}</p>
        )}
        {status === "closed" && isRestorable(action) && (
          <ActionButtons
            actions={about.objection && !about.objectionAnswer ? ["restore", "uphold"] : ["restore"]}
            subject={subject}
            onAction={onAction}
          />
        )}
      </article>
    </Card>
  );
}
