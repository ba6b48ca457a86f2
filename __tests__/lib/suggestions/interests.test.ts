import { interestsOf } from "@/lib/suggestions/recommendations/interests";

test.each(["constructor", "valueof", "tostring", "__proto__", "running"])("any word may be an interest: %s", (word) => {
  const { declared } = interestsOf([word]);
  for (const { topics } of declared) expect(topics).toEqual(word === "running" ? ["running"] : []);
  expect(declared.map(({ name }) => name)).toEqual(word === "__proto__" ? [] : [word]);
});
