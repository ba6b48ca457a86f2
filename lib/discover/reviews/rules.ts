export const RATING_MIN = 1;
export const RATING_MAX = 5;
export const REVIEW_MAX = 500;
