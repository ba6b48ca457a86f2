import { shortWhen } from "@/components/community/community-event-format";
import { Link } from "@/components/ui/link";
import { Select } from "@/components/ui/select";
import { useHandovers } from "@/lib/community/hosts/hooks";
import type { Handover, HostChoice } from "@/lib/community/hosts/schema";
import { countOf, fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

const CANCEL = "cancel";

const canceled = (guests: number) =>
  guests > 0 ? `Canceled. ${countOf(guests, "guest")} will be notified.` : "Deleted with your account.";

type NextHostProps = { event: Handover; choice: HostChoice | undefined; onChoose: (choice: HostChoice) => void };

function NextHost({ event, choice, onChoose }: NextHostProps) {
  const { id: eventId, title, guests, nextHosts } = event;
  const [first] = nextHosts;
  if (!first) {
    return (
      <>
        <p className="text-sm">{canceled(guests)}</p>
        {guests > 0 && (
          <Link
            href={paths.event(eventId)}
            className="flex min-h-11 items-center font-semibold text-sky-ink text-sm underline"
          >
            Add a co-host who can take over
          </Link>
        )}
      </>
    );
  }
  const value = choice ? (choice.userId ?? CANCEL) : first.id;
  return (
    <>
      <Select
        label={`Next host of ${title}`}
        value={value}
        onValueChange={(chosen) => onChoose({ eventId, userId: chosen === CANCEL ? null : chosen })}
        options={[
          ...nextHosts.map((person) => ({ value: person.id, label: `${fullName(person)} becomes the host` })),
          { value: CANCEL, label: "Cancel the event" },
        ]}
      />
      {value === CANCEL && <p className="text-sm">{canceled(guests)}</p>}
    </>
  );
}

type HostedEventsProps = { choices: readonly HostChoice[]; onChoose: (choice: HostChoice) => void };

/** What happens to your upcoming events when you delete your account, and who hosts each one next. */
export function HostedEvents({ choices, onChoose }: HostedEventsProps) {
  const events = useHandovers();
  if (!events || events.length === 0) return null;
  return (
    <section aria-labelledby="hosted-events" className="flex flex-col gap-2">
      <h3 id="hosted-events" className="font-semibold text-sm">
        Events you host
      </h3>
      <p className="text-ink-soft text-sm">
        A co-host takes over as soon as you delete your account. Events without a co-host are canceled.
      </p>
      <ul className="divide-y divide-line rounded-control border border-line">
        {events.map((event) => (
          <li key={event.id} className="flex flex-col gap-1.5 px-3.5 py-2.5">
            <div>
              <p className="break-words font-semibold">{event.title}</p>
              <p className="text-ink-soft text-sm">
                {shortWhen(event)}
                {event.isRecurring && " and later dates"}
              </p>
            </div>
            <NextHost event={event} choice={choices.find(({ eventId }) => eventId === event.id)} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}
