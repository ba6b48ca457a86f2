import type { ReactNode } from "react";

/** Sports for which the icon set has no sign of their own, in its manner: a grid of 24, lines of two. */
function SportIcon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export const BasketballIcon = () => (
  <SportIcon>
    <circle cx={12} cy={12} r={10} />
    <path d="M12 2v20M2 12h20M4.93 4.93c4 4 4 10.14 0 14.14M19.07 4.93c-4 4-4 10.14 0 14.14" />
  </SportIcon>
);

export const SoccerIcon = () => (
  <SportIcon>
    <circle cx={12} cy={12} r={10} />
    <path d="m12 8 3.8 2.76-1.45 4.48h-4.7L8.2 10.76Z" />
    <path d="M12 8V2M15.8 10.76l5.7-1.85M14.35 15.24l3.53 4.85M9.65 15.24l-3.53 4.85M8.2 10.76 2.5 8.91" />
  </SportIcon>
);

/** Somebody who sits with crossed legs. */
export const YogaIcon = () => (
  <SportIcon>
    <circle cx={12} cy={4.5} r={2.5} />
    <path d="M12 9.5v5M12 10c-1.6 2.8-3.8 4.4-7 5.2M12 10c1.6 2.8 3.8 4.4 7 5.2M4 20.5c2.6-4.6 13.4-4.6 16 0M8 20.5h8" />
  </SportIcon>
);
