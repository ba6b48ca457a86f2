import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { Pool } from "pg";
import { send } from "@/lib/core/server/db";

const NOBODY_LISTENS = "postgresql://windmile@127.0.0.1:1/windmile";

test("a query that can't reach the database says so before its page can fail, so that the page gets 503", async () => {
  const events: unknown[] = [];
  const listen = (message: unknown) => events.push(message);
  subscribe("windmile:server", listen);
  const pool = new Pool({ connectionString: NOBODY_LISTENS });
  try {
    await send("select 1", [], { to: pool }).catch(() => events.push("failed"));
    await send("select 1", [], { to: pool, planByValues: true }).catch(() => events.push("failed"));
    await send("select nothing_like_this", []).catch(() => events.push("failed"));
  } finally {
    unsubscribe("windmile:server", listen);
    await pool.end();
  }
  const unavailable = { type: "database-unavailable" };
  expect(events).toEqual([unavailable, "failed", unavailable, "failed", "failed"]);
});
