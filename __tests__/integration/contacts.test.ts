import "../support/unlimited";
import { pool, prisma, rows, sql } from "@/lib/core/server/db";
import { contactSchema } from "@/lib/social/contacts/schema";
import { inviteAnswerSchema } from "@/lib/social/invites/schema";
import { type Member, signedUp, visitor } from "../support/api";

let ada: Member;
beforeAll(async () => {
  ada = await signedUp();
});

/** A digest of every table's rows. Rate-limit counters aren't part of the address book. */
async function tables(): Promise<{ name: string; digest: string }[]> {
  const names = await rows<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('rate_limits', 'sessions')`);
  const digests = names.map(
    ({ name }) =>
      `select '${name}' as name, (select md5(string_agg(t::text, ';' order by t::text)) from "${name}" t) as digest`,
  );
  return (await pool.query<{ name: string; digest: string }>(`${digests.join(" union all ")} order by 1`)).rows;
}
const match = async (contacts: { name: string; tel: string }[], who = ada) =>
  (await who.post("/api/contacts/match", { contacts })).as(contactSchema.array());

test("finds people who opted in, in the requested order, and stores nothing", async () => {
  const open = await signedUp({ firstName: "Open", phoneNumber: "+13125550171", findableByPhone: true });
  await signedUp({ firstName: "Hidden", phoneNumber: "+13125550172", findableByPhone: false });
  const before = await tables();
  const found = await match([
    { name: "Nobody", tel: "call me" },
    { name: "Hidden", tel: "312-555-0172" },
    { name: "Open", tel: "(312) 555-0171" },
  ]);
  expect(found.map(({ name, isOnApp }) => [name, isOnApp])).toEqual([
    ["Nobody", false],
    ["Hidden", false],
    ["Open", true],
  ]);
  expect(found[2]?.user).toEqual({
    id: open.id,
    firstName: "Open",
    lastName: "Lovelace",
    profileImageUrl: null,
    followState: "none",
  });
  expect(await tables()).toEqual(before);
});

test("a person who opts out is found by no one, in any notation, with the same response", async () => {
  const shy = await signedUp({ firstName: "Shy", phoneNumber: "+13125550181", findableByPhone: true });
  const written = ["+1 312 555 0181", "(312) 555-0181", "13125550181", "312.555.0181"];
  const ask = () => match(written.map((tel) => ({ name: "Shy", tel })));
  expect((await ask()).map(({ isOnApp }) => isOnApp)).toEqual([true, true, true, true]);
  await shy.put("/api/account/settings", { findableByPhone: false });
  const nobody = await match([{ name: "Shy", tel: "+1 312 555 0199" }]);
  const [hidden] = await ask();
  expect((await ask()).every(({ isOnApp, user }) => !isOnApp && user === undefined)).toBe(true);
  expect(Object.keys(hidden ?? {})).toEqual(Object.keys(nobody[0] ?? {}));
});

test("never finds the user or someone who blocked them", async () => {
  const bob = await signedUp({ phoneNumber: "+13125550173", findableByPhone: true });
  await bob.put(`/api/users/${ada.id}/block`);
  expect((await match([{ name: "Bob", tel: "+13125550173" }]))[0]?.isOnApp).toBe(false);
  expect((await match([{ name: "Me", tel: "+13125550173" }], bob))[0]?.isOnApp).toBe(false);
});

test("more than five hundred are refused", async () => {
  const contacts = Array.from({ length: 501 }, () => ({ name: "x", tel: "1" }));
  expect((await ada.post("/api/contacts/match", { contacts })).status).toBe(400);
  expect((await visitor().post("/api/contacts/match", { contacts: [] })).status).toBe(401);
});

test("an invitation is a link that shows its sender until it expires", async () => {
  const { url } = (await ada.post("/api/invites")).as(inviteAnswerSchema);
  expect(url).toMatch(/^http:\/\/localhost:3000\/invite\/[\w-]{22}$/);
  const token = url.split("/").at(-1) ?? "";
  expect((await visitor().get(`/api/invites/${token}`)).body).toMatchObject({ inviter: { firstName: "Ada" } });
  await prisma.invite.update({ where: { token }, data: { expiresAt: new Date(0) } });
  expect((await visitor().get(`/api/invites/${token}`)).status).toBe(404);
  expect((await visitor().get("/api/invites/nonsense")).status).toBe(404);
});
