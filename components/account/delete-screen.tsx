"use client";

import { AccountFrame } from "@/components/account/account-frame";
import { DeleteSection } from "@/components/account/delete-section";
import { Loading } from "@/components/ui/loading";
import { Skeleton } from "@/components/ui/skeleton";
import { useSignInMethods } from "@/lib/auth/providers/hooks";

export function DeleteScreen() {
  const { data: methods, error, retry } = useSignInMethods();
  return (
    <AccountFrame title="Delete account">
      {methods ? (
        <DeleteSection methods={methods} />
      ) : (
        <Loading error={error} onRetry={retry} label="Loading your account">
          <Skeleton className="h-24 rounded-card" />
        </Loading>
      )}
    </AccountFrame>
  );
}
