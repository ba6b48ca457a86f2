import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MessageScreen } from "@/components/layout/message-screen";
import { Avatar } from "@/components/ui/avatar";
import { LinkButton } from "@/components/ui/link-button";
import { orNotFound } from "@/lib/core/server/or-not-found";
import { currentUser } from "@/lib/core/server/session";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { getInviter } from "@/lib/social/invites/queries";
import { inviteParams } from "@/lib/social/invites/schema";

export const metadata: Metadata = { title: "You're invited" };

export default async function InvitePage({ params }: { params: Promise<{ token: string }> }) {
  const parsed = inviteParams.safeParse(await params);
  if (!parsed.success) notFound();
  const { token } = parsed.data;
  const user = await currentUser();
  const found = await orNotFound(getInviter(token, user?.id ?? null));
  const { inviter } = found;
  const profile = paths.profile(inviter.id);
  return (
    <MessageScreen
      title={`${inviter.firstName} invites you`}
      text={`${fullName(inviter)} is on Windmile and would like to explore Chicago with you.`}
      picture={<Avatar name={fullName(inviter)} src={inviter.profileImageUrl} size="xl" className="mx-6" />}
      actions={
        <LinkButton href={user ? profile : paths.signup({ callbackUrl: profile, invite: token })} size="lg" block>
          {user ? `See ${inviter.firstName}'s profile` : "Get Started"}
        </LinkButton>
      }
    />
  );
}
