import { titleTier } from "@/lib/discover/search/rules";

test.each([
  ["field museum", "field museum", 0],
  ["field museum", "field", 1],
  ["field museum", "fields", 1],
  ["wrigley field", "field", 2],
  ["field museum", "museums field", 2],
  ["willis tower skydeck", "sky deck", 2],
  ["the sky deck", "skydeck", 2],
  ["girl the goat", "girl and the goat", 2],
  ["new and improvised music", "improv", 2.5],
  ["long form improv night", "improv", 2],
  ["cloud gate", "bean", 3],
  ["northerly island", "the", 3],
  ["the 606 bloomingdale trail", "the", 1],
])("'%s' matches '%s' with tier %d", (title, requested, tier) => expect(titleTier(title, requested)).toBe(tier));
