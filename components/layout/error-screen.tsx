"use client";

import { useEffect } from "react";
import { MessageScreen } from "@/components/layout/message-screen";
import { NotFoundArt } from "@/components/layout/not-found-art";
import { Button, buttonVariants } from "@/components/ui/button";
import { paths } from "@/lib/core/shared/paths";

type ErrorScreenProps = { error: Error & { digest?: string }; retry: () => void };

/** The error boundary's screen. `digest` identifies the error in the server's log. */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <MessageScreen
      title="Something went wrong"
      text={
        <>
          The page broke on our side. Your posts and workouts are safe.
          {error.digest && <span className="mt-2 block text-sm">Reference: {error.digest}</span>}
        </>
      }
      picture={<NotFoundArt className="w-full" />}
      actions={
        <>
          <Button size="lg" onClick={retry}>
            Try again
          </Button>
          <a href={paths.home} className={buttonVariants({ variant: "secondary", size: "lg" })}>
            Back to Windmile
          </a>
        </>
      }
    />
  );
}
