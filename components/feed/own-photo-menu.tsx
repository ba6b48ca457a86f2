import { Archive, History, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useMirroredPhoto } from "@/components/app-context/use-mirrored-photo";
import { failed } from "@/components/ui/failed";
import { Menu, MenuItem } from "@/components/ui/menu";
import { toast } from "@/components/ui/use-toast";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import type { Photo } from "@/lib/feed/photos/schema";
import { useArchiveAndTrash } from "@/lib/feed/trash/hooks";
import type { RemovalPlace } from "@/lib/feed/trash/rules";

const EditPhotoDialog = lazyOverlay(() => import("@/components/feed/edit-photo-dialog"), "EditPhotoDialog");
const PhotoEditsSheet = lazyOverlay(() => import("@/components/feed/photo-edits-sheet"), "PhotoEditsSheet");

const TOAST_TITLES: Record<RemovalPlace, string> = { archive: "Photo archived", trash: "Photo moved to trash" };

/** Actions on your own photo. None is final: a photo can be restored from the archive and the trash. */
export function OwnPhotoMenu({ photo, onRemoved }: { photo: Photo; onRemoved: () => void }) {
  const { archiveOrTrash, restorePhoto } = useArchiveAndTrash();
  const mirrored = useMirroredPhoto(photo.photoUrl);
  const [isEditing, setEditing] = useState(false);
  const [showsEdits, setShowsEdits] = useState(false);

  const undo = (place: RemovalPlace, showAgain: () => void) =>
    restorePhoto(photo, place).then(showAgain, (error: unknown) => failed("Couldn't restore photo", error));
  const take = async (place: RemovalPlace) => {
    let showAgain: () => void;
    try {
      showAgain = await archiveOrTrash(photo, place);
    } catch (error) {
      failed(place === "trash" ? "Couldn't delete photo" : "Couldn't archive photo", error);
      return;
    }
    if (place === "trash") mirrored.remove();
    onRemoved();
    toast({ title: TOAST_TITLES[place], action: { label: "Undo", onClick: () => void undo(place, showAgain) } });
  };
  return (
    <>
      <Menu label="More options for this photo" className="-mr-2.5">
        <MenuItem icon={Pencil} label="Edit post" onSelect={() => setEditing(true)} />
        {photo.editedAt !== null && (
          <MenuItem icon={History} label="Earlier versions" onSelect={() => setShowsEdits(true)} />
        )}
        {photo.removed?.place !== "archive" && (
          <MenuItem icon={Archive} label="Archive" onSelect={() => void take("archive")} />
        )}
        {photo.removed?.place !== "trash" && (
          <MenuItem icon={Trash2} label="Delete photo" danger onSelect={() => void take("trash")} />
        )}
      </Menu>
      <EditPhotoDialog photo={photo} open={isEditing} onClose={() => setEditing(false)} />
      <PhotoEditsSheet photoId={photo.id} open={showsEdits} onOpenChange={setShowsEdits} />
    </>
  );
}
