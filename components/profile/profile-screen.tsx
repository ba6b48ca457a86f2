"use client";

import { Dumbbell, Lock, Pencil, Settings } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { WeeklyChart } from "@/components/activity/weekly-chart";
import { useAppContext } from "@/components/app-context/app-provider";
import { ListRefresh } from "@/components/discover/list-refresh";
import { BottomNav } from "@/components/layout/bottom-nav";
import { ScreenHeader } from "@/components/layout/screen-header";
import { MAIN_ID } from "@/components/layout/skip-link";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { Gamified } from "@/components/preferences";
import { DailyImages, DailyImagesSkeleton } from "@/components/profile/daily-images";
import { PersonActions } from "@/components/profile/person-actions";
import { ProfileHead } from "@/components/profile/profile-head";
import { ProfileSkeleton } from "@/components/profile/profile-skeleton";
import { PeopleCount, ProfileStats, STATS_GRID } from "@/components/profile/profile-stats";
import { ownView, type ProfileView } from "@/components/profile/profile-view";
import { ScoreCard, WeeklyStats } from "@/components/profile/score-card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { iconButtonClasses } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { useStats } from "@/lib/activity/stats/hooks";
import { isAllWelcome, WELCOME } from "@/lib/activity/stats/rules";
import { useCurrentUser } from "@/lib/auth/accounts/hooks";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { usePerson } from "@/lib/social/people/hooks";

/** What a pull at the top fetches again. */
const LISTS = STALE_AFTER.postSettled;

type ProfileBodyProps = {
  view: ProfileView;
  isOwn: boolean;
  isClosed?: boolean;
  actions: ReactNode;
  note?: ReactNode;
};

function ProfileBody({ view, isOwn, isClosed = false, actions, note }: ProfileBodyProps) {
  return (
    <>
      <ProfileHead person={view} actions={actions} note={note} />
      <div className="flex flex-col gap-6 px-4 pt-4">
        {isOwn && isAllWelcome(view.explanations) && <WelcomeNote />}
        <ProfileStats view={view} mayListPeople={!isClosed} />
        <Gamified>
          <ScoreCard view={view} />
        </Gamified>
        <WeeklyStats view={view} />
        {isOwn && <WeeklyChart />}
        {isClosed ? (
          <EmptyState
            icon={<Lock />}
            title="This account is private"
            text={`Follow ${view.firstName} to see their photos.`}
          />
        ) : (
          <Suspense fallback={<DailyImagesSkeleton />}>
            <DailyImages userId={view.id} isOwn={isOwn} name={view.firstName} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** Introduces the numbers nobody earned, for as long as they are all there is. */
function WelcomeNote() {
  return (
    <p className="rounded-card border border-line bg-sky-wash px-4 py-3">
      <strong className="font-semibold">Welcome to Chicago.</strong> {WELCOME}. Everything you do adds to it: tap a
      number to see what was given and what you earned.
    </p>
  );
}

/** Nothing could be had: the counts the device knows (spec §9), and a way to try again. */
function NothingLoaded({ onRetry }: { onRetry: () => void }) {
  const { userStats } = useAppContext();
  return (
    <div className="px-4">
      <ErrorState onRetry={onRetry} />
      <div className={STATS_GRID}>
        <PeopleCount label="Followers" count={userStats.followersCount} />
        <PeopleCount label="Following" count={userStats.followingCount} />
      </div>
    </div>
  );
}

function OwnProfile() {
  const { user, error: userError, retry: retryUser } = useCurrentUser();
  const { stats, error: statsError, retry: retryStats } = useStats();
  if (!user || !stats) {
    if (!userError && !statsError) return <ProfileSkeleton />;
    return <NothingLoaded onRetry={() => void Promise.allSettled([retryUser(), retryStats()])} />;
  }
  return (
    <ProfileBody
      view={ownView(user, stats)}
      isOwn
      actions={
        <>
          <LinkButton href={paths.activity} variant="secondary" aria-label="Activity Center">
            <Dumbbell aria-hidden="true" className="size-4" />
            Activity
          </LinkButton>
          <LinkButton href={paths.editProfile} variant="secondary">
            Edit
          </LinkButton>
        </>
      }
    />
  );
}

function OthersProfile({ userId }: { userId: string }) {
  const { person, error, retry } = usePerson(userId);
  if (!person) return error ? <NothingLoaded onRetry={() => void retry()} /> : <ProfileSkeleton />;
  return (
    <ProfileBody
      view={person}
      isOwn={false}
      isClosed={person.isPrivate && person.followState !== "following"}
      note={person.followsMe && <p className="mt-1 font-semibold text-ink-soft text-sm">Follows you</p>}
      actions={<PersonActions person={person} />}
    />
  );
}

/** `userId` is null for one's own. */
export function ProfileScreen({ userId }: { userId: string | null }) {
  return (
    <>
      <ScreenHeader
        title="Profile"
        back={paths.home}
        actions={
          userId === null && (
            <>
              <Link href={paths.editProfile} aria-label="Edit profile" className={iconButtonClasses()}>
                <Pencil aria-hidden="true" />
              </Link>
              <Link href={paths.settings} aria-label="Settings" className={iconButtonClasses()}>
                <Settings aria-hidden="true" />
              </Link>
              <NotificationBell />
            </>
          )
        }
      />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 pb-nav">
        <ListRefresh endpoints={LISTS} />
        <Suspense fallback={<ProfileSkeleton />}>
          {userId === null ? <OwnProfile /> : <OthersProfile userId={userId} />}
        </Suspense>
      </main>
      <BottomNav />
    </>
  );
}
