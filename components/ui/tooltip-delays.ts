/** Spec §9: a tooltip opens after 700 ms; within the next 300 ms, another opens immediately. */
export const TOOLTIP_DELAY = 700;
export const TOOLTIP_SKIP_DELAY = 300;
