/** A drawing of a phone's status bar, which the spec requires on the landing screen. */
export function StatusBar() {
  return (
    <div aria-hidden="true" className="flex h-11 items-center justify-between px-6 pt-1 font-semibold text-base">
      <span className="tabular-nums">9:41</span>
      <span className="flex items-center gap-1">
        <svg viewBox="0 0 18 12" className="h-3 w-[1.125rem]" fill="currentColor">
          <title>Signal</title>
          <rect x="0" y="8" width="3" height="4" rx="0.8" />
          <rect x="5" y="5.4" width="3" height="6.6" rx="0.8" />
          <rect x="10" y="2.7" width="3" height="9.3" rx="0.8" />
          <rect x="15" y="0" width="3" height="12" rx="0.8" />
        </svg>
        <svg viewBox="0 0 16 12" className="h-3 w-4" fill="none" stroke="currentColor" strokeWidth="1.8">
          <title>Wi-Fi</title>
          <path d="M1 4.2a10 10 0 0 1 14 0M3.5 7a6.4 6.4 0 0 1 9 0" strokeLinecap="round" />
          <circle cx="8" cy="10.2" r="1.5" fill="currentColor" stroke="none" />
        </svg>
        <svg viewBox="0 0 26 12" className="h-3 w-[1.625rem]" fill="none">
          <title>Battery</title>
          <rect x="0.5" y="0.5" width="22" height="11" rx="3.2" stroke="currentColor" opacity="0.5" />
          <rect x="2" y="2" width="17" height="8" rx="1.9" fill="currentColor" />
          <path d="M24 4v4c1-.3 1.6-1.1 1.6-2S25 4.300 24 4Z" fill="currentColor" opacity="0.6" />
        </svg>
      </span>
    </div>
  );
}
