"use client";

import { CalendarHeart, ChevronLeft, ChevronRight, Images, Sparkles } from "lucide-react";
import { useState } from "react";
import { ListRefresh } from "@/components/layout/list-refresh";
import { Screen } from "@/components/layout/screen";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { Loading } from "@/components/ui/loading";
import { Picture, SQUARE } from "@/components/ui/picture";
import { Thumbnail } from "@/components/ui/thumbnail";
import { paths } from "@/lib/core/shared/paths";
import { useMemories } from "@/lib/feed/memories/hooks";
import type { ListedAlbum, Memories } from "@/lib/feed/memories/schema";
import { albumSummary, dayText, monthText, shortDayText } from "./memory-format";

/** The album's first photo, or the picture of a route. */
function Cover({ album: { image, placeholder, wayOf } }: { album: ListedAlbum }) {
  const src = image || (wayOf && paths.api.workoutPicture(wayOf));
  const icon = (
    <div className="flex aspect-square w-full items-center justify-center bg-bone">
      <Images aria-hidden="true" className="size-10 text-ink-soft" />
    </div>
  );
  if (!src) return icon;
  return (
    <Picture
      src={src}
      {...(image && { widest: 428, sizes: "190px" })}
      alt=""
      {...SQUARE}
      thumbhash={placeholder ?? ""}
      fallback={icon}
      className="w-full"
    />
  );
}

function AlbumCard({ album }: { album: ListedAlbum }) {
  const { day, audience } = album;
  return (
    <article className="relative overflow-hidden rounded-card border border-line bg-card">
      <Cover album={album} />
      <div className="p-2.5">
        <h3 className="font-sans font-semibold text-base leading-snug tracking-normal">
          <Link href={paths.memory(day)} className="after:absolute after:inset-0 after:rounded-card after:content-['']">
            {shortDayText(day)}
          </Link>
        </h3>
        <p className="text-ink-soft text-sm leading-snug">
          {albumSummary(album)}
          {audience !== "only_me" && " · shared"}
        </p>
      </div>
    </article>
  );
}

const ENDPOINTS = [paths.api.memories] as const;

function YearAgo({ album }: { album: ListedAlbum }) {
  return (
    <Link href={paths.memory(album.day)} className="block">
      <Card className="flex items-center gap-3.5 p-3 transition-colors hover:bg-card-press">
        {album.image && <Thumbnail image={album.image} className="w-18" />}
        <span className="min-w-0 flex-1">
          <span className="block font-display font-extrabold text-display-sm leading-tight">A year ago</span>
          <span className="block font-semibold leading-snug">{dayText(album.day)}</span>
          <span className="block text-ink-soft text-sm">{albumSummary(album)}</span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-ink-soft" />
      </Card>
    </Link>
  );
}

/** Newest month first, in the order the API returns albums. */
function monthsOf(albums: readonly ListedAlbum[]): ListedAlbum[][] {
  const months = new Map<string, ListedAlbum[]>();
  for (const album of albums) months.set(album.day.slice(0, 7), [...(months.get(album.day.slice(0, 7)) ?? []), album]);
  return [...months.values()];
}

function Albums({ memories, isHidden }: { memories: Memories; isHidden: boolean }) {
  if (memories.albums.length === 0) {
    return (
      <EmptyState
        icon={<CalendarHeart />}
        title={isHidden ? "No hidden albums" : `No albums from ${memories.year}`}
        text="Days with a photo, a route, or two check-ins become albums the next evening."
        action={!isHidden && <LinkButton href={paths.newPost}>Post a photo</LinkButton>}
      />
    );
  }
  return monthsOf(memories.albums).map((albums) => (
    <section key={albums[0]?.day} aria-label={monthText(albums[0]?.day ?? "")}>
      <h2 className="mb-2 text-display-sm">{monthText(albums[0]?.day ?? "")}</h2>
      <ul className="grid grid-cols-2 gap-2.5">
        {albums.map((album) => (
          <li key={album.day}>
            <AlbumCard album={album} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Albums of your days, year by year. Private until you share them. */
export function MemoriesScreen() {
  const [chosen, setChosen] = useState<number>();
  const [isHidden, setHidden] = useState(false);
  const { data: memories, error, retry } = useMemories(chosen, isHidden);
  const choose = (year: number) => {
    setChosen(year);
    setHidden(false);
  };
  if (!memories) {
    return (
      <Screen title="Memories" back={paths.profile()} className="px-4 pt-4">
        <Loading
          error={error}
          onRetry={retry}
          label="Loading your memories"
          shapes={["h-24 rounded-card", "h-64 rounded-card"]}
        />
      </Screen>
    );
  }
  const { year, years, yearAgo, hiddenCount } = memories;
  return (
    <Screen title="Memories" back={paths.profile()} className="flex flex-col gap-5 px-4 pt-4">
      <ListRefresh endpoints={ENDPOINTS} />
      {yearAgo && year === years.last && <YearAgo album={yearAgo} />}
      <div className="flex items-center justify-between">
        <IconButton
          label="Previous year"
          icon={ChevronLeft}
          disabled={year <= years.first}
          onClick={() => choose(year - 1)}
        />
        <p aria-live="polite" className="font-display font-extrabold text-display">
          {year}
        </p>
        <IconButton
          label="Next year"
          icon={ChevronRight}
          disabled={year >= years.last}
          onClick={() => choose(year + 1)}
        />
      </div>
      <LinkButton href={paths.yearCards(year)} variant="secondary" block>
        <Sparkles className="size-5" />
        {`${year} in review`}
      </LinkButton>
      <Albums memories={memories} isHidden={isHidden} />
      {(hiddenCount > 0 || isHidden) && (
        <Button block variant="secondary" onClick={() => setHidden(!isHidden)}>
          {isHidden ? "Back to memories" : `Hidden (${hiddenCount})`}
        </Button>
      )}
      <p className="text-ink-soft text-xs leading-snug">
        We make albums from your posts and activities. Only you can see an album until you share it.
      </p>
    </Screen>
  );
}
