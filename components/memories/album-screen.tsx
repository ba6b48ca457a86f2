"use client";

import { EyeOff, Undo2 } from "lucide-react";
import { CommunityFrame } from "@/components/community/community-frame";
import { failed } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { Menu, MenuItem } from "@/components/ui/menu";
import { PersonName } from "@/components/ui/person-name";
import { Select } from "@/components/ui/select";
import { ShareButton } from "@/components/ui/share-button";
import { toast } from "@/components/ui/use-toast";
import { AUDIENCE_NAMES, AUDIENCES } from "@/lib/core/shared/audiences";
import { paths } from "@/lib/core/shared/paths";
import { useAlbum, useDecideAlbum } from "@/lib/feed/memories/hooks";
import type { Album, DecideAlbum } from "@/lib/feed/memories/schema";
import { AlbumContents } from "./album-contents";
import { dayText } from "./memory-format";

const CHOICES = AUDIENCES.map((value) => ({ value, label: AUDIENCE_NAMES[value] }));

/** Shows the owner who can see the album and lets them change it. */
function Sharing({ album, onDecide }: { album: Album; onDecide: (decision: DecideAlbum) => Promise<void> }) {
  return (
    <div className="rounded-card border border-line bg-card p-3.5">
      <Field label="Who can see this album">
        <Select
          value={album.audience ?? "only_me"}
          onValueChange={(audience) => void onDecide({ audience })}
          options={CHOICES}
        />
      </Field>
      <p className="mt-2 text-ink-soft text-sm leading-snug">
        {album.isHidden
          ? "Hidden. Only you can see it."
          : (album.audience ?? "only_me") === "only_me"
            ? "Only you can see this album."
            : "People only see the photos you've shared with them."}
      </p>
    </div>
  );
}

type AlbumScreenProps = { address: string; viewerId: string | null };

/** A day's album: your own, or one someone shared. */
export function AlbumScreen({ address, viewerId }: AlbumScreenProps) {
  const album = useAlbum(address);
  const decide = useDecideAlbum();
  if (!album) return null;
  const { id, day, owner, isMine, isHidden, audience } = album;
  const onDecide = async (decision: DecideAlbum) => {
    try {
      await decide(day, decision);
      if (decision.isHidden !== undefined) {
        toast({ title: decision.isHidden ? "Memory hidden" : "Memory restored" });
      }
    } catch (error) {
      failed("Couldn't save that", error);
    }
  };
  const isShared = id !== null && !isHidden && audience !== "only_me";
  const link = id === null ? paths.memory(day) : paths.album(id);
  return (
    <CommunityFrame
      viewerId={viewerId}
      title="A Day in Chicago"
      back={paths.memories}
      here={link}
      refreshed={[address]}
      actions={
        <>
          {isShared && <ShareButton title="A Day in Chicago" text={dayText(day)} path={link} />}
          {isMine && (
            <Menu label="More options for this album">
              <MenuItem
                icon={isHidden ? Undo2 : EyeOff}
                label={isHidden ? "Show this memory" : "Hide this memory"}
                onSelect={() => void onDecide({ isHidden: !isHidden })}
              />
            </Menu>
          )}
        </>
      }
    >
      <article aria-labelledby="album-day" className="flex flex-col gap-5 px-4 pt-4">
        <div>
          <h2 id="album-day" className="text-balance text-display-lg leading-tight">
            {dayText(day)}
          </h2>
          {!isMine && (
            <p className="text-ink-soft">
              By <PersonName person={owner} />
            </p>
          )}
        </div>
        <AlbumContents album={album} />
        {isMine && <Sharing album={album} onDecide={onDecide} />}
      </article>
    </CommunityFrame>
  );
}
