import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeApi } from "@/__tests__/support/fake-api";
import { LoginForm } from "@/components/auth/login-form";
import { navigate } from "@/lib/core/client/navigate";

jest.mock("next/navigation", () => ({ usePathname: () => "/login" }));
jest.mock("@/lib/core/client/navigate", () => ({ navigate: jest.fn() }));

afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(navigate).mockClear();
});

const logIn = () => userEvent.click(screen.getByRole("button", { name: "Log in" }));

test("logs in by phone number and goes back to where the person was", async () => {
  const sent = fakeApi({ "POST /api/auth/login": { body: { user: { id: "1" } } } });
  render(<LoginForm callbackUrl="/friends" />);
  await userEvent.type(screen.getByLabelText("Email or Phone Number"), "(312) 555-0123");
  await userEvent.type(screen.getByLabelText("Password"), "lake front");
  await logIn();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/friends"));
  expect(sent[0]?.body).toEqual({ identifier: "(312) 555-0123", password: "lake front" });
});

test("a refusal stays on the screen and keeps what was typed", async () => {
  fakeApi({ "POST /api/auth/login": { status: 401, body: { code: "unauthorized", message: "Unauthorized: wrong" } } });
  render(<LoginForm callbackUrl="/" />);
  await userEvent.type(screen.getByLabelText("Email or Phone Number"), "ada@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "wrong one");
  await logIn();
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(/password/i));
  expect(screen.getByLabelText("Password")).toHaveValue("wrong one");
  expect(screen.getByRole("button", { name: "Log in" })).toBeEnabled();
  expect(navigate).not.toHaveBeenCalled();
});

test("both fields are asked for; the way to a new password stands below", async () => {
  render(<LoginForm callbackUrl="/" />);
  await logIn();
  expect(await screen.findAllByText("Required")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Forgot password?" })).toHaveAttribute("href", "/forgot");
});
