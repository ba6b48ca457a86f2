import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { detailOf } from "@/components/discover/item-detail";
import { ItemPage } from "@/components/visitor/item-page";
import { JsonLd } from "@/components/visitor/json-ld";
import { linkPreview, pageOrigin } from "@/lib/core/server/link-preview";
import { orNotFound } from "@/lib/core/server/or-not-found";
import { currentUser } from "@/lib/core/server/session";
import { previewUrl } from "@/lib/core/shared/media-sizes";
import { paths } from "@/lib/core/shared/paths";
import { publicPaths } from "@/lib/core/shared/public-paths";
import { getHiddenGem } from "@/lib/discover/hidden-gems/queries";
import { gemItem, venueItem } from "@/lib/discover/listing/items";
import { placeJsonLd } from "@/lib/discover/places/formats";
import { placeBySlug } from "@/lib/discover/places/queries";
import { slugParams } from "@/lib/discover/places/schema";
import { getVenue } from "@/lib/discover/venues/queries";

type Props = { params: Promise<{ slug: string }> };

const addressAt = cache(async (slug: string) => {
  if (!slugParams.safeParse({ slug }).success) notFound();
  return orNotFound(placeBySlug(slug));
});

/** Reads the place as an anonymous viewer, so no member's personal data is loaded. */
const foundAt = cache(async (slug: string) => {
  const { type, id } = await addressAt(slug);
  if (type === "gem") return { type, place: await orNotFound(getHiddenGem(null, id)) } as const;
  return { type, place: await orNotFound(getVenue(null, id)) } as const;
});

const itemOf = (found: Awaited<ReturnType<typeof foundAt>>) =>
  found.type === "gem" ? gemItem(found.place) : venueItem(found.place);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const item = itemOf(await foundAt(slug));
  const { area, category, about } = detailOf(item);
  return linkPreview({
    title: item.name,
    description: [`${category} in ${area}`, about].filter(Boolean).join(". "),
    path: publicPaths.place(slug),
    image: item.image,
  });
}

/** A place's public page. Members see the place in Discover instead. */
export default async function PlacePage({ params }: Props) {
  const { slug } = await params;
  const { type, id } = await addressAt(slug);
  if (await currentUser()) redirect(paths.discover({ [type]: id }));
  const found = await foundAt(slug);
  const origin = await pageOrigin();
  const absolute = (path: string) => new URL(path, origin).href;
  const here = publicPaths.place(slug);
  const data = placeJsonLd(found, { url: absolute(here), image: absolute(previewUrl(found.place.image)) });
  return (
    <>
      <JsonLd data={data} />
      <ItemPage item={itemOf(found)} here={here} photos={found.type === "venue" ? found.place.photos : []} />
    </>
  );
}
