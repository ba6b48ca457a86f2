import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { MessageScreen } from "@/components/layout/message-screen";
import { Avatar } from "@/components/ui/avatar";
import { LinkButton } from "@/components/ui/link-button";
import type { Person } from "@/lib/auth/accounts/schema";
import { linkPreview } from "@/lib/core/server/link-preview";
import { orNotFound } from "@/lib/core/server/or-not-found";
import { currentUser } from "@/lib/core/server/session";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { getInviter } from "@/lib/social/invites/queries";
import { inviteParams } from "@/lib/social/invites/schema";

type Props = { params: Promise<{ token: string }> };

/** One lookup for the page and its metadata. */
const invitationOf = cache(async (token: string) => {
  const user = await currentUser();
  if (!inviteParams.safeParse({ token }).success) notFound();
  return { user, ...(await orNotFound(getInviter(token, user?.id ?? null))) };
});

const invitation = (inviter: Person) => `${fullName(inviter)} is on Windmile and wants to explore Chicago with you.`;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { token } = await params;
  const { inviter } = await invitationOf(token);
  return linkPreview({
    title: "You're invited",
    description: invitation(inviter),
    path: paths.invite(token),
    image: inviter.profileImageUrl,
    alt: fullName(inviter),
    isListed: false,
  });
}

export default async function InvitePage({ params }: Props) {
  const { token } = await params;
  const { user, inviter } = await invitationOf(token);
  const profile = paths.profile(inviter.id);
  return (
    <MessageScreen
      title={`${inviter.firstName} invited you`}
      text={invitation(inviter)}
      picture={<Avatar name={fullName(inviter)} src={inviter.profileImageUrl} size="xl" className="mx-6" />}
      actions={
        <LinkButton href={user ? profile : paths.signup({ callbackUrl: profile, invite: token })} size="lg" block>
          {user ? `See ${inviter.firstName}'s profile` : "Get Started"}
        </LinkButton>
      }
    />
  );
}
