import "../support/direct";
import { Client } from "pg";
import { growCity, ledgerCity } from "@/scripts/bench/growth";
import { measured } from "@/scripts/bench/measured";
import { explain, statementsOf } from "../support/statements";

jest.setTimeout(60_000);

const id = (number: number) => `00000000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;
const PEOPLE = 20_000;
/** What grows with the city; everything else is a person's own, or a handful of rows. */
const GROWING = ["users", "xp_entries", "xp_weeks", "workouts", "follows"];

async function grow(people: number): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query("truncate users, search_documents cascade");
    await growCity(client, ledgerCity(people, people));
  } finally {
    await client.end();
  }
}

type Read = { buffers: number; scanned: string[] };

async function reads(people: number): Promise<Record<string, Read>> {
  const others = Array.from({ length: 20 }, (_, index) => id(Math.floor((index * people) / 21) + 1));
  const found: Record<string, Read> = {};
  for (const [name, act] of Object.entries(measured(id(9), others))) {
    const read: Read = { buffers: 0, scanned: [] };
    for (const statement of await statementsOf(act)) {
      const { buffers, nodes } = await explain(statement);
      read.buffers += buffers;
      const scans = nodes.filter(({ type, table }) => type === "Seq Scan" && table && GROWING.includes(table));
      read.scanned.push(...scans.map(({ table }) => table ?? ""));
    }
    found[name] = read;
  }
  return found;
}

test("boards, stats and history read no growing table from end to end, and as little in a city four times as large", async () => {
  await grow(PEOPLE / 4);
  const small = await reads(PEOPLE / 4);
  await grow(PEOPLE);
  const large = await reads(PEOPLE);
  for (const [name, { buffers, scanned }] of Object.entries(large)) {
    const before = small[name]?.buffers ?? 0;
    expect({ name, scanned }).toEqual({ name, scanned: [] });
    expect({ name, before, buffers, isFlat: buffers <= 1.25 * before + 100 }).toEqual({
      name,
      before,
      buffers,
      isFlat: true,
    });
  }
});
