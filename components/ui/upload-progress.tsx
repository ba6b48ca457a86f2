type UploadProgressProps = { label: string /** From 0 to 1. */; share: number };

/** Lies over the lower edge of a picture that is on its way. */
export function UploadProgress({ label, share }: UploadProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="pointer-events-none absolute inset-x-2 bottom-2 h-2 overflow-hidden rounded-full bg-navy/60"
    >
      <div
        className="h-full origin-left rounded-full bg-sky transition-transform"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  );
}
