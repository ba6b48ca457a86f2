export function EndMarker({ children = "You're all caught up" }: { children?: string }) {
  return (
    <p className="flex items-center justify-center gap-3 py-8 text-ink-soft text-sm">
      <span aria-hidden="true" className="h-px w-10 bg-line" />
      <span className="whitespace-nowrap">{children}</span>
      <span aria-hidden="true" className="h-px w-10 bg-line" />
    </p>
  );
}
