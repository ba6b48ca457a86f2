import type { ReactNode } from "react";
import { BarPills } from "@/components/activity/bar-pills";
import { RewardHost } from "@/components/activity/reward-host";
import { AppProvider } from "@/components/app-context/app-provider";
import { PhoneFrame } from "@/components/layout/phone-frame";
import { OutboxHost } from "@/components/outbox/outbox-host";
import { currentUser } from "@/lib/core/server/session";

/**
 * Screens render their own bars: not every screen has them, and Edit Profile names its tabs differently. Each page
 * authorizes itself with `requireMember()`; without a session it redirects, and nothing in this layout is sent.
 */
export default async function MemberLayout({ children }: { children: ReactNode }) {
  const user = await currentUser();
  if (!user) return <PhoneFrame>{children}</PhoneFrame>;
  const { id, firstName, lastName, profileImageUrl, preferences } = user;
  return (
    <AppProvider viewer={{ id, firstName, lastName, profileImageUrl }} preferences={preferences}>
      <PhoneFrame isMember>{children}</PhoneFrame>
      <OutboxHost userId={id} />
      <RewardHost />
      <BarPills userId={id} />
    </AppProvider>
  );
}
