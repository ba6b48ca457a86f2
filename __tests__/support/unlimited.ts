/** Imported first: the file's tests send more than any one person may. */
process.env.RATE_LIMIT_SCALE = "1000";
