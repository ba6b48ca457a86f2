import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { fakeApi } from "@/__tests__/support/fake-api";
import { FeedFrame } from "@/__tests__/support/feed";
import { HostedEvents } from "@/components/account/hosted-events";
import type { Handover, HostChoice } from "@/lib/community/hosts/schema";

const RUN: Handover = {
  ...{ id: "e", title: "Lake run", startsAt: "2027-06-12T15:00:00.000Z", isRecurring: false, guests: 2 },
  nextHosts: [],
};
const BEN = { id: "b", firstName: "Ben", lastName: "North", profileImageUrl: null };
const EVE = { id: "v", firstName: "Eve", lastName: "South", profileImageUrl: null };

function Events({ onChoose }: { onChoose: (choice: HostChoice) => void }) {
  const [choices, setChoices] = useState<HostChoice[]>([]);
  const choose = (choice: HostChoice) => {
    onChoose(choice);
    setChoices([choice]);
  };
  return <HostedEvents choices={choices} onChoose={choose} />;
}

function show(event: Partial<Handover>): HostChoice[] {
  fakeApi({ "GET /api/account/hosting": { body: [{ ...RUN, ...event }] } });
  const chosen: HostChoice[] = [];
  render(
    <FeedFrame>
      <Events onChoose={(choice) => chosen.push(choice)} />
    </FeedFrame>,
  );
  return chosen;
}

test("the next host of an event is chosen among its co-hosts, or the event is canceled", async () => {
  const chosen = show({ nextHosts: [BEN, EVE] });
  const picker = await screen.findByRole("combobox", { name: "Next host of Lake run" });
  expect(picker).toHaveDisplayValue("Ben North becomes the host");
  await userEvent.selectOptions(picker, "Eve South becomes the host");
  expect(picker).toHaveDisplayValue("Eve South becomes the host");
  expect(screen.queryByText(/Canceled/)).not.toBeInTheDocument();
  await userEvent.selectOptions(picker, "Cancel the event");
  expect(screen.getByText("Canceled. 2 guests will be notified.")).toBeVisible();
  expect(chosen).toEqual([
    { eventId: "e", userId: "v" },
    { eventId: "e", userId: null },
  ]);
});

test("without a co-host it says so and links to the event, where a guest can become one", async () => {
  show({});
  expect(await screen.findByText("Canceled. 2 guests will be notified.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Add a co-host who can take over" })).toHaveAttribute("href", "/events/e");
});

test("without guests there is no one to notify or to take over", async () => {
  show({ guests: 0 });
  expect(await screen.findByText("Deleted with your account.")).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
