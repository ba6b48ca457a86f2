import { Copy, ExternalLink, Globe, MapPin, Navigation, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { Sheet } from "@/components/ui/sheet";
import { SheetClose } from "@/components/ui/sheet-close";
import type { ItemOverlayControl } from "@/components/ui/use-back-close";
import { toast } from "@/components/ui/use-toast";
import {
  appleMapsUrl,
  googleMapsUrl,
  googleSearchUrl,
  hostOf,
  type LinkedPlace,
  mapSearchUrl,
  webAddress,
} from "@/lib/discover/links/rules";

export type LinkAction = "website" | "directions";

type LinkRowProps = { href: string; icon: ReactNode; label: string; detail?: string; onFollow: () => void };

function LinkRow({ href, icon, label, detail, onFollow }: LinkRowProps) {
  return (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onFollow}
        className="flex min-h-16 items-center gap-3 rounded-control border border-line bg-card px-4 py-2 hover:bg-card-press"
      >
        <span
          aria-hidden="true"
          className="flex size-10 shrink-0 items-center justify-center rounded-full bg-sky-wash text-sky-ink [&_svg]:size-5"
        >
          {icon}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold leading-snug">{label}</span>
          {detail && <span className="block truncate text-ink-soft text-sm">{detail}</span>}
        </span>
        <ExternalLink className="size-4 shrink-0 text-ink-soft" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </li>
  );
}

const isApple = () => /iPhone|iPad|Macintosh/.test(navigator.userAgent);

function Rows({ action, place, onFollow }: { action: LinkAction; place: LinkedPlace; onFollow: () => void }) {
  const website = webAddress(place.website);
  if (action === "website") {
    return (
      <>
        {website && (
          <LinkRow
            href={website}
            icon={<Globe />}
            label="Official Website"
            detail={hostOf(website)}
            onFollow={onFollow}
          />
        )}
        <LinkRow
          href={googleSearchUrl(place.name)}
          icon={<Search />}
          label="Search on Google"
          detail={`“${place.name}”`}
          onFollow={onFollow}
        />
      </>
    );
  }
  const detail = place.isApproximate ? "Directions to downtown Chicago" : "Directions from your location";
  const maps = [
    { label: "Google Maps", icon: <Navigation />, href: googleMapsUrl(place) },
    { label: "Apple Maps", icon: <MapPin />, href: appleMapsUrl(place) },
  ];
  const choices = (isApple() ? maps.reverse() : maps).map((map) => (
    <LinkRow key={map.label} {...map} detail={detail} onFollow={onFollow} />
  ));
  if (!place.isApproximate || !place.address) return choices;
  return (
    <>
      <LinkRow
        href={mapSearchUrl(place)}
        icon={<Search />}
        label="Find on Google Maps"
        detail={place.address}
        onFollow={onFollow}
      />
      {choices}
    </>
  );
}

/** Copies the address or coordinates for another map app. Works offline. */
function CopyButtons({ place: { address, coordinates, isApproximate } }: { place: LinkedPlace }) {
  const copy = async (what: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: `${what} copied`, description: text });
    } catch {
      failed(`Couldn't copy ${what.toLowerCase()}`, text);
    }
  };
  const at = coordinates && !isApproximate ? `${coordinates.lat},${coordinates.lng}` : null;
  if (!address && !at) return null;
  return (
    <div className="mt-2 grid auto-cols-fr grid-flow-col gap-2">
      {address && (
        <Button variant="outline" className="px-2" onClick={() => void copy("Address", address)}>
          <Copy className="size-4 max-[359px]:hidden" />
          Copy address
        </Button>
      )}
      {at && (
        <Button variant="outline" className="px-2" onClick={() => void copy("Coordinates", at)}>
          <Copy className="size-4 max-[359px]:hidden" />
          Copy coordinates
        </Button>
      )}
    </div>
  );
}

/** Spec §2, link chooser: opens a place's website or directions in a new tab. */
type LinkChooserSheetProps = ItemOverlayControl<LinkAction> & { place: LinkedPlace };

export function LinkChooserSheet({ item: action, place, open, onClose }: LinkChooserSheetProps) {
  const website = webAddress(place.website);
  return (
    <Sheet
      open={open}
      onOpenChange={onClose}
      title={action === "website" ? "Visit Website" : "Directions"}
      description={
        <>
          <span className="block font-semibold text-ink">{place.name}</span>
          <span className="block truncate">{website ?? `Web search for “${place.name}”`}</span>
          {place.address && <span className="block">{place.address}</span>}
          {place.coordinates && (
            <span className="block tabular-nums">
              {place.coordinates.lat}, {place.coordinates.lng}
            </span>
          )}
        </>
      }
    >
      <ul className="flex flex-col gap-2">
        <Rows action={action} place={place} onFollow={onClose} />
      </ul>
      {action === "directions" && <CopyButtons place={place} />}
      <SheetClose render={<Button variant="ghost" block className="mt-3" />}>Cancel</SheetClose>
    </Sheet>
  );
}
