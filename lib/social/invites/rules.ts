export const INVITE_DAYS = 30;
