"use client";

import { Share2 } from "lucide-react";
import { ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { Screen } from "@/components/layout/screen";
import { usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { Loading } from "@/components/ui/loading";
import { usePending } from "@/components/ui/use-pending";
import { useViewer } from "@/components/viewer";
import { type DistanceUnit, formatDistance } from "@/lib/activity/distance/rules";
import type { ActivityType } from "@/lib/activity/workouts/rules";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { countOf, formatNumber, fullName } from "@/lib/core/shared/format";
import { mediaUrl } from "@/lib/core/shared/media-sizes";
import { paths } from "@/lib/core/shared/paths";
import { useYearCards } from "@/lib/feed/memories/hooks";
import type { YearCards } from "@/lib/feed/memories/schema";
import { albumSummary, shortDayText } from "./memory-format";

const loadSharing = retryImport(() => import("@/components/activity/share-picture"));

type YearCard = {
  name: string;
  title: string;
  stats: { label: string; value: string }[];
  words: string;
  /** Your own picture or one of the app's, never from another site, or the canvas couldn't be read. */
  picture?: string;
};

const stat = (label: string, value: number) => ({ label, value: formatNumber(value) });
const countStat = (one: string, value: number) => stat(value === 1 ? one : `${one}s`, value);

/** The most liked photo, or the newest if none has likes. */
function photosText({ count, likes }: YearCards["photos"]) {
  if (count === 0) return "No photos yet. Your first one will show up here.";
  return likes > 0 ? "Your most-liked photo." : "Your latest photo.";
}

/** One visit doesn't make a place a favorite. */
const placesText = ({ name, visits }: { name: string; visits: number }) =>
  visits > 1 ? `Your favorite: ${name}, ${countOf(visits, "visit")}.` : `Including ${name}.`;

function areasText({ count, first }: YearCards["areas"]) {
  if (first) return `Most visited: ${first}.`;
  return count > 0 ? "From your recorded routes." : "No community areas yet.";
}

/** "Ana Lee and Ben Cho", "Ana Lee, Ben Cho, and others". */
const namesText = ({ most, count }: YearCards["people"]) =>
  new Intl.ListFormat("en-US").format([...most.map(fullName), ...(count > most.length ? ["others"] : [])]);

const mostly = (activityType: ActivityType) =>
  activityType === "other" ? "A bit of everything." : `Mostly ${ACTIVITY_NAMES[activityType].toLowerCase()} workouts.`;

/** The text of each of the eight cards, including its empty state. */
function cardsOf(cards: YearCards, units: DistanceUnit): YearCard[] {
  const { photos, places, areas, workouts, distance, events, people, bestDay } = cards;
  const [closest] = people.most;
  return [
    {
      name: "photos",
      title: "Your photos",
      stats: [countStat("Photo", photos.count), countStat("Like", photos.likes)],
      words: photosText(photos),
      ...(photos.image && { picture: mediaUrl(photos.image, 1284) }),
    },
    {
      name: "places",
      title: "Places you went",
      stats: [countStat("Place", places.count), countStat("Check-in", places.checkIns)],
      words: places.favorite ? placesText(places.favorite) : "No check-ins yet.",
      ...(places.favorite && { picture: places.favorite.image }),
    },
    {
      name: "areas",
      title: "Your neighborhoods",
      stats: [stat("Of 77 areas", areas.count)],
      words: areasText(areas),
    },
    {
      name: "workouts",
      title: "How you moved",
      stats: [
        countStat("Workout", workouts.count),
        countStat("Minute", workouts.minutes),
        countStat("Active day", workouts.activeDays),
      ],
      words: workouts.activityType ? mostly(workouts.activityType) : "No workouts yet.",
    },
    {
      name: "distance",
      title: "How far you went",
      stats: [
        { label: "Total", value: formatDistance(distance.meters, units) },
        { label: "Longest", value: formatDistance(distance.longest, units) },
      ],
      words: distance.meters > 0 ? "All under your own power." : "No distance yet.",
    },
    {
      name: "events",
      title: "Events you went to",
      stats: [countStat("Event", events.went), stat("Hosted", events.hosted)],
      words: events.went + events.hosted > 0 ? "Chicago is better together." : "No events yet.",
    },
    {
      name: "people",
      title: "Who you were with",
      stats: [stat(people.count === 1 ? "Person" : "People", people.count)],
      words: closest ? `Tagged in your photos: ${namesText(people)}.` : "No one is tagged in your photos yet.",
    },
    {
      name: "best-day",
      title: "Your busiest day",
      stats: bestDay ? [{ label: albumSummary(bestDay), value: shortDayText(bestDay.day) }] : [countStat("Album", 0)],
      words: bestDay ? "Your biggest album of the year." : "No albums yet.",
      ...(bestDay?.image && { picture: mediaUrl(bestDay.image, 1284) }),
    },
  ];
}

function CardOfYear({ card, year, nth }: { card: YearCard; year: number; nth: number }) {
  const viewer = useViewer();
  const { isPending, run } = usePending(() => undefined);
  const { name, title, stats, words, picture } = card;
  const share = async () => {
    const { sharePicture } = await loadSharing();
    const subtitle = `${fullName(viewer)} in Chicago, ${year}`;
    await sharePicture({ name: `windmile-${year}-${name}`, title, subtitle, stats, ...(picture && { picture }) });
  };
  return (
    <article aria-labelledby={`card-${name}`} className="rounded-card border border-line bg-card p-4">
      <p aria-hidden="true" className="text-ink-soft text-sm tabular-nums">{`${nth} of 8`}</p>
      <h2 id={`card-${name}`} className="text-display leading-tight">
        {title}
      </h2>
      {picture && (
        <img
          src={picture}
          alt=""
          loading="lazy"
          width={856}
          height={480}
          className="mt-2 aspect-16/9 w-full rounded-control bg-bone object-cover"
        />
      )}
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {stats.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="font-display font-extrabold text-display-lg leading-tight">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5">{words}</p>
      <Button variant="secondary" size="sm" className="mt-3" pending={isPending} onClick={() => void run(share)}>
        {!isPending && <Share2 className="size-4" />}
        Share “{title}”
      </Button>
    </article>
  );
}

/** Your year in Chicago: eight cards, each with a picture to share. */
export function YearScreen({ year }: { year: number }) {
  const { units } = usePreferences();
  const { data: cards, error, retry } = useYearCards(year);
  return (
    <Screen title={`${year} in Chicago`} back={paths.memories} className="px-4 pt-4">
      {cards ? (
        <ol aria-label={`${year} in review`} className="flex flex-col gap-3.5">
          {cardsOf(cards, units).map((card, index) => (
            <li key={card.name}>
              <CardOfYear card={card} year={year} nth={index + 1} />
            </li>
          ))}
        </ol>
      ) : (
        <Loading error={error} onRetry={retry} label="Loading your year" count={2} shapes={["h-64 rounded-card"]} />
      )}
    </Screen>
  );
}
