import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig, useSWRConfig } from "swr";
import { useEntityPatch } from "@/lib/core/client/entity-patch";
import { endlessKey } from "@/lib/core/shared/endless-key";

type Place = { id: string; isSaved: boolean };
const isPlace = (value: object, id: string): value is Place => "isSaved" in value && "id" in value && value.id === id;
const place = (id: string) => ({ id, isSaved: false });
const saved = (one: Place) => ({ ...one, isSaved: true });

const LIST = "/api/venues?size=20";
const page = { items: [place("a"), place("b")], nextCursor: null };

function shown(entries: Record<string, unknown>) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
  );
  const { result } = renderHook(() => ({ patch: useEntityPatch(isPlace), ...useSWRConfig() }), { wrapper });
  const { mutate, cache } = result.current;
  act(() => {
    for (const [key, data] of Object.entries(entries)) void mutate(key, data, { revalidate: false });
  });
  const dataOf = (key: string): unknown => cache.get(key)?.data;
  return { patch: result.current.patch, dataOf };
}

test("an entity changes by itself, in lists, named lists, pages, and infinite lists", () => {
  const { patch, dataOf } = shown({
    "/api/venues/a": place("a"),
    "/api/places": [place("a")],
    "/api/trending": { activities: [place("a")], total: 1 },
    [LIST]: page,
    [endlessKey(LIST)]: [page],
  });
  act(() => patch("a", saved));
  const changed = { items: [saved(place("a")), place("b")], nextCursor: null };
  expect(dataOf("/api/venues/a")).toEqual(saved(place("a")));
  expect(dataOf("/api/places")).toEqual([saved(place("a"))]);
  expect(dataOf("/api/trending")).toEqual({ activities: [saved(place("a"))], total: 1 });
  expect(dataOf(LIST)).toEqual(changed);
  expect(dataOf(endlessKey(LIST))).toEqual([changed]);
});

test("null removes it from lists, and leaves others unchanged", () => {
  const others = { items: [place("b"), null], nextCursor: null };
  const { patch, dataOf } = shown({ [LIST]: page, "/api/venues/a": place("a"), "/api/others": others });
  act(() => patch("a", () => null));
  expect(dataOf(LIST)).toEqual({ items: [place("b")], nextCursor: null });
  expect(dataOf("/api/venues/a")).toBeUndefined();
  expect(dataOf("/api/others")).toBe(others);
});

test("something else with the same id isn't changed", () => {
  const person = { id: "a", firstName: "Ada" };
  const { patch, dataOf } = shown({ "/api/users/a": person, "/api/people": [person] });
  act(() => patch("a", saved));
  expect(dataOf("/api/users/a")).toBe(person);
  expect(dataOf("/api/people")).toEqual([person]);
});
