import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { detailOf } from "@/components/discover/item-detail";
import { ItemPage } from "@/components/visitor/item-page";
import { JsonLd } from "@/components/visitor/json-ld";
import { linkPreview, pageOrigin } from "@/lib/core/server/link-preview";
import { orNotFound } from "@/lib/core/server/or-not-found";
import { previewUrl } from "@/lib/core/shared/media-sizes";
import { paths } from "@/lib/core/shared/paths";
import { publicPaths } from "@/lib/core/shared/public-paths";
import { ticketedEventJsonLd } from "@/lib/discover/events/formats";
import { getEvent } from "@/lib/discover/events/queries";
import { eventItem, selectionIn } from "@/lib/discover/listing/items";
import { addressOfPlace } from "@/lib/discover/places/queries";

type Props = { params: Promise<{ type: string; id: string }> };

/** One lookup for the page and its metadata. Places moved to readable addresses. */
const eventAt = cache(async (param: string, value: string) => {
  const selection = selectionIn({ get: (name) => (name === param ? value : null) });
  if (!selection) notFound();
  const { type, id } = selection;
  if (type !== "event") permanentRedirect(publicPaths.place((await orNotFound(addressOfPlace({ type, id }))).slug));
  // Reads the event as an anonymous viewer, so no member's personal data is loaded.
  return orNotFound(getEvent(null, id));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { type, id } = await params;
  const event = await eventAt(type, id);
  const { hours, about } = detailOf(eventItem(event));
  return linkPreview({
    title: event.name,
    description: [`${hours} at ${event.venue}`, about].filter(Boolean).join(". "),
    path: paths.discover({ event: event.id }),
    image: event.image,
  });
}

/** `/discover?event=…` for visitors; the middleware rewrites that address to this page. */
export default async function VisitorItemPage({ params }: Props) {
  const { type, id } = await params;
  const event = await eventAt(type, id);
  const origin = await pageOrigin();
  const absolute = (path: string) => new URL(path, origin).href;
  const here = paths.discover({ event: event.id });
  const data = ticketedEventJsonLd(event, { url: absolute(here), image: absolute(previewUrl(event.image)) });
  return (
    <>
      <JsonLd data={data} />
      <ItemPage item={eventItem(event)} here={here} photos={[]} />
    </>
  );
}
