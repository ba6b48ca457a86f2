import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { type Answer, fakeApi } from "@/__tests__/support/fake-api";
import { DeleteSection } from "@/components/account/delete-screen";
import { YouSection } from "@/components/account/name-screen";
import { SignInSection } from "@/components/account/sign-in-section";
import { Toaster } from "@/components/ui/toaster";
import { dismissToast } from "@/components/ui/use-toast";
import type { SignInMethods } from "@/lib/auth/providers/schema";
import { navigate } from "@/lib/core/client/navigate";
import { swrDefaults } from "@/lib/core/client/swr";

jest.mock("next/navigation", () => ({ usePathname: () => "/settings/account" }));
jest.mock("@/lib/core/client/navigate", () => ({ navigate: jest.fn() }));

const google = { provider: "google", isAvailable: true, isLinked: false, email: null } as const;
const methods: SignInMethods = { hasPassword: true, isFresh: false, providers: [google] };
const me = {
  id: "a",
  firstName: "Ada",
  lastName: "Lovelace",
  location: null,
  email: "ada@example.com",
  phoneNumber: null,
};

afterEach(() => {
  act(() => dismissToast());
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
  jest.mocked(navigate).mockClear();
});

function open(part: React.ReactNode, answers: Record<string, Answer | Answer[]> = {}) {
  const sent = fakeApi({ "GET /api/auth/user": { body: me }, ...answers });
  render(
    <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
      {part}
      <Toaster />
    </SWRConfig>,
  );
  return sent;
}
const dialog = () => within(screen.getByRole("dialog"));
const press = (name: string) => userEvent.click(dialog().getByRole("button", { name }));
const RUN = {
  ...{ id: "e", title: "Lake run", startsAt: "2027-06-12T15:00:00.000Z", isRecurring: false, guests: 2 },
  nextHosts: [{ id: "b", firstName: "Ben", lastName: "North", profileImageUrl: null }],
};
const GONE = { status: 202, body: { deleteAfter: null } };
const LATER = { status: 202, body: { deleteAfter: "2026-12-04T18:00:00.000Z" } };
const wrong = {
  message: "That's not your current password",
  errors: { password: ["That's not your current password"] },
};

describe("deleting the account", () => {
  test("waits fourteen days by default, and clears this device", async () => {
    localStorage.setItem("app-friends", "[]");
    const sent = open(<DeleteSection methods={methods} />, {
      "DELETE /api/account": LATER,
      "GET /api/account/hosting": { body: [RUN] },
    });
    await userEvent.click(screen.getByRole("button", { name: "Delete my account" }));
    await screen.findByRole("dialog");
    expect(dialog().getByRole("radio", { name: /In 14 days/ })).toBeChecked();
    await userEvent.selectOptions(await dialog().findByRole("combobox"), "Cancel the event");
    expect(dialog().getByRole("link", { name: "Request a copy" })).toHaveAttribute("href", "/settings/download");
    await press("Delete my account");
    expect(await dialog().findByText("Required")).toBeVisible();
    await userEvent.type(dialog().getByLabelText("Your Password"), "enchantress");
    await press("Delete my account");
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/"));
    expect(sent.at(-1)).toMatchObject({
      method: "DELETE",
      body: { grace: "14d", password: "enchantress", hosts: [{ eventId: "e", userId: null }] },
    });
    expect(localStorage.getItem("app-friends")).toBeNull();
  });

  test("deletes now if chosen; a wrong password shows an error under its field", async () => {
    const refused = { status: 403, body: wrong };
    const sent = open(<DeleteSection methods={methods} />, { "DELETE /api/account": [refused, GONE] });
    await userEvent.click(screen.getByRole("button", { name: "Delete my account" }));
    await userEvent.click(dialog().getByRole("radio", { name: /Now/ }));
    await userEvent.type(dialog().getByLabelText("Your Password"), "guess");
    await press("Delete my account");
    expect(await dialog().findByText("That's not your current password")).toBeVisible();
    expect(navigate).not.toHaveBeenCalled();
    await press("Delete my account");
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/"));
    expect(sent.at(-1)?.body).toMatchObject({ grace: "now" });
  });

  test("without a password, you have to log in again first, unless the login is recent", async () => {
    const linked = { ...methods, hasPassword: false, providers: [{ ...google, isLinked: true }] };
    const { unmount } = render(<DeleteSection methods={linked} />);
    await userEvent.click(screen.getByRole("button", { name: "Delete my account" }));
    expect(dialog().getByRole("button", { name: "Continue with Google" })).toBeVisible();
    expect(dialog().queryByRole("button", { name: "Delete my account" })).toBeNull();
    unmount();
    render(<DeleteSection methods={{ ...linked, isFresh: true }} />);
    await userEvent.click(screen.getByRole("button", { name: "Delete my account" }));
    expect(dialog().queryByRole("button", { name: "Continue with Google" })).toBeNull();
    expect(dialog().getByRole("button", { name: "Delete my account" })).toBeVisible();
  });
});

test("a phone number is added with a code sent to it", async () => {
  const sent = open(<YouSection methods={methods} showOutbox={false} />, {
    "POST /api/account/address": { status: 204 },
    "POST /api/account/address/verify": [
      { status: 400, body: { message: "That code is wrong or has expired" } },
      { body: { ...me, phoneNumber: "+13125550123" } },
    ],
  });
  await userEvent.click(await screen.findByRole("button", { name: "Add phone number" }));
  await userEvent.type(dialog().getByLabelText("New Phone Number"), "312 555 0123");
  await userEvent.type(dialog().getByLabelText("Your Password"), "enchantress");
  await press("Send code");
  await userEvent.type(await dialog().findByLabelText("Verification code"), "111111"); // the sixth digit submits
  expect(await dialog().findByRole("alert")).toHaveTextContent("That code is wrong or has expired");
  await press("Verify");
  expect(await screen.findByText("+13125550123")).toBeVisible();
  expect(sent.find(({ method }) => method === "POST")?.body).toEqual({
    phoneNumber: "312 555 0123",
    password: "enchantress",
  });
});

test("a provider is connected by redirecting to it, and disconnected here", async () => {
  const onChanged = jest.fn();
  const linked = { ...google, provider: "apple", isLinked: true, email: "ada@example.com" } as const;
  open(<SignInSection methods={{ ...methods, providers: [google, linked] }} onChanged={onChanged} />, {
    "POST /api/account/providers/google": { body: { location: "https://accounts.example.com/o" } },
    "DELETE /api/account/providers/apple": [
      { status: 409, body: { message: "This is your only way to log in. Set a password first" } },
      { status: 204 },
    ],
  });
  await userEvent.click(screen.getByRole("button", { name: "Connect Google" }));
  await userEvent.type(dialog().getByLabelText("Your Password"), "enchantress");
  await press("Go to Google");
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("https://accounts.example.com/o"));
  await press("Close");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Disconnect Apple" }));
  await userEvent.type(dialog().getByLabelText("Your Password"), "enchantress");
  await press("Disconnect");
  expect(await dialog().findByRole("alert")).toHaveTextContent("This is your only way to log in");
  await press("Disconnect");
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
});
