import "../support/unlimited";
import { prisma } from "@/lib/core/server/db";
import { contactsAnswerSchema } from "@/lib/social/contacts/schema";
import { inviteAnswerSchema } from "@/lib/social/invites/schema";
import { type Member, signedUp, visitor } from "../support/api";

let ada: Member;
beforeAll(async () => {
  ada = await signedUp();
});

const tables = () =>
  Promise.all([
    prisma.user.count(),
    prisma.follow.count(),
    prisma.invite.count(),
    prisma.notification.count(),
    prisma.interaction.count(),
  ]);
const match = async (contacts: { name: string; tel: string }[], who = ada) =>
  (await who.post("/api/contacts/match", { contacts })).as(contactsAnswerSchema);

test("finds who lets themselves be found, in the order asked, and stores nothing", async () => {
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

test("never finds oneself or somebody who blocked the asker", async () => {
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

test("an invitation is a link that greets with its maker's name, until it expires", async () => {
  const { url } = (await ada.post("/api/invites")).as(inviteAnswerSchema);
  expect(url).toMatch(/^http:\/\/localhost:3000\/invite\/[\w-]{22}$/);
  const token = url.split("/").at(-1) ?? "";
  expect((await visitor().get(`/api/invites/${token}`)).body).toMatchObject({ inviter: { firstName: "Ada" } });
  await prisma.invite.update({ where: { token }, data: { expiresAt: new Date(0) } });
  expect((await visitor().get(`/api/invites/${token}`)).status).toBe(404);
  expect((await visitor().get("/api/invites/nonsense")).status).toBe(404);
});
