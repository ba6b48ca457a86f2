import type { Metadata } from "next";
import { Prefetched } from "@/app/prefetched";
import { visibleItem } from "@/app/visible-item";
import { longDay, startTime } from "@/components/community/community-event-format";
import { EventScreen } from "@/components/community/event-screen";
import { ScreenSnapshotWriter } from "@/components/shell/screen-snapshot-writer";
import { JsonLd } from "@/components/visitor/json-ld";
import { communityEventJsonLd } from "@/lib/community/events/formats";
import { getCommunityEvent } from "@/lib/community/events/queries";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { linkPreview, pageOrigin } from "@/lib/core/server/link-preview";
import { previewUrl } from "@/lib/core/shared/media-sizes";
import { paths } from "@/lib/core/shared/paths";

type Props = { params: Promise<{ id: string }> };

const eventOf = visibleItem(getCommunityEvent);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const event = (await eventOf((await params).id)).item;
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
  const { viewerId, item: event } = await eventOf((await params).id);
  return (
    <Prefetched answers={{ [paths.api.communityEvent(event.id)]: event }}>
      {viewerId === null && <JsonLd data={await structured(event)} />}
      <EventScreen eventId={event.id} viewerId={viewerId} />
      <ScreenSnapshotWriter viewerId={viewerId} name="event" props={{ eventId: event.id, viewerId }} />
    </Prefetched>
  );
}
