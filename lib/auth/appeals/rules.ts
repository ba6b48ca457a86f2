export const APPEAL_MAX = 1000;
