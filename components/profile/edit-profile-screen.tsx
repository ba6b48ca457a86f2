"use client";

import { BottomNav } from "@/components/layout/bottom-nav";
import { ScreenHeader } from "@/components/layout/screen-header";
import { EditProfileForm } from "@/components/profile/edit-profile-form";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { useCurrentUser } from "@/lib/auth/accounts/hooks";
import { paths } from "@/lib/core/shared/paths";

function Loading() {
  return (
    <>
      <ScreenHeader title="Edit Profile" back={paths.profile()} />
      <SkeletonGroup label="Loading your profile" className="flex-1 pb-nav">
        <Skeleton className="aspect-[2.2] rounded-none" />
        <Skeleton className="-mt-14 ml-4 size-28 rounded-full ring-4 ring-paper" />
        <div className="flex flex-col gap-6 px-4 pt-6">
          {["names", "location", "bio"].map((key) => (
            <Skeleton key={key} className="h-12 rounded-control" />
          ))}
        </div>
      </SkeletonGroup>
    </>
  );
}

function Loaded() {
  const { data: user, error, retry } = useCurrentUser();
  if (user) return <EditProfileForm user={user} />;
  if (!error) return <Loading />;
  return (
    <>
      <ScreenHeader title="Edit Profile" back={paths.profile()} />
      <ErrorState error={error} onRetry={retry} className="flex-1" />
    </>
  );
}

export function EditProfileScreen() {
  return (
    <>
      <Loaded />
      <BottomNav variant="edit-profile" />
    </>
  );
}
