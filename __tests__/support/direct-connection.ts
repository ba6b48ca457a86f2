/** Imported first: the file's tests inspect their connections, which a pooler would give to others in between. */
process.env.DATABASE_URL = process.env.DIRECT_URL || process.env.DATABASE_URL;
process.env.DATABASE_POOLER = "";
