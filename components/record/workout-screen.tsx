"use client";

import { Download, Footprints, MapPin, Share2 } from "lucide-react";
import { useMemo, useState } from "react";
import { ACTIVITY_ICONS, ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { AuthorHeader } from "@/components/feed/author-header";
import { InlineComments } from "@/components/feed/inline-comments";
import { LikeToggle } from "@/components/feed/like-toggle";
import { LikersButton } from "@/components/feed/likers-button";
import { BareScreen } from "@/components/layout/bare-screen";
import { Gamified, usePreferences } from "@/components/preferences";
import { ComparisonList } from "@/components/record/comparison-list";
import { NumberGrid, totalsOf } from "@/components/record/record-numbers";
import { RouteCharts } from "@/components/record/route-charts";
import { RouteOnMap } from "@/components/record/route-on-map";
import { SplitsTable } from "@/components/record/splits-table";
import { WorkoutPhotos } from "@/components/record/workout-photos";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { failed } from "@/components/ui/failed";
import { Loading } from "@/components/ui/loading";
import { Skeleton } from "@/components/ui/skeleton";
import { TitledSection } from "@/components/ui/titled-section";
import { METERS_PER, shownDistance } from "@/lib/activity/distance/rules";
import { fromColumns } from "@/lib/activity/routes/formats";
import { piecesOf } from "@/lib/activity/routes/route-shape";
import { samplesOf, signsOf } from "@/lib/activity/routes/route-splits";
import type { RecordedRoute } from "@/lib/activity/routes/rules";
import type { OwnRoute } from "@/lib/activity/routes/schema";
import { useWorkout } from "@/lib/activity/workouts/hooks";
import { activityPhrase } from "@/lib/activity/workouts/rules";
import type { WorkoutDetail } from "@/lib/activity/workouts/schema";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { saveFile } from "@/lib/core/client/save-file";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { datesInChicago } from "@/lib/core/shared/zone";
import { useLikeActivity } from "@/lib/social/friend-activity/hooks";

const when = datesInChicago({ dateStyle: "full", timeStyle: "short" });
const SAMPLES = 100;
/** As many signs as a small map has room for: on a long way every second one stands, or every fifth. */
const MOST_SIGNS = 10;
const dayName = datesInChicago({ dateStyle: "long" });
const loadSharing = retryImport(() => import("@/components/activity/share-picture"));
const loadFiles = retryImport(() => import("@/lib/activity/files/formats"));

/** One's own way: map, charts, splits, and the file of it. */
function OwnWay({ workout, stored, route }: { workout: WorkoutDetail; stored: OwnRoute; route: RecordedRoute }) {
  const { units } = usePreferences();
  const { activityType } = workout;
  const samples = useMemo(() => samplesOf(route, SAMPLES), [route]);
  const [chosen, setChosen] = useState(0);
  const pieces = useMemo(() => piecesOf(route.points, route.breaks), [route]);
  const signs = useMemo(() => {
    const all = signsOf(route, METERS_PER[units]).map((at, index) => ({ at, text: String(index + 1) }));
    const every = [1, 2, 5, 10, 25].find((step) => all.length / step <= MOST_SIGNS) ?? 50;
    return all.filter((_, index) => (index + 1) % every === 0);
  }, [route, units]);
  const here = samples[chosen];
  const day = stored.startedAt.slice(0, 10);
  return (
    <>
      <RouteOnMap
        pieces={pieces}
        label={`Map of this ${activityPhrase(activityType, "workout")}`}
        marks={here && chosen > 0 ? [...signs, { at: here.at }] : signs}
      />
      <RouteCharts samples={samples} activityType={activityType} units={units} chosen={chosen} onChoose={setChosen} />
      <TitledSection title="Splits">
        <SplitsTable route={route} activityType={activityType} units={units} />
      </TitledSection>
      <Button
        variant="secondary"
        block
        onClick={async () => {
          const { sharePicture } = await loadSharing();
          await sharePicture({
            name: `windmile-${activityType}-${day}`,
            title: ACTIVITY_NAMES[activityType],
            subtitle: `${workout.owner.firstName} ${workout.owner.lastName} · ${dayName.format(new Date(stored.startedAt))}`,
            facts: totalsOf(
              { activityType, distanceMeters: workout.distanceMeters, movingSeconds: stored.movingSeconds },
              units,
            ),
            picture: paths.api.workoutPicture(workout.id),
          });
        }}
      >
        <Share2 className="size-5" />
        Share a picture
      </Button>
      <p className="-mt-3 text-ink-soft text-sm">Your start and finish are hidden in the shared picture.</p>
      <Button
        variant="secondary"
        block
        onClick={async () => {
          const { toGpx } = await loadFiles();
          saveFile(`windmile-${activityType}-${day}.gpx`, "application/gpx+xml", toGpx(route, stored, activityType));
        }}
      >
        <Download className="size-5" />
        Download as GPX
      </Button>
    </>
  );
}

function Detail({ workout }: { workout: WorkoutDetail }) {
  const { units } = usePreferences();
  const {
    activityType,
    duration,
    distanceMeters,
    isMine,
    owner,
    notes,
    venueName,
    shoesName,
    xpEarned,
    route,
    comparison,
  } = workout;
  const { own, shown } = route;
  const whole = useMemo(() => own && fromColumns(own), [own]);
  const measured = own ?? { movingSeconds: duration * 60 };
  return (
    <>
      {!isMine && <AuthorHeader user={owner} at={workout.startedAt} />}
      <div className="flex items-start gap-3">
        <span className="mt-1 text-sky-ink [&_svg]:size-7">{ACTIVITY_ICONS[activityType]}</span>
        <div className="min-w-0 flex-1">
          <p className="text-ink-soft">{when.format(new Date(workout.startedAt))}</p>
          {venueName && (
            <p className="flex items-center gap-1 text-ink-soft">
              <MapPin className="size-4 shrink-0" />
              {venueName}
            </p>
          )}
          {shoesName && (
            <p className="flex items-center gap-1 text-ink-soft">
              <Footprints className="size-4 shrink-0" />
              {shoesName}
            </p>
          )}
        </div>
        <Gamified>
          <p className="shrink-0 font-display font-extrabold text-xl">+{xpEarned} XP</p>
        </Gamified>
      </div>
      <Card className="p-4">
        <NumberGrid items={totalsOf({ activityType, distanceMeters, ...measured }, units)} />
      </Card>
      {comparison && <ComparisonList comparison={comparison} movingSeconds={measured.movingSeconds} />}
      {notes && <p className="whitespace-pre-line">{notes}</p>}
      {own && whole && <OwnWay workout={workout} stored={own} route={whole} />}
      {shown && (
        <>
          <RouteOnMap
            pieces={shown.pieces}
            label={`Map of this ${activityPhrase(activityType, "workout")}`}
            showsEnds={false}
          />
          <p className="text-ink-soft text-sm">
            {shownDistance(Math.max(shown.shownMeters, METERS_PER[units] / 100), units)} of it are shown;{" "}
            <bdi>{owner.firstName}</bdi> hides where it begins and ends.
          </p>
        </>
      )}
      <WorkoutPhotos workout={workout} />
      <Responses workout={workout} />
    </>
  );
}

/** Likes and comments of a workout. */
function Responses({ workout }: { workout: WorkoutDetail }) {
  const { id, owner, isMine, isLiked, likes, mayComment } = workout;
  const like = useLikeActivity();
  const name = isMine ? "your workout" : `the workout by ${fullName(owner)}`;
  return (
    <>
      <div className="flex items-center justify-between gap-3 border-line border-t pt-2">
        <LikeToggle
          label={`Like ${name}`}
          isLiked={isLiked}
          onLike={() =>
            like({ id, type: "workout", isLiked }).catch((error: unknown) => failed("Like not saved", error))
          }
        >
          {likes !== null && <span className="tabular-nums">{likes}</span>}
        </LikeToggle>
        <LikersButton address={paths.api.workoutLikes(id)} likes={likes} isLiked={isLiked} />
      </div>
      <h2 className="text-display-sm">Comments</h2>
      <InlineComments thing={{ type: "workout", id }} owner={owner} mayComment={mayComment} />
    </>
  );
}

export function WorkoutScreen({ workoutId }: { workoutId: string }) {
  const { data: workout, error, retry } = useWorkout(workoutId);
  return (
    <BareScreen
      title={workout ? ACTIVITY_NAMES[workout.activityType] : "Workout"}
      back={paths.activity}
      className="flex flex-col gap-5 p-4 pb-safe"
    >
      {workout && <Detail workout={workout} />}
      {!workout && <Loading error={error} onRetry={retry} skeleton={<Skeleton className="h-72 rounded-card" />} />}
    </BareScreen>
  );
}
