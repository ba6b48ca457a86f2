import { readFileSync } from "node:fs";
import { pool } from "@/lib/core/server/db";

/** The queries that the docs give for troubleshooting, each as a statement that can be planned. */
function statementsOf(document: string): string[] {
  const text = readFileSync(`docs/${document}.md`, "utf8");
  return [...text.matchAll(/`((?:select|delete from|update) [^`]+)`/g)].map(([, statement = ""]) =>
    statement.replaceAll(/\s+/g, " ").replaceAll("= …", "= null").replace("_backend(pid)", "_backend(0)"),
  );
}

test.each([
  ["runbook", 7],
  ["operations", 2],
])("the database accepts the queries in docs/%s.md", async (document, least) => {
  const statements = statementsOf(document);
  expect(statements.length).toBeGreaterThanOrEqual(least);
  const refused: string[] = [];
  for (const statement of statements) {
    await pool.query(`explain ${statement}`).catch((error: unknown) => refused.push(`${statement}: ${error}`));
  }
  expect(refused).toEqual([]);
});
