import pg from "pg";

/** Changes the running app's database, as elapsed time or another device would. */
export async function change(statement: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.WINDMILE_DATABASE });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}

/** Runs a job of the running app now, no matter when it last ran. */
export async function runJob(name: string): Promise<void> {
  await change(`update job_runs set "lastRun" = 'epoch' where name = $1`, [name]);
  const headers = { authorization: `Bearer ${process.env.WINDMILE_CRON_SECRET}` };
  const answer = await fetch(`${process.env.WINDMILE_URL}/api/jobs/run`, { method: "POST", headers });
  if (!answer.ok) throw new Error(`jobs: ${answer.status}`);
}
