import { UserRoundCheck, UserRoundX } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { PersonName } from "@/components/ui/person-name";
import { usePending } from "@/components/ui/use-pending";
import { toast } from "@/components/ui/use-toast";
import { paths } from "@/lib/core/shared/paths";
import type { Photo, TaggedPerson } from "@/lib/feed/photos/schema";
import { useAnswerTag } from "@/lib/feed/tags/hooks";

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

type MyTagProps = { photo: Photo; viewerId: string; isAsked: boolean };

/** The viewer's own tag: accept or decline it, or remove it later. */
function MyTag({ photo, viewerId, isAsked }: MyTagProps) {
  const answer = useAnswerTag(viewerId);
  const { isPending, run } = usePending();
  const send = (agrees: boolean, title: string) =>
    void run(() => answer(photo.id, agrees).then(() => toast({ title })));
  if (!isAsked) {
    return (
      <Button
        variant="ghost"
        disabled={isPending}
        className="-ml-4"
        onClick={() => send(false, "Your tag was removed")}
      >
        <UserRoundX className="size-5" /> Remove my tag
      </Button>
    );
  }
  return (
    <section aria-label="Tag request" className="mt-3 rounded-control bg-sky-wash p-3">
      <p>
        <span className="font-semibold">
          <PersonName person={photo.user} />
        </span>{" "}
        tagged you. Only you can see the tag until you accept.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button disabled={isPending} onClick={() => send(true, "You're tagged")}>
          <UserRoundCheck className="size-5" /> Accept
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={() => send(false, "Tag declined")}>
          <UserRoundX className="size-5" /> Decline
        </Button>
      </div>
    </section>
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
      {viewerId !== null && mine && <MyTag photo={photo} viewerId={viewerId} isAsked={isAsked} />}
    </>
  );
}
