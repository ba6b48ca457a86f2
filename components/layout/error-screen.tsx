import { useEffect } from "react";
import { MessageScreen } from "@/components/layout/message-screen";
import { Button, buttonVariants } from "@/components/ui/button";
import { lazyPart } from "@/lib/core/client/lazy-part";
import { paths } from "@/lib/core/shared/paths";

// The art loads separately, because every page bundles this screen and its text must work without it.
const NotFoundArt = lazyPart(() => import("@/components/layout/not-found-art"), "NotFoundArt", { isQuiet: true });

type ErrorScreenProps = { error: Error & { digest?: string }; retry: () => void };

export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <MessageScreen
      title="Something went wrong"
      text={
        <>
          Something broke on our end. Your posts and workouts are safe.
          {error.digest && <span className="mt-2 block text-sm">Reference: {error.digest}</span>}
        </>
      }
      picture={
        <div className="aspect-video">
          <NotFoundArt />
        </div>
      }
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
