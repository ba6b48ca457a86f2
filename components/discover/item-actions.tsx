import { Globe, Navigation, Share2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { EventLinks } from "@/components/discover/event-links";
import { detailOf } from "@/components/discover/item-detail";
import { PILL } from "@/components/discover/item-pill";
import { Button } from "@/components/ui/button";
import { shareLink } from "@/components/ui/share-link";
import { lazyComponent } from "@/lib/core/client/lazy-component";
import { paths } from "@/lib/core/shared/paths";
import type { ListedItem } from "@/lib/discover/listing/items";

const LinkChooserSheet = lazyComponent(() => import("@/components/feed/link-chooser-sheet"), "LinkChooserSheet");

type ItemActionsProps = {
  item: ListedItem;
  /** Actions for members, before Share. */
  children?: ReactNode;
};

/** Actions on a place or an event. The first is primary: tickets if they are sold, otherwise Directions. */
export function ItemActions({ item, children }: ItemActionsProps) {
  const [chooser, setChooser] = useState<"website" | "directions" | null>(null);
  const { links } = detailOf(item);
  const hasTickets = item.type === "event" && item.event.links.length > 0;
  const share = () => shareLink({ title: item.name, path: paths.discover({ [item.type]: item.id }) });
  return (
    <>
      <div className="row-fade scrollbar-none -mx-4 flex scroll-px-4 gap-2 overflow-x-auto px-4 py-1">
        {item.type === "event" && <EventLinks event={item.event} />}
        <Button
          variant={hasTickets ? "secondary" : "primary"}
          className={PILL}
          aria-haspopup="dialog"
          onClick={() => setChooser("directions")}
        >
          <Navigation />
          Directions
        </Button>
        <Button variant="secondary" className={PILL} aria-haspopup="dialog" onClick={() => setChooser("website")}>
          <Globe />
          Visit Website
        </Button>
        {children}
        <Button variant="secondary" className={PILL} onClick={() => void share()}>
          <Share2 />
          Share
        </Button>
      </div>
      {chooser && <LinkChooserSheet action={chooser} place={links} onClose={() => setChooser(null)} />}
    </>
  );
}
