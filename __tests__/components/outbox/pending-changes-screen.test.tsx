import "fake-indexeddb/auto";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PendingChangesScreen } from "@/components/outbox/pending-changes-screen";
import { ViewerProvider } from "@/components/viewer";
import { addToOutbox } from "@/lib/core/client/outbox";
import { queueWritesFor } from "@/lib/core/client/send-or-queue";

jest.mock("next/navigation", () => ({ usePathname: () => "/settings/waiting", useRouter: () => ({}) }));

const ADA = { id: "00000000-0000-7000-8000-00000000000a", firstName: "A", lastName: "B", profileImageUrl: null };
const comment = (details: string) => ({
  kind: "Comment",
  details,
  method: "POST" as const,
  url: "/api/c",
  body: { text: details },
  editable: { field: "text", label: "Comment" },
});

test("only writes that can't have reached the server are editable, and discarding others says so", async () => {
  await addToOutbox(ADA.id, comment("Fresh"), false);
  await addToOutbox(ADA.id, comment("Tried"), true);
  const stop = queueWritesFor(ADA.id);
  render(
    <ViewerProvider viewer={ADA}>
      <PendingChangesScreen />
    </ViewerProvider>,
  );
  await screen.findByText("Fresh");
  const [fresh, tried] = screen.getAllByRole("listitem");
  if (!fresh || !tried) throw new Error("two wait");
  expect(within(fresh).getByRole("button", { name: "Edit" })).toBeVisible();
  expect(within(tried).queryByRole("button", { name: "Edit" })).toBeNull();

  await userEvent.click(within(tried).getByRole("button", { name: "Discard: Comment" }));
  expect(await screen.findByRole("alertdialog")).toHaveTextContent("It may have reached Windmile already.");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(within(fresh).getByRole("button", { name: "Discard: Comment" }));
  expect(await screen.findByRole("alertdialog")).toHaveTextContent("It's only on this device.");
  act(stop);
});
