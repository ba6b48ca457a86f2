"use client";

import { CalendarDays, EyeOff, MapPin, Undo2 } from "lucide-react";
import { ACTIVITY_ICONS, ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { CommunityFrame } from "@/components/community/community-frame";
import { ShareButton } from "@/components/feed/share-button";
import { usePreferences } from "@/components/preferences";
import { WayPicture } from "@/components/record/way-picture";
import { PersonLine } from "@/components/social/person-line";
import { failed } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Menu, MenuItem } from "@/components/ui/menu";
import { Picture, SQUARE } from "@/components/ui/picture";
import { Select } from "@/components/ui/select";
import { TitledSection } from "@/components/ui/titled-section";
import { toast } from "@/components/ui/use-toast";
import { AUDIENCE_NAMES } from "@/lib/account/rules";
import { AUDIENCES } from "@/lib/account/schema";
import { shownDistance } from "@/lib/activity/distance/rules";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { useAlbum, useDecideAlbum } from "@/lib/feed/memories/hooks";
import type { Album, DecideAlbum } from "@/lib/feed/memories/schema";
import { dayText } from "./memory-format";

const CHOICES = AUDIENCES.map((value) => ({ value, label: AUDIENCE_NAMES[value] }));

/** So many photos are shown whole, one below the other; of more the first alone, and the others in two columns. */
const PHOTOS_WHOLE = 3;

function Photos({ photos }: Pick<Album, "photos">) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label="Photos" className="grid grid-cols-2 gap-2">
      {photos.map(({ id, title, photoUrl, width, height, placeholder, altText }, index) => {
        const isWhole = index === 0 || photos.length <= PHOTOS_WHOLE;
        return (
          <li key={id} className={isWhole ? "col-span-2" : undefined}>
            <Link href={paths.photo(id)} className="block overflow-hidden rounded-card">
              <Picture
                src={photoUrl}
                widest={isWhole ? 856 : 428}
                sizes={isWhole ? "396px" : "194px"}
                alt={altText || title}
                {...(isWhole ? { width, height } : SQUARE)}
                thumbhash={placeholder}
                priority={index === 0}
                className="w-full"
              />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Workouts({ workouts }: Pick<Album, "workouts">) {
  const { units } = usePreferences();
  if (workouts.length === 0) return null;
  return (
    <TitledSection level="h3" title="Ways and workouts" titleClassName="text-display-sm">
      <ul className="divide-y divide-line">
        {workouts.map(({ id, activityType, minutes, distanceMeters, hasWay }) => (
          <li key={id}>
            <Link
              href={paths.workout(id)}
              className="flex min-h-12 items-center gap-3 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-sky-ink"
            >
              {ACTIVITY_ICONS[activityType]}
              <span className="min-w-0 flex-1 font-semibold">{ACTIVITY_NAMES[activityType]}</span>
              <span className="text-ink-soft text-sm tabular-nums">
                {minutes} min{distanceMeters !== null && ` · ${shownDistance(distanceMeters, units)}`}
              </span>
            </Link>
            {hasWay && <WayPicture className="mt-1 mb-2" workoutId={id} name={ACTIVITY_NAMES[activityType]} />}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

const row = "flex min-h-12 items-center gap-3 font-semibold [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-sky-ink";

function Stops({ stops, events }: Pick<Album, "stops" | "events">) {
  if (stops.length + events.length === 0) return null;
  return (
    <TitledSection level="h3" title="Stops" titleClassName="text-display-sm">
      <ul className="divide-y divide-line">
        {stops.map(({ venueId, name }) => (
          <li key={venueId}>
            <Link href={paths.discover({ venue: venueId })} className={row}>
              <MapPin />
              {name}
            </Link>
          </li>
        ))}
        {events.map(({ id, title }) => (
          <li key={id}>
            <Link href={paths.event(id)} className={row}>
              <CalendarDays />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function People({ people }: Pick<Album, "people">) {
  if (people.length === 0) return null;
  return (
    <TitledSection level="h3" title="Together with" titleClassName="text-display-sm">
      <ul>
        {people.map((person) => (
          <PersonLine key={person.id} person={person}>
            Tagged
          </PersonLine>
        ))}
      </ul>
    </TitledSection>
  );
}

/** Who sees it, for whom it belongs to; taken back as easily as it was shared. */
function Sharing({ album, onDecide }: { album: Album; onDecide: (decision: DecideAlbum) => Promise<void> }) {
  return (
    <div className="rounded-card border border-line bg-card p-3.5">
      <Field label="Who sees this album">
        <Select
          value={album.audience ?? "only_me"}
          onValueChange={(audience) => void onDecide({ audience })}
          options={CHOICES}
        />
      </Field>
      <p className="mt-2 text-ink-soft text-sm leading-snug">
        {album.isHidden
          ? "Hidden: nobody else sees it, whatever stands here."
          : "Others see of it what you show them anyway: a photo for followers stays a photo for followers."}
      </p>
    </div>
  );
}

type AlbumScreenProps = { address: string; viewerId: string | null };

/** The album of a day: one's own, or one that somebody shared. */
export function AlbumScreen({ address, viewerId }: AlbumScreenProps) {
  const album = useAlbum(address);
  const decide = useDecideAlbum();
  if (!album) return null;
  const { id, day, owner, isMine, isHidden, audience } = album;
  const onDecide = async (decision: DecideAlbum) => {
    try {
      await decide(day, decision);
      if (decision.isHidden !== undefined) {
        toast({ title: decision.isHidden ? "Hidden from your memories" : "Among your memories again" });
      }
    } catch (error) {
      failed("Nothing was changed", error);
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
            <Menu label="More about this album">
              <MenuItem
                icon={isHidden ? Undo2 : EyeOff}
                label={isHidden ? "Show it again" : "Hide this memory"}
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
          {!isMine && <p className="text-ink-soft">{`By ${fullName(owner)}`}</p>}
        </div>
        <Photos photos={album.photos} />
        <Workouts workouts={album.workouts} />
        <Stops stops={album.stops} events={album.events} />
        <People people={album.people} />
        {isMine && <Sharing album={album} onDecide={onDecide} />}
      </article>
    </CommunityFrame>
  );
}
