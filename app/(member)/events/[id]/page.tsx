import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { longDay, startTime } from "@/components/community/community-event-format";
import { EventScreen } from "@/components/community/event-screen";
import { Prefetched } from "@/components/prefetched";
import { KeepScreen } from "@/components/shell/keep-screen";
import { JsonLd } from "@/components/visitor/json-ld";
import { communityEventJsonLd } from "@/lib/community/events/formats";
import { getCommunityEvent } from "@/lib/community/events/queries";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { linkPreview, pageOrigin } from "@/lib/core/server/link-preview";
import { orNotFound } from "@/lib/core/server/or-not-found";
import { currentUser } from "@/lib/core/server/session";
import { previewUrl } from "@/lib/core/shared/media-sizes";
import { paths } from "@/lib/core/shared/paths";
import { uuid } from "@/lib/core/shared/text";

type Props = { params: Promise<{ id: string }> };

/** One lookup for the page and its metadata. Items the viewer can't see are treated as missing. */
const eventOf = cache(async (viewerId: string | null, eventId: string) => {
  if (!uuid.safeParse(eventId).success) notFound();
  return orNotFound(getCommunityEvent(viewerId, eventId));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const viewer = await currentUser();
  const event = await eventOf(viewer?.id ?? null, id);
  const description = `${longDay(event)} at ${startTime(event)}, ${event.location}. ${event.description}`.trim();
  return linkPreview({ title: event.title, description, path: paths.event(event.id), image: event.image });
}

async function structured(event: CommunityEvent) {
  const origin = await pageOrigin();
  const absolute = (path: string) => new URL(path, origin).href;
  const image = event.image && absolute(previewUrl(event.image));
  return communityEventJsonLd(event, { url: absolute(paths.event(event.id)), image });
}

/** A community event's link, for everyone who may see it, signed in or not. */
export default async function EventPage({ params }: Props) {
  const { id } = await params;
  const viewer = await currentUser();
  const event = await eventOf(viewer?.id ?? null, id);
  return (
    <Prefetched answers={{ [paths.api.communityEvent(event.id)]: event }}>
      {viewer === null && <JsonLd data={await structured(event)} />}
      <EventScreen eventId={event.id} viewerId={viewer?.id ?? null} />
      <KeepScreen
        viewerId={viewer?.id ?? null}
        name="event"
        props={{ eventId: event.id, viewerId: viewer?.id ?? null }}
      />
    </Prefetched>
  );
}
