import { EyeOff } from "lucide-react";

/** Shown to the owner of hidden content. No one else can see the content. */
export function HiddenNote({ thing }: { thing: string }) {
  return (
    <p className="mt-1 flex gap-2 text-sm text-warn-ink">
      <EyeOff className="mt-0.5 size-4 shrink-0" />
      <span>{`A moderator hid this ${thing}. Only you can see it.`}</span>
    </p>
  );
}
