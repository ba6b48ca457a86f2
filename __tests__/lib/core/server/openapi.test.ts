/** @jest-environment node */
import { routes } from "@/app/api/openapi.json/routes";
import { openApiDocument } from "@/lib/core/server/openapi";

test("the document is generated from every handler's schemas", async () => {
  const document = await openApiDocument(routes);
  expect(Object.keys(document.paths ?? {})).toEqual(Object.keys(routes));
  const gems = document.paths?.["/api/hidden-gems"]?.get;
  expect(gems?.parameters?.map((parameter) => ("name" in parameter ? parameter.name : ""))).toContain("type");
  expect(gems?.responses?.["200"]).toHaveProperty("content");
});
