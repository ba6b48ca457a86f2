/** Spec §9: a tooltip opens after 700 ms, the next one within 300 ms at once. */
export const TOOLTIP_DELAY = 700;
export const TOOLTIP_SKIP_DELAY = 300;
