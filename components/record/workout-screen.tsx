"use client";

import { Download, Footprints, MapPin, Share2 } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { NumberGrid, totalsOf } from "@/components/activity/workout-stats";
import type { RouteMapProps } from "@/components/discover/map/route-map";
import { AuthorHeader } from "@/components/feed/author-header";
import { InlineComments } from "@/components/feed/inline-comments";
import { LikeToggle } from "@/components/feed/like-toggle";
import { LikersButton } from "@/components/feed/likers-button";
import { BareScreen } from "@/components/layout/bare-screen";
import { Gamified, usePreferences } from "@/components/preferences";
import { ComparisonList } from "@/components/record/comparison-list";
import { RouteCharts, tickStep } from "@/components/record/route-charts";
import { RouteOnMap } from "@/components/record/route-on-map";
import { SplitsTable } from "@/components/record/splits-table";
import { WorkoutPhotos } from "@/components/record/workout-photos";
import { workoutTitle } from "@/components/record/workout-title";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { Loading } from "@/components/ui/loading";
import { Skeleton } from "@/components/ui/skeleton";
import { TitledSection } from "@/components/ui/titled-section";
import { formatDistance, METERS_PER } from "@/lib/activity/distance/rules";
import { fromColumns } from "@/lib/activity/routes/formats";
import { piecesOf } from "@/lib/activity/routes/route-shape";
import { samplesOf, signsOf } from "@/lib/activity/routes/route-splits";
import type { RecordedRoute } from "@/lib/activity/routes/rules";
import type { OwnRoute } from "@/lib/activity/routes/schema";
import { useWorkout } from "@/lib/activity/workouts/hooks";
import { activityPhrase, workoutName } from "@/lib/activity/workouts/rules";
import type { WorkoutDetail } from "@/lib/activity/workouts/schema";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { saveFile } from "@/lib/core/client/save-file";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { datesInChicago } from "@/lib/core/shared/zone";
import { useLikeActivity } from "@/lib/feed/friend-activity/hooks";

const when = datesInChicago({ dateStyle: "full", timeStyle: "short" });
const SAMPLES = 100;
const FORMATS = ["GPX", "TCX"] as const;
const loadSharing = retryImport(() => import("@/components/activity/share-workout"));
const loadFiles = retryImport(() => import("@/lib/activity/files/formats"));

/** From edge to edge, under the header. */
function HeroMap(route: Omit<RouteMapProps, "className">) {
  return (
    <div className="-mx-4 -mt-4">
      <RouteOnMap {...route} className="h-60 border-line border-b" />
    </div>
  );
}

type OwnWorkoutProps = { workout: WorkoutDetail; stored: OwnRoute; route: RecordedRoute; children: ReactNode };

/** Your own recorded workout: its map, numbers, charts, splits, and files. */
function OwnWorkout({ workout, stored, route, children }: OwnWorkoutProps) {
  const { units } = usePreferences();
  const { activityType } = workout;
  const samples = useMemo(() => samplesOf(route, SAMPLES), [route]);
  const [chosen, setChosen] = useState(0);
  const pieces = useMemo(() => piecesOf(route.points, route.breaks), [route]);
  const signs = useMemo(() => {
    const all = signsOf(route, METERS_PER[units]).map((at, index) => ({ at, text: String(index + 1) }));
    return all.filter((_, index) => (index + 1) % tickStep(all.length) === 0);
  }, [route, units]);
  const here = samples[chosen];
  const download = async (format: (typeof FORMATS)[number]) => {
    const { toGpx, toTcx } = await loadFiles();
    const name = `windmile-${activityType}-${stored.startedAt.slice(0, 10)}.${format.toLowerCase()}`;
    if (format === "GPX") return saveFile(name, "application/gpx+xml", toGpx(route, stored, activityType));
    const exported = { ...workout, startedAt: stored.startedAt, durationSeconds: stored.movingSeconds };
    saveFile(name, "application/vnd.garmin.tcx+xml", toTcx(route, exported, activityType));
  };
  return (
    <>
      <HeroMap
        pieces={pieces}
        label={`Map of this ${activityPhrase(activityType, "workout")}`}
        marks={here && chosen > 0 ? [...signs, { at: here.at }] : signs}
      />
      {children}
      <RouteCharts samples={samples} activityType={activityType} units={units} chosen={chosen} onChoose={setChosen} />
      <TitledSection title="Splits">
        <SplitsTable route={route} activityType={activityType} units={units} />
      </TitledSection>
      <Button
        variant="secondary"
        block
        onClick={async () => {
          const { shareWorkout } = await loadSharing();
          await shareWorkout(workout, units);
        }}
      >
        <Share2 className="size-5" />
        Share as image
      </Button>
      <p className="-mt-3 text-ink-soft text-sm">Your start and finish are hidden in the shared image.</p>
      <div className="flex gap-2">
        {FORMATS.map((format) => (
          <Button key={format} variant="secondary" className="flex-1" onClick={() => void download(format)}>
            <Download className="size-5" />
            {`Download as ${format}`}
          </Button>
        ))}
      </div>
    </>
  );
}

