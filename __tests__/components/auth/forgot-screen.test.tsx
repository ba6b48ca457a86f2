import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeApi } from "@/__tests__/support/fake-api";
import { ForgotScreen } from "@/components/auth/forgot-screen";
import { storeTypedAddress } from "@/components/auth/reset-storage";
import { navigate } from "@/lib/core/client/navigate";

jest.mock("next/navigation", () => ({ usePathname: () => "/forgot" }));
jest.mock("@/lib/core/client/navigate", () => ({ navigate: jest.fn() }));

test("the address typed at login is prefilled, and the code can be resent after 30 s", async () => {
  const sent = fakeApi({ "POST /api/auth/forgot": { status: 204 } });
  storeTypedAddress("ada@example.com");
  render(<ForgotScreen />);
  expect(screen.getByLabelText("Email or Phone Number")).toHaveValue("ada@example.com");
  await userEvent.click(screen.getByRole("button", { name: "Send code" }));
  await userEvent.click(await screen.findByRole("button", { name: "Resend" }));
  expect(await screen.findByText(/^in \d+ s$/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Resend" })).toBeDisabled();
  expect(sent.map(({ url, body }) => [url, body])).toEqual([
    ["/api/auth/forgot", { identifier: "ada@example.com" }],
    ["/api/auth/forgot", { identifier: "ada@example.com" }],
  ]);
});

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("goes from the address to the code to the new password", async () => {
  const sent = fakeApi({
    "POST /api/auth/forgot": { status: 204 },
    "POST /api/auth/reset": { body: { user: { id: "1" } } },
  });
  render(<ForgotScreen />);
  await userEvent.type(screen.getByLabelText("Email or Phone Number"), "ada@example.com");
  await userEvent.click(screen.getByRole("button", { name: "Send code" }));
  expect(await screen.findByRole("heading", { name: "Set a new password" })).toHaveFocus();
  expect(screen.getByText(/has an account, a code is on its way/)).toHaveTextContent("ada@example.com");

  await userEvent.type(screen.getByLabelText("Verification code"), "123456");
  await userEvent.type(screen.getByLabelText("New Password"), "deep dish");
  await userEvent.type(screen.getByLabelText("Confirm Password"), "deep dash");
  await userEvent.click(screen.getByRole("button", { name: "Change password" }));
  expect(await screen.findByText("Passwords don't match")).toBeVisible();

  await userEvent.clear(screen.getByLabelText("Confirm Password"));
  await userEvent.type(screen.getByLabelText("Confirm Password"), "deep dish");
  await userEvent.click(screen.getByRole("button", { name: "Change password" }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/"));
  expect(sent.map(({ url, body }) => [url, body])).toEqual([
    ["/api/auth/forgot", { identifier: "ada@example.com" }],
    [
      "/api/auth/reset",
      { identifier: "ada@example.com", code: "123456", password: "deep dish", confirmPassword: "deep dish" },
    ],
  ]);
});
