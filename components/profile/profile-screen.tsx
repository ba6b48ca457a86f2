"use client";

import { CalendarHeart, Dumbbell, Lock, Pencil, Settings, Stamp } from "lucide-react";
import dynamic from "next/dynamic";
import { type ComponentProps, memo, type ReactNode, Suspense } from "react";
import { WeeklyChart } from "@/components/activity/weekly-chart";
import { useAppContext } from "@/components/app-context/app-provider";
import { ListRefresh } from "@/components/discover/list-refresh";
import { Screen } from "@/components/layout/screen";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { Gamified } from "@/components/preferences";
import { DailyImages, DailyImagesSkeleton } from "@/components/profile/daily-images";
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
import { retryImport } from "@/lib/core/client/lazy-retry";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { usePerson } from "@/lib/social/people/hooks";

const PersonActions = dynamic(
  retryImport(() => import("@/components/profile/person-actions").then((module) => module.PersonActions)),
);

const PersonGuides = dynamic(
  retryImport(() => import("@/components/discover/guides/person-guides").then((module) => module.PersonGuides)),
);

/** What a pull at the top fetches again. */
const LISTS = STALE_AFTER.postSettled;

/**
 * Memoised, because photos may arrive after the profile is there: React discards what the server drew of a boundary that is
 * still pending when the component around it renders again.
 */
const LateImages = memo(function LateImages(props: ComponentProps<typeof DailyImages>) {
  return (
    <Suspense fallback={<DailyImagesSkeleton />}>
      <DailyImages {...props} />
    </Suspense>
  );
});

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
        {isOwn && (
          <div className="flex flex-wrap gap-2">
            <LinkButton href={paths.passport} variant="secondary" className="flex-1!">
              <Stamp className="size-5" />
              Neighborhood Passport
            </LinkButton>
            <LinkButton href={paths.memories} variant="secondary" className="flex-1!">
              <CalendarHeart className="size-5" />
              Memories
            </LinkButton>
          </div>
        )}
        {!isOwn && !isClosed && <PersonGuides userId={view.id} />}
        {isClosed ? (
          <EmptyState
            icon={<Lock />}
            title="This account is private"
            text={`Follow ${view.firstName} to see their photos.`}
          />
        ) : (
          <LateImages userId={view.id} isOwn={isOwn} name={view.firstName} />
        )}
      </div>
    </>
  );
}

/** Explains the numbers a new account starts with, until it has earned its own. */
function WelcomeNote() {
  return (
    <p className="rounded-card border border-line bg-sky-wash px-4 py-3">
      <strong className="font-semibold">Welcome to Chicago.</strong> {WELCOME}. Everything you do adds to it: tap a
      number to see what was given and what you earned.
    </p>
  );
}

/** Nothing could be had: the counts the device knows (spec §9), and a way to try again. */
function NothingLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { userStats } = useAppContext();
  return (
    <div className="px-4">
      <ErrorState error={error} onRetry={onRetry} />
      <div className={STATS_GRID}>
        <PeopleCount label="Followers" count={userStats.followersCount} />
        <PeopleCount label="Following" count={userStats.followingCount} />
      </div>
    </div>
  );
}

function OwnProfile() {
  const { data: user, error: userError, retry: retryUser } = useCurrentUser();
  const { data: stats, error: statsError, retry: retryStats } = useStats();
  if (!user || !stats) {
    if (!userError && !statsError) return <ProfileSkeleton />;
    return (
      <NothingLoaded
        error={userError ?? statsError}
        onRetry={() => {
          retryUser();
          retryStats();
        }}
      />
    );
  }
  return (
    <ProfileBody
      view={ownView(user, stats)}
      isOwn
      actions={
        <>
          <LinkButton href={paths.activity} variant="secondary" aria-label="Activity Center">
            <Dumbbell className="size-4" />
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
  const { data: person, error, retry } = usePerson(userId);
  if (!person) return error ? <NothingLoaded error={error} onRetry={retry} /> : <ProfileSkeleton />;
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
    <Screen
      title="Profile"
      back={paths.home}
      actions={
        userId === null && (
          <>
            <Link href={paths.editProfile} aria-label="Edit profile" className={iconButtonClasses()}>
              <Pencil />
            </Link>
            <Link href={paths.settings} aria-label="Settings" className={iconButtonClasses()}>
              <Settings />
            </Link>
            <NotificationBell />
          </>
        )
      }
    >
      <ListRefresh endpoints={LISTS} />
      <Suspense fallback={<ProfileSkeleton />}>
        {userId === null ? <OwnProfile /> : <OthersProfile userId={userId} />}
      </Suspense>
    </Screen>
  );
}
