import { ArrowLeft } from "lucide-react";
import { Wordmark } from "@/components/layout/wordmark";
import { IconButton, iconButtonClasses } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";

/** A back arrow and the wordmark. The arrow leads to a path or one step back. */
export function AuthHeader({ back }: { back: string | (() => void) }) {
  return (
    <header className="flex h-16 shrink-0 items-center justify-between px-2 pt-safe">
      {typeof back === "string" ? (
        <Link href={back} aria-label="Back" className={iconButtonClasses()}>
          <ArrowLeft />
        </Link>
      ) : (
        <IconButton label="Back" icon={ArrowLeft} onClick={back} />
      )}
      <Wordmark className="pr-3" />
    </header>
  );
}
