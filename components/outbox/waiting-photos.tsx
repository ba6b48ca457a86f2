import { useEffect, useState } from "react";
import { WaitingNote } from "@/components/outbox/waiting-note";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { QueuedEntry } from "@/lib/core/client/outbox";
import type { OutboxEntry } from "@/lib/core/client/outbox-entry";
import { useOutbox } from "@/lib/core/client/send-or-queue";
import { paths } from "@/lib/core/shared/paths";

export function pictureOf({ uploads, form }: OutboxEntry): Blob | null {
  const sent = form?.map(([, value]) => value).find((value) => value instanceof Blob);
  return uploads?.[0]?.photo ?? (sent instanceof Blob ? sent : null);
}

export function WaitingPicture({ photo }: { photo: Blob }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return <img src={url ?? undefined} alt="" className="size-14 shrink-0 rounded-control bg-card-press object-cover" />;
}

function Row({ one }: { one: QueuedEntry }) {
  const photo = pictureOf(one);
  return (
    <Card className="flex items-center gap-3 border-dashed p-3">
      {photo && <WaitingPicture photo={photo} />}
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{one.details || "Photo"}</p>
        <WaitingNote problem={one.problem} />
      </div>
      <Link href={paths.waiting} className="flex min-h-11 items-center px-2 font-semibold text-sky-ink text-sm">
        View
      </Link>
    </Card>
  );
}

/** Your photo posts that are being sent, above the list they will appear in. */
export function WaitingPhotos() {
  const waiting = useOutbox().filter(({ kind }) => kind === "photo");
  if (waiting.length === 0) return null;
  return (
    <ul aria-label="Waiting to be sent">
      {waiting.map((one) => (
        <li key={one.key} className="mb-3">
          <Row one={one} />
        </li>
      ))}
    </ul>
  );
}
