import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { PersonPage } from "@/components/visitor/person-page";
import { linkPreview } from "@/lib/core/server/link-preview";
import { orNotFound } from "@/lib/core/server/or-not-found";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { uuid } from "@/lib/core/shared/text";
import { listProfilePhotos } from "@/lib/feed/photos/queries";
import { getPublicPerson } from "@/lib/social/people/queries";

type Props = { params: Promise<{ id: string }> };

const PHOTOS = 9;

const personAt = cache(async (id: string) => {
  if (!uuid.safeParse(id).success) notFound();
  return orNotFound(getPublicPerson(id));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const person = await personAt((await params).id);
  return linkPreview({
    title: fullName(person),
    description: person.bio || `${person.firstName} explores Chicago on Windmile.`,
    path: paths.profile(person.id),
    image: person.profileImageUrl,
    isListed: false,
  });
}

/** `/profile/{id}` for visitors; the middleware rewrites that address to this page. */
export default async function VisitorPersonPage({ params }: Props) {
  const person = await personAt((await params).id);
  const photos = await listProfilePhotos(null, { userId: person.id, limit: PHOTOS });
  return <PersonPage person={person} photos={photos.items} />;
}
