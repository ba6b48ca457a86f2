export const COLLECTION_NAME_MAX = 60;
