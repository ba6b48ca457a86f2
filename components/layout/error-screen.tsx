import { useEffect } from "react";
import { MessageScreen } from "@/components/layout/message-screen";
import { Button, buttonVariants } from "@/components/ui/button";
import { lazyComponent } from "@/lib/core/client/lazy-component";
import { paths } from "@/lib/core/shared/paths";

// Every page brings this screen along. Its words and buttons need nothing else; the picture comes if it can.
const loadArt = () => import("@/components/layout/not-found-art");
const NotFoundArt = lazyComponent(loadArt, "NotFoundArt", { isQuiet: true });

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
          The page broke on our side. Your posts and workouts are safe.
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
