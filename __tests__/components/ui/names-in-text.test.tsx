import { render } from "@testing-library/react";
import { AuthorHeader } from "@/components/feed/author-header";
import { AuthoredItem } from "@/components/feed/authored-item";
import { LinkedText } from "@/components/feed/linked-text";
import { NotificationRow } from "@/components/notifications/notification-row";
import { PersonRow } from "@/components/people/people-list";
import { PersonLine } from "@/components/people/person-line";
import type { Notification } from "@/lib/notifications/schema";

// A right-to-left name beside a number, a comma, or another one reorders the text around it unless it is isolated.
const ahmad = { id: "a", firstName: "أحمد", lastName: "علي", profileImageUrl: null };
const sara = { id: "s", firstName: "سارة", lastName: "حداد", profileImageUrl: null };
const AT = "2026-11-20T12:00:00.000Z";
const notification = (text: string, actors = [ahmad, sara]): Notification => ({
  ...{ id: "n", type: "like", text, actors, count: 5, createdAt: AT, readAt: AT },
  target: { type: "photo", id: "p", title: null, image: null },
});
const listed = { ...ahmad, username: "ahmad", followState: "none", isMe: true } as const;
const isolated = (screen: React.ReactElement) => {
  const { container } = render(screen);
  return [...container.querySelectorAll("bdi")].map(({ textContent }) => textContent);
};
const row = (text: string, actors?: (typeof ahmad)[]) => (
  <NotificationRow row={notification(text, actors)} onOpen={jest.fn()} onAnswer={jest.fn()} />
);

test.each([
  ["the head of a card", <AuthorHeader key="" user={ahmad} at={AT} />],
  [
    "a comment, review, or message",
    <AuthoredItem key="" thing="Comment" user={ahmad} createdAt={AT} actions={null}>
      5 stars
    </AuthoredItem>,
  ],
  ["a row of people", <PersonRow key="" person={listed} note="5 km" />],
  [
    "a line of people",
    <PersonLine key="" person={ahmad}>
      5 times
    </PersonLine>,
  ],
])("%s isolates the name", (_, screen) => expect(isolated(screen)).toEqual(["أحمد علي"]));

test("a mention is isolated from the words and numbers around it", () => {
  const text = <LinkedText mentions={[{ id: "a", name: "أحمد علي" }]}>{"5 km with @أحمد علي, 6 days"}</LinkedText>;
  expect(isolated(text)).toEqual(["@أحمد علي"]);
});

test("a notification isolates each of its people, and its text is unchanged", () => {
  const text = "أحمد, سارة and 3 others liked your photo";
  expect(isolated(row(text))).toEqual(["أحمد", "سارة"]);
  const { container } = render(row(text));
  expect(container).toHaveTextContent(text);
  expect(isolated(row("Someone liked your photo"))).toEqual([]);
  expect(isolated(row("أحمد and أحمد liked your photo", [ahmad, { ...ahmad, id: "b" }]))).toEqual(["أحمد", "أحمد"]);
});
