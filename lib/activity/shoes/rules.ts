export const MAX_SHOES_NAME = 60;
