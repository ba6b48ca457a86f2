import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { fakeApi } from "@/__tests__/support/fake-api";
import { ADA, FeedFrame } from "@/__tests__/support/feed";
import { TagPeopleDialog } from "@/components/new-post/tag-people-dialog";
import type { Person } from "@/lib/auth/accounts/schema";
import { MAX_TAGS } from "@/lib/feed/photos/rules";

const people = (...names: string[]): Person[] =>
  names.map((firstName) => ({ id: firstName, firstName, lastName: "Sands", profileImageUrl: null }));

function Frame({ tagged, onTags }: { tagged: Person[]; onTags: (tags: Person[]) => void }) {
  const [tags, setTags] = useState(tagged);
  const change = (next: Person[]) => {
    onTags(next);
    setTags(next);
  };
  return <TagPeopleDialog userId={ADA.id} open onOpenChange={() => undefined} tags={tags} onTags={change} />;
}

function show(followed: Person[], tagged: Person[] = []) {
  fakeApi({
    [`GET /api/users/${ADA.id}/following?limit=50`]: {
      body: followed.map((person) => ({ ...person, followState: "following" })),
    },
  });
  const onTags = jest.fn();
  render(
    <FeedFrame>
      <Frame tagged={tagged} onTags={onTags} />
    </FeedFrame>,
  );
  return onTags;
}
const field = () => screen.getByRole("combobox", { name: "Search people you follow" });

test("people are found by name, and tagged and untagged by tap or keyboard", async () => {
  const onTags = show(people("Bea", "Cem", "Beatriz"));
  expect(await screen.findAllByRole("option")).toHaveLength(3);
  await userEvent.type(field(), "bea");
  expect(screen.getAllByTitle(/Sands/).map(({ title }) => title)).toEqual(["Bea Sands", "Beatriz Sands"]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onTags).toHaveBeenLastCalledWith(people("Bea"));
  expect(field()).toHaveValue("bea");
  await userEvent.click(screen.getByRole("option", { name: "Beatriz Sands" }));
  expect(onTags).toHaveBeenLastCalledWith(people("Bea", "Beatriz"));
  expect(screen.getByRole("option", { name: "Beatriz Sands" })).toHaveAttribute("aria-selected", "true");
  await userEvent.click(screen.getByRole("option", { name: "Bea Sands" }));
  expect(onTags).toHaveBeenLastCalledWith(people("Beatriz"));
});

test("without followed people it explains who you can tag", async () => {
  show([]);
  expect(await screen.findByText("Follow people to tag them in your posts.")).toBeVisible();
});

test("a name without a match says so", async () => {
  show(people("Bea"));
  await screen.findAllByRole("option");
  await userEvent.type(field(), "zed");
  expect(screen.getByText("No one you follow matches “zed”.")).toBeVisible();
});

test("at the maximum no one can be added, but people can be removed", async () => {
  const many = people(...Array.from({ length: MAX_TAGS + 1 }, (_, n) => `Person${n}`));
  const onTags = show(many, many.slice(1));
  const options = within(await screen.findByRole("listbox", { name: "People you follow" }));
  expect(screen.getByText(`You can tag up to ${MAX_TAGS} people.`)).toBeVisible();
  await userEvent.click(options.getByRole("option", { name: "Person0 Sands" }), { pointerEventsCheck: 0 });
  expect(onTags).not.toHaveBeenCalled();
  await userEvent.click(options.getByRole("option", { name: "Person1 Sands" }));
  expect(onTags).toHaveBeenLastCalledWith(many.slice(2));
});
