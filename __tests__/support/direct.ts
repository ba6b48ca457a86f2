/** Imported first: the file's tests look into their connections, which a pooler would hand to others in between. */
process.env.DATABASE_URL = process.env.DIRECT_URL || process.env.DATABASE_URL;
process.env.DATABASE_POOLER = "";
