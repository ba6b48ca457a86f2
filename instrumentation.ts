/** Called once when a server process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { env } = await import("@/lib/core/server/env"); // a wrong variable stops the start here, with its name
  if (env.VERCEL) return;
  const { startJobs } = await import("@/lib/core/server/jobs");
  startJobs();
}
