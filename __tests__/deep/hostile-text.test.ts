/** @jest-environment <rootDir>/__tests__/support/database-environment.mjs */
import "../support/unlimited";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate as turn } from "node:timers/promises";
import { type Answer, type Member, signedUp, visitor } from "../support/api";
import { fieldsOf, inputSchema, type Operation, operations, pathWith } from "../support/contracts";
import { providerEnvironment } from "../support/provider-process.mjs";

// With providers, because anyone can influence their responses, and with a log, because errors are written there.
Object.assign(process.env, { LOG_LEVEL: "info", ...providerEnvironment(1) });
beforeAll(() => {
  jest.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterAll(() => jest.restoreAllMocks());

const LONGEST_BLOCK_MS = 50;
const MEASURES = 4;
const BODY = 64 * 1024 - 300;
/** The longest URL the server accepts. */
const ADDRESS = 7_500;

/** Inputs that make patterns for addresses, numbers, links, lists, and words keep matching. */
const TEXTS = ["a", "a@", "a.", "+1", "  ", "\n", "e\u0301", "\u{1f469}\u200d", "a,", "/", "%41", "-_", "<a"];
const long = (piece: string, length: number) =>
  piece.repeat(Math.floor(length / Buffer.byteLength(JSON.stringify(piece).slice(1, -1))));

/**
 * The longest time the event loop was blocked while `act` ran: the minimum of several runs, because the machine has its
 * own pauses.
 */
async function blocked(act: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let measure = 0; measure < MEASURES && least > LONGEST_BLOCK_MS; measure += 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await turn();
    await act();
    await turn();
    delay.disable();
    least = Math.min(least, delay.max / 1e6);
  }
  return least;
}

const HEADERS = [
  ...["cookie", "x-forwarded-for", "x-request-id", "user-agent", "if-none-match", "if-range", "range", "accept"],
  ...["accept-language", "idempotency-key", "authorization", "x-forwarded-host", "x-forwarded-proto", "referer"],
];
const printable = (text: string) => text.replace(/[^\x21-\x7e ]/g, "x");

let all: Operation[];
let member: Member;
const send = (
  browser: typeof member | ReturnType<typeof visitor>,
  { method, path }: Operation,
  more: object,
): Promise<Answer> => browser.send(method, pathWith(path, "00000000-0000-4000-8000-000000000000"), more);

beforeAll(async () => {
  all = await operations();
  member = await signedUp({ password: "enchantress" });
}, 60_000);

test("64 KB of any text in any field of any route delay no one else", async () => {
  const slow: string[] = [];
  for (const operation of all) {
    const { contract } = operation.handler;
    const fields = fieldsOf(inputSchema(contract.body));
    for (const field of fields) {
      for (const piece of TEXTS) {
        const body = { [field]: long(piece, BODY) };
        const ms = await blocked(async () => {
          const { status } = await send(member, operation, { body });
          if (status >= 500) slow.push(`${operation.name} ${field} ${JSON.stringify(piece)}: ${status}`);
        });
        if (ms > LONGEST_BLOCK_MS)
          slow.push(`${operation.name} ${field} ${JSON.stringify(piece)}: ${Math.round(ms)} ms`);
      }
    }
  }
  expect(slow).toEqual([]);
}, 300_000);

test("nor do the longest query and 60 KB in every header", async () => {
  const slow: string[] = [];
  for (const operation of all) {
    const fields = fieldsOf(inputSchema(operation.handler.contract.query));
    const signedIn = [...member.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    for (const piece of TEXTS) {
      const text = printable(long(piece, 60_000));
      const headers = Object.fromEntries(
        HEADERS.map((name) => [name, name === "cookie" ? `${signedIn}; a=${text}` : text]),
      );
      const queries = fields.map((field) => `?${new URLSearchParams({ [field]: long(piece, ADDRESS / 3) })}`);
      for (const more of ["", ...queries]) {
        const requested = { ...operation, path: operation.path + more };
        const ms = await blocked(() => send(member, requested, more ? {} : { headers }));
        if (ms > LONGEST_BLOCK_MS)
          slow.push(`${operation.name} ${more.slice(0, 20)} ${JSON.stringify(piece)}: ${Math.round(ms)} ms`);
      }
    }
  }
  expect(slow).toEqual([]);
}, 300_000);

test.each(["google", "apple", "facebook"])(
  "nor does a response in %s's name",
  async (provider) => {
    const path = `/api/auth/callback/${provider}`;
    for (const field of ["error", "error_description", "error_uri", "state", "code", "id_token", "user"]) {
      for (const piece of TEXTS) {
        const form = new URLSearchParams({ [field]: long(piece, BODY / 3) });
        const ms = await blocked(() => visitor().send("POST", path, { raw: form }));
        expect([field, piece, Math.round(ms) <= LONGEST_BLOCK_MS]).toEqual([field, piece, true]);
      }
    }
  },
  120_000,
);
