"use client";

import { BottomNav } from "@/components/layout/bottom-nav";
import { ScreenHeader } from "@/components/layout/screen-header";
import { EditProfileForm } from "@/components/profile/edit-profile-form";
import { Loading } from "@/components/ui/loading";
import { Repeat, Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { useCurrentUser } from "@/lib/auth/accounts/hooks";
import { paths } from "@/lib/core/shared/paths";

function FormSkeleton() {
  return (
    <SkeletonGroup label="Loading your profile" className="flex-1 pb-nav">
      <Skeleton className="aspect-[2.2] rounded-none" />
      <Skeleton className="-mt-14 ml-4 size-28 rounded-full ring-4 ring-paper" />
      <div className="flex flex-col gap-6 px-4 pt-6">
        <Repeat count={3}>
          <Skeleton className="h-12 rounded-control" />
        </Repeat>
      </div>
    </SkeletonGroup>
  );
}

export function EditProfileScreen() {
  const { data: user, error, retry } = useCurrentUser();
  return (
    <>
      {user ? (
        <EditProfileForm user={user} />
      ) : (
        <>
          <ScreenHeader title="Edit Profile" back={paths.profile()} />
          <Loading error={error} onRetry={retry} errorClassName="flex-1" skeleton={<FormSkeleton />} />
        </>
      )}
      <BottomNav variant="edit-profile" />
    </>
  );
}
