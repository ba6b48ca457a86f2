import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { AppProcess, freePort, newDataDir } from "../support/app-process";
import { NEXT_JUNE } from "../support/fixtures";

const ROUNDS = 20;
const PLACES = 30;
const PEOPLE = 60;
const LEAVING = 5;

const dataDir = newDataDir();
// Sixty transactions queue for one row, so on a busy machine the last one exceeds the usual timeout.
const variables = { DB_TIMEOUT_MS: "30000", RATE_LIMIT_SCALE: "1000", WEATHER: "off" };
let app: AppProcess;
beforeAll(async () => {
  app = await new AppProcess(dataDir, await freePort(), { through: "node", variables }).ready();
});
afterAll(() => app.discard());

type Person = { call: (method: string, at: string, body?: unknown) => Promise<Response> };

function codeFor(email: string): string {
  const folder = path.join(dataDir, "outbox");
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".json"))) {
    const message: { to?: unknown; code?: unknown } = JSON.parse(readFileSync(path.join(folder, name), "utf8"));
    if (message.to === email && typeof message.code === "string") return message.code;
  }
  throw new Error(`No code was sent to ${email}`);
}

/** A signed-up user with their own cookie. */
async function join(index: number): Promise<Person> {
  const email = `storm-${index}@example.com`;
  const form = { firstName: "Storm", lastName: `Number ${index}`, email, password: "lake front" };
  const jar = new Map<string, string>();
  const call = async (method: string, at: string, body?: unknown) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(`${app.url}${at}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";")[0]?.split("=") ?? [];
      jar.set(name, value);
    }
    return response;
  };
  await call("POST", "/api/auth/signup", { ...form, confirmPassword: form.password, authProvider: "email" });
  const verified = await call("POST", "/api/auth/verify", { email, code: codeFor(email) });
  if (!verified.ok) throw new Error(`${email} could not sign up: ${verified.status}`);
  return { call };
}

type Rsvp = { status: string; position: number | null };
const rsvpOf = async (answer: Response): Promise<Rsvp> => {
  expect(answer.status).toBe(200);
  const { status, position, myStatus = status }: Rsvp & { myStatus?: string } = await answer.json();
  return { status: myStatus, position };
};
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const positions = (rsvps: readonly Rsvp[]) => rsvps.flatMap(({ position }) => position ?? []).sort((a, b) => a - b);

test(`${PEOPLE} at once for ${PLACES} spots, ${ROUNDS} times: exactly ${PLACES} get in, the rest wait at 1..${PEOPLE - PLACES}; ${LEAVING} who leave at once are replaced by ${LEAVING} others`, async () => {
  const people: Person[] = [];
  for (let index = 0; index <= PEOPLE; index += 1) people.push(await join(index));
  const [host, ...guests] = people;
  if (!host) throw new Error("no one is signed in");
  for (let round = 0; round < ROUNDS; round += 1) {
    const event = {
      title: `Round ${round}`,
      date: NEXT_JUNE,
      time: "07:30",
      location: "Fullerton",
      category: "Running",
      // The host also takes a spot.
      maxAttendees: PLACES + 1,
    };
    const { id }: { id: string } = await (await host.call("POST", "/api/community/events", event)).json();
    const joining = guests.map(async (guest) => rsvpOf(await guest.call("PUT", `/api/community/events/${id}/join`)));
    const rsvps = await Promise.all(joining);
    expect(rsvps.filter(({ status }) => status === "going")).toHaveLength(PLACES);
    expect(positions(rsvps)).toEqual(upTo(PEOPLE - PLACES));

    const going = guests.filter((_, index) => rsvps[index]?.status === "going").slice(0, LEAVING);
    await Promise.all(going.map((guest) => guest.call("DELETE", `/api/community/events/${id}/join`)));
    const looking = guests.map(async (guest) => rsvpOf(await guest.call("GET", `/api/community/events/${id}`)));
    const after = await Promise.all(looking);
    expect(after.filter(({ status }) => status === "going")).toHaveLength(PLACES);
    expect(positions(after)).toEqual(upTo(PEOPLE - PLACES - LEAVING));
    const moved = guests.filter((_, at) => rsvps[at]?.status === "waitlisted" && after[at]?.status === "going");
    expect(moved).toHaveLength(LEAVING);
    // First in, first out.
    const front = rsvps.map(({ position }, at) => (position !== null && position <= LEAVING ? guests[at] : null));
    expect(moved).toEqual(front.filter((guest) => guest !== null));
  }
});
