import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { Thumbnail } from "@/components/ui/thumbnail";
import { TitledSection } from "@/components/ui/titled-section";
import { paths } from "@/lib/core/shared/paths";
import { usePlacePhotos } from "@/lib/feed/photos/hooks";

/** A row of members' photos from places. Its height is fixed, so that nothing moves when they load. */
export function PlacePhotos() {
  const photos = usePlacePhotos();
  if (photos?.length === 0) return null;
  return (
    <TitledSection title="Photos from around Chicago" titleClassName="mb-2 text-display-sm" className="mb-4">
      <ul className="row-fade -mx-4 scrollbar-none flex min-h-31 gap-2 overflow-x-auto px-4">
        {photos ? (
          photos.map(({ id, photoUrl, title, location, altText, placeholder }) => (
            <li key={id} className="w-24 shrink-0">
              <Link href={paths.photo(id)} aria-label={`${title}, ${location}`} className="block rounded-control">
                <Thumbnail image={photoUrl} alt={altText} placeholder={placeholder} className="w-full" />
                <span className="mt-1 block truncate text-ink-soft text-sm">{location}</span>
              </Link>
            </li>
          ))
        ) : (
          <li aria-hidden="true">
            <Skeleton className="size-24 rounded-control" />
          </li>
        )}
      </ul>
    </TitledSection>
  );
}
