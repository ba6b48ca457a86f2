import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeApi } from "@/__tests__/support/fake-api";
import { VerifyStep } from "@/components/auth/verify-step";
import { Toaster } from "@/components/ui/toaster";
import { dismissToast } from "@/components/ui/use-toast";
import { navigate } from "@/lib/core/client/navigate";

jest.mock("next/navigation", () => ({ usePathname: () => "/signup" }));
jest.mock("@/lib/core/client/navigate", () => ({ navigate: jest.fn() }));

const PROGRESS = {
  step: "verify",
  method: "email",
  email: "ada@example.com",
  phoneNumber: null,
  callbackUrl: "/discover",
  resentAt: null,
} as const;

const onResent = jest.fn();

function open(props: Partial<React.ComponentProps<typeof VerifyStep>> = {}) {
  render(
    <>
      <VerifyStep progress={PROGRESS} moved={false} showOutbox={false} onResent={onResent} {...props} />
      <Toaster />
    </>,
  );
  return screen.getByLabelText("Enter 6-digit code");
}

const toasts = () => screen.getByRole("list");
const verify = () => userEvent.click(screen.getByRole("button", { name: "Verify Account" }));

afterEach(() => {
  act(() => dismissToast());
  sessionStorage.clear();
  jest.restoreAllMocks();
  jest.mocked(navigate).mockClear();
  onResent.mockClear();
});

test("rejects five digits", async () => {
  const input = open();
  await userEvent.type(input, "12345");
  await verify();
  expect(await screen.findByText("Verification code must be 6 digits")).toBeVisible();
  expect(input).toHaveFocus();
});

test("the field accepts six characters, pasted with a space or typed, and supports one-time codes", async () => {
  fakeApi({ "POST /api/auth/verify": { status: 503, body: "" } });
  const input = open();
  expect(input).toHaveAttribute("maxlength", "6");
  expect(input).toHaveAttribute("autocomplete", "one-time-code");
  expect(input).toHaveAttribute("inputmode", "numeric");
  await userEvent.click(input);
  await userEvent.paste("123 456");
  expect(input).toHaveValue("123456");
  await userEvent.clear(input);
  await userEvent.type(input, "98765432");
  expect(input).toHaveValue("987654");
});

test.each(["typed", "pasted"])(
  "the sixth digit, %s, submits: a correct code continues to the requested page",
  async (how) => {
    const sent = fakeApi({ "POST /api/auth/verify": { body: { user: { id: "1" } } } });
    const input = open();
    await userEvent.click(input);
    if (how === "typed") await userEvent.type(input, "123456");
    else await userEvent.paste("123 456");
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/discover"));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({ code: "123456", email: "ada@example.com", phoneNumber: null });
    expect(toasts()).toHaveTextContent("Account verified!");
    expect(toasts()).toHaveTextContent("Welcome to Windmile! You can now access all features.");
    expect(screen.getByRole("button", { name: "Verifying..." })).toBeDisabled();
  },
);

test.each([
  [{ status: 400, body: { code: "code", message: "That code is wrong" } }, "That code is wrong"],
  [{ status: 503, body: "" }, "Please check your code and try again"],
])("a refusal shows an error and re-enables the button (%#)", async (answer, description) => {
  fakeApi({ "POST /api/auth/verify": answer });
  await userEvent.type(open(), "123456");
  await waitFor(() => expect(toasts()).toHaveTextContent("Verification failed"));
  expect(toasts()).toHaveTextContent(description);
  expect(screen.getByRole("button", { name: "Verify Account" })).toBeEnabled();
  expect(navigate).not.toHaveBeenCalled();
});

test("Resend requests a new code and says where it was sent", async () => {
  const sent = fakeApi({ "POST /api/auth/resend": { status: 204 } });
  open();
  await userEvent.click(screen.getByRole("button", { name: "Resend" }));
  await waitFor(() => expect(toasts()).toHaveTextContent("Code resent"));
  expect(toasts()).toHaveTextContent("Check your inbox for the new code");
  expect(sent).toEqual([
    { url: "/api/auth/resend", method: "POST", body: { email: "ada@example.com", phoneNumber: null } },
  ]);
  expect(onResent).toHaveBeenCalledTimes(1);
});

test("for thirty seconds after that it is disabled", () => {
  jest.useFakeTimers();
  open({ progress: { ...PROGRESS, resentAt: Date.now() } });
  expect(screen.getByRole("button", { name: "Resend" })).toBeDisabled();
  expect(screen.getByText("in 30 s")).toBeVisible();
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByRole("button", { name: "Resend" })).toBeEnabled();
  jest.useRealTimers();
});

test("the outbox link is shown only if the outbox exists", () => {
  open();
  expect(screen.queryByRole("link", { name: "Open the outbox" })).not.toBeInTheDocument();
  cleanup();
  open({ showOutbox: true });
  expect(screen.getByRole("link", { name: "Open the outbox" })).toHaveAttribute("href", "/outbox?from=signup");
});
