import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeApi } from "@/__tests__/support/fake-api";
import { ContactsSheet } from "@/components/social/contacts-sheet";
import { Toaster } from "@/components/ui/toaster";

afterEach(() => jest.restoreAllMocks());

const contact = { id: "1", name: "Ada", phone: "+13125550100", isOnApp: false, invited: false };

test("without a share sheet the invitation is copied, and the toasts say both copied and sent", async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  fakeApi({ "POST /api/invites": { body: { url: "https://windmile.app/invite/abc" } } });
  render(
    <>
      <ContactsSheet item={[contact]} open onClose={() => undefined} />
      <Toaster />
    </>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Invite Ada" }));
  expect(await screen.findByText("Invitation sent")).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining("https://windmile.app/invite/abc"));
  expect(screen.getByText("Invitation copied")).toBeVisible();
  expect(screen.getByRole("button", { name: "Invited Ada" })).toBeDisabled();
});
