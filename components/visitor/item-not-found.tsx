"use client";

import { MessageScreen } from "@/components/layout/message-screen";
import { NotFoundArt } from "@/components/layout/not-found-art";
import { NOT_FOUND_TEXT, NOT_FOUND_TITLE } from "@/components/layout/not-found-text";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { navigate } from "@/lib/core/client/navigate";
import { paths } from "@/lib/core/shared/paths";

/**
 * A link to something that was deleted, never existed, or isn't visible to this person: the spec's 404 plus a next
 * step.
 */
export function ItemNotFound({ isVisitor }: { isVisitor: boolean }) {
  const logIn = () => navigate(paths.login({ callbackUrl: window.location.pathname + window.location.search }));
  return (
    <MessageScreen
      title={NOT_FOUND_TITLE}
      text={
        <>
          {NOT_FOUND_TEXT}
          <span className="mt-2 block text-base text-ink">
            This isn't available. It may have been deleted or made private.
            {isVisitor && " If it was shared with you, log in to see it."}
          </span>
        </>
      }
      picture={<NotFoundArt />}
      actions={
        <>
          {isVisitor && (
            <Button size="lg" onClick={logIn}>
              Log in
            </Button>
          )}
          <LinkButton href={paths.home} size="lg" variant={isVisitor ? "secondary" : "primary"}>
            Back to Windmile
          </LinkButton>
        </>
      }
    />
  );
}
