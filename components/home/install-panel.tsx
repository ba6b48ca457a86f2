import { Share, SquarePlus, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { IconButton } from "@/components/ui/icon-button";
import { dismissInstall, type InstallOffer, install } from "@/lib/core/client/install";

/** Offers to add the app to the home screen. On an iPhone only the user can, so it shows how. */
export function InstallPanel({ offered }: { offered: InstallOffer }) {
  return (
    <Card className="mx-4 mt-4 p-4 pr-2">
      <div className="flex items-start gap-2">
        <h2 className="min-w-0 flex-1 text-display">Add Windmile to your home screen</h2>
        <IconButton label="Not now" icon={X} onClick={dismissInstall} className="-mt-2" />
      </div>
      <p className="mt-1 pr-2 text-ink-soft">Opens in one tap, even offline.</p>
      {offered === "prompt" ? (
        <Button className="mt-3" onClick={() => void install()}>
          Install
        </Button>
      ) : (
        <ol className="mt-3 flex flex-col gap-2 pr-2">
          <li className="flex items-center gap-3">
            <Share className="size-6 shrink-0 text-sky-ink" />
            <span>
              1. Tap <strong>Share</strong> in Safari’s toolbar
            </span>
          </li>
          <li className="flex items-center gap-3">
            <SquarePlus className="size-6 shrink-0 text-sky-ink" />
            <span>
              2. Choose <strong>Add to Home Screen</strong>
            </span>
          </li>
        </ol>
      )}
    </Card>
  );
}
