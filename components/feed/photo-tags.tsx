import { UserRoundCheck, UserRoundX } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { PersonName } from "@/components/ui/person-name";
import { usePending } from "@/components/ui/use-pending";
import { toast } from "@/components/ui/use-toast";
import { paths } from "@/lib/core/shared/paths";
import type { Photo, TaggedPerson } from "@/lib/feed/photos/schema";
import { useAnswerTag } from "@/lib/feed/tags/hooks";

/** Sends an answer to a tag request and toasts the outcome; `isBusy` while it is sent. */
function useTagAnswer(viewerId: string) {
  const answer = useAnswerTag(viewerId);
  const { isPending: isBusy, run: start } = usePending();
  const run = (photoId: string, agrees: boolean, title: string) =>
    start(() => answer(photoId, agrees).then(() => toast({ title })));
  return { run, isBusy };
}

function Question({ photo, viewerId }: { photo: Photo; viewerId: string }) {
  const { run, isBusy } = useTagAnswer(viewerId);
  return (
    <section aria-label="Tag request" className="mt-3 rounded-control bg-sky-wash p-3">
      <p>
        <span className="font-semibold">
          <PersonName person={photo.user} />
        </span>{" "}
        tagged you. Only you can see the tag until you accept.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button disabled={isBusy} onClick={() => void run(photo.id, true, "You're tagged")}>
          <UserRoundCheck className="size-5" /> Accept
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => void run(photo.id, false, "Tag declined")}>
          <UserRoundX className="size-5" /> Decline
        </Button>
      </div>
    </section>
  );
}

function Names({ people }: { people: readonly TaggedPerson[] }) {
  return people.map((person, index) => (
    <span key={person.id}>
      {index > 0 && ", "}
      <Link href={paths.profile(person.id)} className="font-semibold text-sky-ink hover:underline">
        <PersonName person={person} />
      </Link>
      {person.status === "pending" && <span className="text-ink-soft"> (pending)</span>}
    </span>
  ));
}

function RemoveTag({ photo, viewerId }: { photo: Photo; viewerId: string }) {
  const { run, isBusy } = useTagAnswer(viewerId);
  return (
    <Button
      variant="ghost"
      disabled={isBusy}
      className="-ml-4"
      onClick={() => void run(photo.id, false, "Your tag was removed")}
    >
      <UserRoundX className="size-5" /> Remove my tag
    </Button>
  );
}

/**
 * People tagged in the photo, visible to others once they accept. The tagged person accepts, declines, or removes the
 * tag here.
 */
export function PhotoTags({ photo, viewerId }: { photo: Photo; viewerId: string | null }) {
  const mine = photo.tags.find(({ id }) => id === viewerId);
  const isAsked = mine?.status === "pending";
  const shown = photo.tags.filter((person) => !(person === mine && isAsked));
  return (
    <>
      {shown.length > 0 && (
        <p className="mt-2 text-sm">
          With <Names people={shown} />
        </p>
      )}
      {viewerId !== null && isAsked && <Question photo={photo} viewerId={viewerId} />}
      {viewerId !== null && mine && !isAsked && <RemoveTag photo={photo} viewerId={viewerId} />}
    </>
  );
}
