// Run before anything is started: the app's own module says which variable is wrong, in one line.
import("@/lib/core/server/env").catch((error: unknown) => {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
