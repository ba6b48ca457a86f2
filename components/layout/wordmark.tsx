import { cn } from "@/lib/core/shared/cn";

export function Wordmark({ className }: { className?: string }) {
  return (
    <span
      className={cn(
        "inline-flex items-center gap-[0.28em] font-black font-display text-display-sm leading-none",
        className,
      )}
    >
      <img src="/icons/logo.svg" alt="" width={64} height={64} className="size-[1.05em] shrink-0" />
      Windmile
    </span>
  );
}
