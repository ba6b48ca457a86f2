import { type ReactNode, useState } from "react";
import { failed } from "@/components/ui/failed";
import { Sheet } from "@/components/ui/sheet";
import { Thumbnail } from "@/components/ui/thumbnail";
import { useProfilePhotos } from "@/lib/feed/photos/hooks";

type Photos = {
  items: readonly { id: string }[] | undefined;
  add: (id: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
};

type OwnPhotosSheetProps = { photos: Photos; description: string; children?: ReactNode; onClosed: () => void };

/** Your own photos: a tap adds one to an event or a workout, or takes it out again. */
export function OwnPhotosSheet({ photos, description, children, onClosed }: OwnPhotosSheetProps) {
  const [open, setOpen] = useState(true);
  const [pending, setPending] = useState<string | null>(null);
  const own = useProfilePhotos(null);
  const added = new Set((photos.items ?? []).map(({ id }) => id));
  const toggle = async (id: string) => {
    setPending(id);
    try {
      await (added.has(id) ? photos.remove(id) : photos.add(id));
    } catch (error) {
      failed("Nothing was changed", error);
    } finally {
      setPending(null);
    }
  };
  return (
    <Sheet open={open} onOpenChange={setOpen} onClosed={onClosed} title="Add your photos" description={description}>
      {children}
      {own.photos?.length === 0 && !children && (
        <p className="py-4 text-ink-soft">Post a photo first, then add it here.</p>
      )}
      <ul className="grid grid-cols-3 gap-1.5">
        {own.photos?.map(({ id, photoUrl, title }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={added.has(id)}
              aria-label={title}
              disabled={pending !== null}
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
