import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { SWRConfig } from "swr";
import { clockTime, longDay } from "@/components/community/community-event-format";
import { EventScreen } from "@/components/community/event-screen";
import { KeepScreen } from "@/components/shell/keep-screen";
import { getCommunityEvent } from "@/lib/community/events/queries";
import { toAppError } from "@/lib/core/server/errors";
import { pageOrigin } from "@/lib/core/server/page-origin";
import { currentUser } from "@/lib/core/server/session";
import { mediaUrl } from "@/lib/core/shared/media-sizes";
import { paths } from "@/lib/core/shared/paths";
import { uuid } from "@/lib/core/shared/text";

type Props = { params: Promise<{ id: string }> };

/** One look-up for the page and its tags. What the viewer may not see does not exist. */
const eventOf = cache(async (viewerId: string | null, eventId: string) => {
  if (!uuid.safeParse(eventId).success) notFound();
  return getCommunityEvent(viewerId, eventId).catch((error: unknown) => {
    if (toAppError(error).code === "not_found") notFound();
    throw error;
  });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const viewer = await currentUser();
  const event = await eventOf(viewer?.id ?? null, id);
  const description = `${longDay(event)} at ${clockTime(event)}, ${event.location}. ${event.description}`.trim();
  const { title, image } = event;
  return {
    metadataBase: await pageOrigin(),
    title,
    description,
    openGraph: {
      type: "website",
      siteName: "Windmile",
      title,
      description,
      url: paths.event(event.id),
      images: image ? [{ url: mediaUrl(image, 1284), alt: title }] : [],
    },
    twitter: { card: image ? "summary_large_image" : "summary" },
  };
}

/** A community event by its link, for everybody who may see it, signed in or not. */
export default async function EventPage({ params }: Props) {
  const { id } = await params;
  const viewer = await currentUser();
  const event = await eventOf(viewer?.id ?? null, id);
  return (
    <SWRConfig value={{ fallback: { [paths.api.communityEvent(event.id)]: event } }}>
      <EventScreen eventId={event.id} viewerId={viewer?.id ?? null} />
      <KeepScreen
        viewerId={viewer?.id ?? null}
        name="event"
        props={{ eventId: event.id, viewerId: viewer?.id ?? null }}
      />
    </SWRConfig>
  );
}
