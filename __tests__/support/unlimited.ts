/** Imported first: the file's tests send more than one person is allowed to. */
process.env.RATE_LIMIT_SCALE = "1000";
