"use client";

import { MessageScreen } from "@/components/layout/message-screen";
import { NotFoundArt } from "@/components/layout/not-found-art";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { navigate } from "@/lib/core/client/navigate";
import { paths } from "@/lib/core/shared/paths";

/** A link that shows nothing: what it names is gone, was never there, or is not for whoever follows it. */
export function LostLink({ isVisitor }: { isVisitor: boolean }) {
  const logIn = () => navigate(paths.login({ callbackUrl: window.location.pathname + window.location.search }));
  return (
    <MessageScreen
      title="404 Page Not Found"
      text={
        isVisitor
          ? "It is gone, or not for everybody to see. If you may see it, log in and you come back here."
          : "It is gone, or not for everybody to see."
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
