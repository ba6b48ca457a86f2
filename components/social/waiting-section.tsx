import { PersonRow, personRow, personRowSubject } from "@/components/social/people-list";
import { useTagAnswer } from "@/components/social/photo-tags";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { LoadMore } from "@/components/ui/load-more";
import { Thumbnail } from "@/components/ui/thumbnail";
import { usePending } from "@/components/ui/use-pending";
import { toast } from "@/components/ui/use-toast";
import { useViewer } from "@/components/viewer";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import type { Photo } from "@/lib/feed/photos/schema";
import { useAnswerFollowRequest, useFollowRequests } from "@/lib/social/follows/hooks";
import type { ListedPerson } from "@/lib/social/people/schema";
import { useTaggedPhotos } from "@/lib/social/tags/hooks";

type AnswersProps = { name: string; isBusy: boolean; onAccept: () => void; onDecline: () => void };

function Answers({ name, isBusy, onAccept, onDecline }: AnswersProps) {
  return (
    <span className="ml-auto flex shrink-0 gap-2">
      <Button size="sm" disabled={isBusy} aria-label={`Accept ${name}`} onClick={onAccept}>
        Accept
      </Button>
      <Button size="sm" variant="secondary" disabled={isBusy} aria-label={`Decline ${name}`} onClick={onDecline}>
        Decline
      </Button>
    </span>
  );
}

function FollowRequest({ person }: { person: ListedPerson }) {
  const answer = useAnswerFollowRequest();
  const { isPending: isBusy, run } = usePending();
  const name = fullName(person);
  const reply = (accepts: boolean) =>
    run(async () => {
      await answer(person.id, accepts);
      toast({ title: accepts ? `${name} follows you now` : "Request declined" });
    });
  return (
    <PersonRow
      person={person}
      note="wants to follow you"
      action={
        <Answers name={name} isBusy={isBusy} onAccept={() => void reply(true)} onDecline={() => void reply(false)} />
      }
    />
  );
}

function TagRequest({ photo }: { photo: Photo }) {
  const viewer = useViewer();
  const { run, isBusy } = useTagAnswer(viewer.id);
  return (
    <li className={personRow}>
      <Link href={paths.photo(photo.id)} className={personRowSubject}>
        <Thumbnail image={photo.photoUrl} placeholder={photo.placeholder} className="size-9 rounded-lg!" />
        <span className="min-w-0 leading-tight">
          <span className="block truncate font-semibold">{photo.title}</span>
          <span className="block truncate text-ink-soft text-sm">{fullName(photo.user)} tagged you</span>
        </span>
      </Link>
      <Answers
        name={`the tag in ${photo.title}`}
        isBusy={isBusy}
        onAccept={() => void run(photo.id, true, "You are tagged")}
        onDecline={() => void run(photo.id, false, "Tag declined")}
      />
    </li>
  );
}

/** Pending follow requests and photo tags; hidden without any. */
export function WaitingSection() {
  const requests = useFollowRequests();
  const tags = useTaggedPhotos("pending");
  const people = requests.items ?? [];
  const photos = tags.items ?? [];
  if (people.length + photos.length === 0) return null;
  return (
    <Card className="px-4 py-3" role="region" aria-label="Waiting for you">
      <h2 className="text-display-sm">Waiting for you</h2>
      <ul>
        {people.map((person) => (
          <FollowRequest key={person.id} person={person} />
        ))}
      </ul>
      <LoadMore list={requests} />
      <ul>
        {photos.map((photo) => (
          <TagRequest key={photo.id} photo={photo} />
        ))}
      </ul>
      <LoadMore list={tags} />
    </Card>
  );
}
