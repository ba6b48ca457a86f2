import { CloudUpload } from "lucide-react";
import { useEffect, useState } from "react";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { QueuedEntry } from "@/lib/core/client/outbox";
import { pictureOf } from "@/lib/core/client/outbox-entry";
import { cn } from "@/lib/core/shared/cn";
import { paths } from "@/lib/core/shared/paths";

function PendingPicture({ photo }: { photo: Blob }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return <img src={url ?? undefined} alt="" className="size-14 shrink-0 rounded-control bg-card-press object-cover" />;
}

/** A change that is only on this device until the network is back. */
export function PendingItem({ one, isNamed = false }: { one: QueuedEntry; isNamed?: boolean }) {
  const photo = pictureOf(one);
  const details = one.details || (!isNamed && one.kind);
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      {photo && <PendingPicture photo={photo} />}
      <div className="min-w-0 flex-1">
        {isNamed && <h2 className="text-lg">{one.kind}</h2>}
        {details && <p className="line-clamp-3 whitespace-pre-line break-words">{details}</p>}
        <p className="flex items-center gap-2 text-ink-soft text-sm">
          <CloudUpload className="size-4 shrink-0" />
          {one.problem === null ? "Waiting to be sent" : `Couldn't send: ${one.problem}`}
        </p>
      </div>
    </div>
  );
}

/** What the user created and the server hasn't confirmed yet, above the list it will appear in. */
export function PendingList({ entries, className = "mb-3" }: { entries: readonly QueuedEntry[]; className?: string }) {
  if (entries.length === 0) return null;
  return (
    <ul aria-label="Waiting to be sent" className={cn("flex flex-col gap-3", className)}>
      {entries.map((one) => (
        <li key={one.key}>
          <Card className="flex items-center gap-3 border-dashed p-3">
            <PendingItem one={one} />
            <Link href={paths.waiting} className="flex min-h-11 items-center px-2 font-semibold text-sky-ink text-sm">
              View
            </Link>
          </Card>
        </li>
      ))}
    </ul>
  );
}
