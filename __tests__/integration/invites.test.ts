import "../support/unlimited";
import { prisma } from "@/lib/core/server/db";
import { inviteAnswerSchema, inviteSchema } from "@/lib/social/invites/schema";
import { signedUp, visitor } from "../support/api";

const tokenOf = (url: string) => url.split("/").at(-1) ?? "";

test("you see your active invitations, newest first, and can revoke them; no one else can", async () => {
  const [ada, ben] = await Promise.all([signedUp({ firstName: "Ada" }), signedUp()]);
  const made: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    made.push(tokenOf((await ada.post("/api/invites")).as(inviteAnswerSchema).url));
  }
  const [old = "", first = "", second = ""] = made;
  await prisma.invite.update({ where: { token: old }, data: { expiresAt: new Date(Date.now() - 1000) } });
  const listed = async () => (await ada.get("/api/invites")).as(inviteSchema.array());
  expect((await listed()).map(({ id }) => id)).toEqual([second, first]);
  expect((await listed())[0]?.url).toContain(`/invite/${second}`);
  expect((await ben.get("/api/invites")).body).toEqual([]);
  expect((await visitor().get("/api/invites")).status).toBe(401);

  expect((await ben.del(`/api/invites/${second}`)).status).toBe(404);
  expect((await visitor().del(`/api/invites/${second}`)).status).toBe(401);
  expect((await visitor().get(`/api/invites/${second}`)).status).toBe(200);
  const answers = await Promise.all([ada.del(`/api/invites/${second}`), ada.del(`/api/invites/${second}`)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  expect((await visitor().get(`/api/invites/${second}`)).status).toBe(404);
  expect((await listed()).map(({ id }) => id)).toEqual([first]);
  expect((await ada.del("/api/invites/short")).status).toBe(404);
});
