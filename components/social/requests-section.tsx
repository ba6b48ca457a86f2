import { AnswerButtons } from "@/components/people/answer-buttons";
import { PersonRow, personRow, personRowSubject } from "@/components/people/people-list";
import { Card } from "@/components/ui/card";
import { ItemList } from "@/components/ui/item-list";
import { Link } from "@/components/ui/link";
import { PersonName } from "@/components/ui/person-name";
import { Thumbnail } from "@/components/ui/thumbnail";
import { toast } from "@/components/ui/use-toast";
import { useViewer } from "@/components/viewer";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import type { Photo } from "@/lib/feed/photos/schema";
import { useAnswerTag, useTaggedPhotos } from "@/lib/feed/tags/hooks";
import { useAnswerFollowRequest, useFollowRequests } from "@/lib/social/follows/hooks";
import type { ListedPerson } from "@/lib/social/people/schema";

function FollowRequest({ person }: { person: ListedPerson }) {
  const answerRequest = useAnswerFollowRequest();
  const name = fullName(person);
  const answer = async (accepts: boolean) => {
    await answerRequest(person.id, accepts);
    toast({ title: accepts ? `${name} now follows you` : "Request declined" });
  };
  return (
    <PersonRow person={person} note="wants to follow you" action={<AnswerButtons name={name} answer={answer} />} />
  );
}

function TagRequest({ photo }: { photo: Photo }) {
  const answerTag = useAnswerTag(useViewer().id);
  const answer = async (agrees: boolean) => {
    await answerTag(photo.id, agrees);
    toast({ title: agrees ? "You're tagged" : "Tag declined" });
  };
  return (
    <div className={personRow}>
      <Link href={paths.photo(photo.id)} className={personRowSubject}>
        <Thumbnail image={photo.photoUrl} placeholder={photo.placeholder} className="size-9 rounded-lg" />
        <span className="min-w-0 leading-tight">
          <span className="block truncate font-semibold">{photo.title}</span>
          <span className="block truncate text-ink-soft text-sm">
            <PersonName person={photo.user} /> tagged you
          </span>
        </span>
      </Link>
      <AnswerButtons name={`the tag in ${photo.title}`} answer={answer} />
    </div>
  );
}

/** Pending follow requests and photo tags; hidden without any. */
export function RequestsSection() {
  const requests = useFollowRequests();
  const tags = useTaggedPhotos("pending");
  if (!requests.items?.length && !tags.items?.length) return null;
  return (
    <Card className="px-4 py-3" role="region" aria-label="Requests">
      <h2 className="text-display-sm">Requests</h2>
      <ItemList list={requests} skeleton={null} empty={null}>
        {(person) => <FollowRequest person={person} />}
      </ItemList>
      <ItemList list={tags} skeleton={null} empty={null}>
        {(photo) => <TagRequest photo={photo} />}
      </ItemList>
    </Card>
  );
}
