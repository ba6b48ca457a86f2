import type { ReactNode } from "react";
import { BottomNav } from "@/components/layout/bottom-nav";
import { ListRefresh } from "@/components/layout/list-refresh";
import { ScreenHeader } from "@/components/layout/screen-header";
import { MAIN_ID } from "@/components/layout/skip-link";
import { VisitorHeader } from "@/components/layout/visitor-header";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { Picture } from "@/components/ui/picture";
import { paths } from "@/lib/core/shared/paths";

type CommunityFrameProps = {
  viewerId: string | null;
  title: string;
  back: string;
  /** This page's path, where a visitor returns after signing up. */
  here: string;
  /** What pull-to-refresh fetches again. */
  refreshed: readonly string[];
  actions?: ReactNode;
  children: ReactNode;
};

/** The bars around an event or a group: the app's own for members, the name and a sign-up link for visitors. */
export function CommunityFrame({ viewerId, title, back, here, refreshed, actions, children }: CommunityFrameProps) {
  const isVisitor = viewerId === null;
  return (
    <>
      {isVisitor ? (
        <VisitorHeader>
          {actions}
          <LinkButton href={paths.signup({ callbackUrl: here, why: "join" })} size="sm">
            Sign up
          </LinkButton>
        </VisitorHeader>
      ) : (
        <ScreenHeader title={title} back={back} actions={actions} />
      )}
      <main id={MAIN_ID} tabIndex={-1} className={isVisitor ? "flex-1 pb-8" : "flex-1 pb-nav"}>
        {!isVisitor && <ListRefresh endpoints={refreshed} />}
        {children}
      </main>
      {!isVisitor && <BottomNav />}
    </>
  );
}

/** A row of details: a label for people who can't see the icon, and the value. */
export function DetailRow({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 py-3">
      <dt className="shrink-0 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:text-sky-ink">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 flex-1 break-words">{children}</dd>
    </div>
  );
}

type ProfileLinkProps = { person: { id: string; name: string }; isLinked: boolean };

/** The name of a host, founder, or author, with a link to their profile for members. */
export function ProfileLink({ person: { id, name }, isLinked }: ProfileLinkProps) {
  if (!isLinked) return <bdi className="font-semibold">{name}</bdi>;
  return (
    <Link href={paths.profile(id)} className="font-semibold text-sky-ink underline-offset-4 hover:underline">
      <bdi>{name}</bdi>
    </Link>
  );
}

/** The cover picture with a badge over it; without a picture, the badge alone. */
export function CommunityCover({ image, badge }: { image: string | null; badge?: ReactNode }) {
  if (!image) return badge && <p className="px-4 pt-4">{badge}</p>;
  return (
    <div className="relative">
      <Picture
        src={image}
        widest={1284}
        sizes="(min-width: 428px) 428px, 100vw"
        alt=""
        width={856}
        height={440}
        focusY={0.45}
        priority
        className="w-full"
      />
      {badge && <p className="absolute inset-x-4 bottom-3">{badge}</p>}
    </div>
  );
}
