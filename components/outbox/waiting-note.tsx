import { CloudUpload } from "lucide-react";

/** Shown beside content that is only on this device until the network is back. */
export function WaitingNote({ problem }: { problem: string | null }) {
  return (
    <p className="flex items-center gap-2 text-ink-soft text-sm">
      <CloudUpload className="size-4 shrink-0" />
      {problem === null ? "Waiting to be sent" : `Couldn't send: ${problem}`}
    </p>
  );
}