/** Title, the three main numbers, the rest of them, medals, and notes. */
function Summary({ workout }: { workout: WorkoutDetail }) {
  const { units } = usePreferences();
  const { activityType, duration, distanceMeters, startedAt, notes, venueName, shoesName, xpEarned } = workout;
  const { route, comparison, averageHeartRate, maxHeartRate } = workout;
  const measured = route.own ?? { movingSeconds: duration * 60 };
  const totals = totalsOf({ activityType, distanceMeters, ...measured }, units);
  const rest = [
    ...totals.slice(3),
    ...(averageHeartRate === null ? [] : [{ label: "Average heart rate", value: `${averageHeartRate} bpm` }]),
    ...(maxHeartRate === null ? [] : [{ label: "Maximum heart rate", value: `${maxHeartRate} bpm` }]),
  ];
  return (
    <>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-display">{workoutTitle(activityType, new Date(startedAt))}</h2>
          <p className="mt-1 text-ink-soft text-sm">{when.format(new Date(startedAt))}</p>
          {venueName && (
            <p className="flex items-center gap-1 text-ink-soft text-sm">
              <MapPin className="size-4 shrink-0" />
              {venueName}
            </p>
          )}
          {shoesName && (
            <p className="flex items-center gap-1 text-ink-soft text-sm">
              <Footprints className="size-4 shrink-0" />
              {shoesName}
            </p>
          )}
        </div>
        <Gamified>
          <p className="shrink-0 font-bold font-display text-lg">+{xpEarned} XP</p>
        </Gamified>
      </div>
      <div>
        <NumberGrid isLarge items={totals.slice(0, 3)} />
        {rest.length > 0 && (
          <dl className="mt-3 grid grid-cols-2 gap-x-6 text-sm">
            {rest.map(({ label, value }) => (
              <div key={label} className="flex flex-wrap justify-between gap-x-2 border-line border-t py-2">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {comparison && <ComparisonList comparison={comparison} movingSeconds={measured.movingSeconds} />}
      {notes && <p className="whitespace-pre-line">{notes}</p>}
    </>
  );
}

function Detail({ workout }: { workout: WorkoutDetail }) {
  const { units } = usePreferences();
  const { activityType, isMine, owner, startedAt } = workout;
  const { own, shown } = workout.route;
  const whole = useMemo(() => own && fromColumns(own), [own]);
  const summary = <Summary workout={workout} />;
  return (
    <>
      {shown && (
        <HeroMap
          pieces={shown.pieces}
          label={`Map of this ${activityPhrase(activityType, "workout")}`}
          showsEnds={false}
        />
      )}
      {!isMine && <AuthorHeader user={owner} at={startedAt} />}
      {own && whole ? (
        <OwnWorkout workout={workout} stored={own} route={whole}>
          {summary}
        </OwnWorkout>
      ) : (
        summary
      )}
      {shown && (
        <p className="text-ink-soft text-sm">
          {formatDistance(Math.max(shown.shownMeters, METERS_PER[units] / 100), units)} shown.{" "}
          <bdi>{owner.firstName}</bdi> hides the start and finish.
        </p>
      )}
      <WorkoutPhotos workout={workout} />
      <Responses workout={workout} />
    </>
  );
}

function Responses({ workout }: { workout: WorkoutDetail }) {
  const { id, owner, isMine, isLiked, likes, canComment } = workout;
  const like = useLikeActivity();
  const name = isMine ? "your workout" : `${fullName(owner)}'s workout`;
  return (
    <>
      <div className="flex items-center justify-between gap-3 border-line border-t pt-2">
        <LikeToggle
          label={`Like ${name}`}
          isLiked={isLiked}
          onLike={() =>
            like({ id, type: "workout", isLiked }).catch((error: unknown) => failed("Couldn't save your like", error))
          }
        >
          {likes !== null && <span className="tabular-nums">{likes}</span>}
        </LikeToggle>
        <LikersButton address={paths.api.workoutLikes(id)} likes={likes} isLiked={isLiked} />
      </div>
      <h2 className="text-display-sm">Comments</h2>
      <InlineComments thing={{ type: "workout", id }} owner={owner} canComment={canComment} />
    </>
  );
}

export function WorkoutScreen({ workoutId }: { workoutId: string }) {
  const { data: workout, error, retry } = useWorkout(workoutId);
  return (
    <BareScreen
      title={workout ? workoutName(workout.activityType) : "Workout"}
      back={paths.activity}
      className="flex flex-col gap-6 p-4 pb-safe"
    >
      {workout && <Detail workout={workout} />}
      {!workout && <Loading error={error} onRetry={retry} skeleton={<Skeleton className="h-72 rounded-card" />} />}
    </BareScreen>
  );
}
