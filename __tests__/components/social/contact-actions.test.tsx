import { act, render, renderHook, screen } from "@testing-library/react";
import { fakeApi } from "@/__tests__/support/fake-api";
import { useContactActions } from "@/components/social/use-contact-actions";
import { Toaster } from "@/components/ui/toaster";

afterEach(() => jest.restoreAllMocks());

const contact = { id: "1", name: "Ada", phone: "+13125550100", isOnApp: false, invited: false };

test("without a share sheet the invitation is copied, and the toasts say both copied and sent", async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  fakeApi({ "POST /api/invites": { body: { url: "https://windmile.app/invite/abc" } } });
  render(<Toaster />);
  const { result } = renderHook(() => useContactActions());
  await act(() => result.current.invite(contact));
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining("https://windmile.app/invite/abc"));
  expect(await screen.findByText("Invitation sent")).toBeVisible();
  expect(screen.getByText("Invitation copied")).toBeVisible();
  expect(result.current.isInvited(contact)).toBe(true);
});
