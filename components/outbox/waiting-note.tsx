import { CloudUpload } from "lucide-react";

/** Beside what is on this device only, until the line is back. */
export function WaitingNote({ problem }: { problem: string | null }) {
  return (
    <p className="flex items-center gap-1.5 text-ink-soft text-sm">
      <CloudUpload className="size-4 shrink-0" />
      {problem === null ? "Waiting to be sent" : `Couldn't send: ${problem}`}
    </p>
  );
}
