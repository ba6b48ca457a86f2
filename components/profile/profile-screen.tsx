"use client";

import { CalendarHeart, Dumbbell, Lock, Pencil, Settings, Stamp } from "lucide-react";
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { WeeklyChart } from "@/components/activity/weekly-chart";
import { useAppContext } from "@/components/app-context/app-provider";
import { ListRefresh } from "@/components/layout/list-refresh";
import { Screen } from "@/components/layout/screen";
import { WideAside } from "@/components/layout/wide-aside";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { Gamified } from "@/components/preferences";
import { DailyImages } from "@/components/profile/daily-images";
import { ProfileHead } from "@/components/profile/profile-head";
import { ProfileSkeleton } from "@/components/profile/profile-skeleton";
import { KnownCounts, type PeopleCounts, ProfileStats } from "@/components/profile/profile-stats";
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
import { lazyPart } from "@/lib/core/client/lazy-part";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { usePerson } from "@/lib/social/people/hooks";
import { FRIEND_COUNTS, hasNumbers } from "@/lib/social/people/rules";

/** Only on other people's profiles. */
const PersonActions = dynamic(
  retryImport(() => import("@/components/profile/person-actions").then((module) => module.PersonActions)),
);
const PersonGuides = dynamic(
  retryImport(() => import("@/components/discover/guides/person-guides").then((module) => module.PersonGuides)),
);
const PassportSummary = lazyPart(() => import("@/components/profile/passport-summary"), "PassportSummary", {
  isQuiet: true,
});

/** What pull-to-refresh fetches again. */
const LISTS = STALE_AFTER.postSettled;

type ProfileBodyProps = { view: ProfileView; isOwn: boolean; actions: ReactNode; note?: ReactNode };

function ProfileBody({ view, isOwn, actions, note }: ProfileBodyProps) {
  return (
    <>
      <ProfileHead person={view} actions={actions} note={note} />
      <div className="flex flex-col gap-6 px-4 pt-4">
        {isOwn && isAllWelcome(view.explanations) && <WelcomeNote />}
        <ProfileStats view={view} />
        <Gamified>
          <ScoreCard view={view} />
        </Gamified>
        <WeeklyStats view={view} />
        {isOwn && <WeeklyChart />}
        {isOwn && (
          <div className="flex flex-wrap gap-2">
            <LinkButton href={paths.passport} variant="secondary" className="flex-1">
              <Stamp className="size-5" />
              Neighborhood Passport
            </LinkButton>
            <LinkButton href={paths.memories} variant="secondary" className="flex-1">
              <CalendarHeart className="size-5" />
              Memories
            </LinkButton>
          </div>
        )}
        {!isOwn && <PersonGuides userId={view.id} />}
        <DailyImages userId={view.id} isOwn={isOwn} name={view.firstName} />
      </div>
    </>
  );
}

/** Explains the numbers a new account starts with, until it has earned its own. */
function WelcomeNote() {
  return (
    <p className="rounded-card border border-line bg-sky-wash px-4 py-3">
      <strong className="font-semibold">Welcome to Chicago.</strong> {WELCOME}. Everything you do adds to your totals.
      Tap a number to see the breakdown.
    </p>
  );
}

type ProfileErrorProps = { error: unknown; onRetry: () => void; counts: PeopleCounts };

/** The profile failed to load: the counts we have (spec §9), and Retry. */
function ProfileError({ error, onRetry, counts }: ProfileErrorProps) {
  return (
    <div className="px-4">
      <ErrorState error={error} onRetry={onRetry} />
      <KnownCounts counts={counts} />
    </div>
  );
}

function OwnProfile() {
  const { userStats } = useAppContext();
  const { data: user, error: userError, retry: retryUser } = useCurrentUser();
  const { data: stats, error: statsError, retry: retryStats } = useStats();
  if (!user || !stats) {
    if (!userError && !statsError) return <ProfileSkeleton counts={userStats} />;
    return (
      <ProfileError
        counts={userStats}
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
  if (!person) {
    if (!error) return <ProfileSkeleton counts={FRIEND_COUNTS} />;
    return <ProfileError error={error} onRetry={retry} counts={FRIEND_COUNTS} />;
  }
  const note = person.followsMe && <p className="mt-1 font-semibold text-ink-soft text-sm">Follows you</p>;
  const actions = <PersonActions person={person} />;
  if (hasNumbers(person)) return <ProfileBody view={person} isOwn={false} note={note} actions={actions} />;
  return (
    <>
      <ProfileHead person={person} actions={actions} note={note} />
      <EmptyState
        icon={<Lock />}
        title="This account is private"
        text={`Follow ${person.firstName} to see their photos.`}
      />
    </>
  );
}

/** `userId` is null for your own profile. */
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
      aside={
        userId === null && (
          <WideAside title="Neighborhood Passport">
            <PassportSummary />
          </WideAside>
        )
      }
    >
      <ListRefresh endpoints={LISTS} />
      {userId === null ? <OwnProfile /> : <OthersProfile userId={userId} />}
    </Screen>
  );
}
