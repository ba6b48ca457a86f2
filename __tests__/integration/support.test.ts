import manifest from "@/package.json";
import { signedUp, visitor } from "../support/api";

test("a method and path map to the handler Next would choose", async () => {
  expect((await visitor().get("/api/health")).body).toEqual({ status: "ok", version: manifest.version });
  const unknown = await visitor().post("/api/no/such/path", {});
  expect([unknown.status, unknown.body]).toEqual([404, { code: "not_found", message: "Not found" }]);
  const ada = await signedUp({ firstName: "Ada" });
  expect(ada.id).toMatch(/^[0-9a-f-]{36}$/);
});
