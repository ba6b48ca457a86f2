import { notFound } from "next/navigation";
import { cache } from "react";
import { orNotFound } from "@/lib/core/server/or-not-found";
import { currentUser } from "@/lib/core/server/session";
import { uuid } from "@/lib/core/shared/text";

/** One lookup for the page and its metadata. Items the viewer can't see are treated as missing. */
export const visibleItem = <Item>(get: (viewerId: string | null, id: string) => Promise<Item>) =>
  cache(async (id: string) => {
    if (!uuid.safeParse(id).success) notFound();
    const viewerId = (await currentUser())?.id ?? null;
    return { viewerId, item: await orNotFound(get(viewerId, id)) };
  });
