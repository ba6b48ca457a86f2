export const NAME_MAX = 80;
export const GROUP_DESCRIPTION_MAX = 2000;
export const MEMBERS_MAX = 10_000;
