// One second instead of five. Imported before anything that reads the environment.
process.env.DB_TIMEOUT_MS = "1000";
