"use client";

import type { ReactNode } from "react";
import { MAIN_ID } from "@/components/layout/skip-link";
import { VisitorHeader } from "@/components/layout/visitor-header";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { ShareButton } from "@/components/ui/share-button";
import type { SignUpReason } from "@/lib/auth/accounts/rules";
import { paths } from "@/lib/core/shared/paths";

type VisitorFrameProps = {
  /** This page's URL, where a visitor returns after signing up. */
  here: string;
  /** The name it is shared under. */
  title: string;
  why: SignUpReason;
  /** What a visitor could do here with an account. */
  invitation: string;
  children: ReactNode;
};

export function VisitorFrame({ here, title, why, invitation, children }: VisitorFrameProps) {
  return (
    <>
      <VisitorHeader>
        <ShareButton title={title} path={here} />
      </VisitorHeader>
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 pb-6">
        {children}
      </main>
      <aside
        aria-label="Join Windmile"
        className="sticky bottom-0 z-20 flex items-center gap-3 border-line border-t bg-raised px-4 pt-3 pb-[calc(0.75rem+var(--safe-bottom))]"
      >
        <p className="min-w-0 flex-1 text-ink-soft text-sm leading-snug">
          {invitation}{" "}
          <Link
            href={paths.login({ callbackUrl: here, why })}
            className="font-semibold text-sky-ink underline underline-offset-4"
          >
            Log in
          </Link>
        </p>
        <LinkButton href={paths.signup({ callbackUrl: here, why })}>Sign up</LinkButton>
      </aside>
    </>
  );
}
