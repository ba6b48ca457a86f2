import { EyeOff } from "lucide-react";

/** Told to the owner of what a moderator hid, and to nobody else, because nobody else sees it. */
export function HiddenNote({ thing }: { thing: string }) {
  return (
    <p className="mt-1 flex gap-1.5 text-sm text-warn-ink">
      <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{`A moderator hid this ${thing}. Only you can see it.`}</span>
    </p>
  );
}
