export const BOARD_POST_MAX = 1000;
