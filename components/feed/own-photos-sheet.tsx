import type { ReactNode } from "react";
import { failed } from "@/components/ui/failed";
import { Sheet } from "@/components/ui/sheet";
import { Thumbnail } from "@/components/ui/thumbnail";
import type { OverlayControl } from "@/components/ui/use-back-close";
import { usePending } from "@/components/ui/use-pending";
import { useProfilePhotos } from "@/lib/feed/photos/hooks";

type Photos = {
  items: readonly { id: string }[] | undefined;
  add: (id: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
};

type OwnPhotosSheetProps = OverlayControl & { photos: Photos; description: string; children?: ReactNode };

/** Your own photos: a tap adds one to an event or a workout, or removes it. */
export function OwnPhotosSheet({ photos, description, children, ...sheet }: OwnPhotosSheetProps) {
  const { isPending, run } = usePending((error) => failed("Couldn't save that", error));
  const own = useProfilePhotos(null);
  const added = new Set((photos.items ?? []).map(({ id }) => id));
  const toggle = (id: string) => run(() => (added.has(id) ? photos.remove(id) : photos.add(id)));
  return (
    <Sheet {...sheet} title="Add your photos" description={description}>
      {children}
      {own.photos?.length === 0 && !children && (
        <p className="py-4 text-ink-soft">Post a photo first, then add it here.</p>
      )}
      <ul className="grid grid-cols-3 gap-1">
        {own.photos?.map(({ id, photoUrl, title }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={added.has(id)}
              aria-label={title}
              disabled={isPending}
              onClick={() => void toggle(id)}
              className="block w-full overflow-hidden rounded-control aria-pressed:outline-3 aria-pressed:outline-sky"
            >
              <Thumbnail image={photoUrl} className="w-full" />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
