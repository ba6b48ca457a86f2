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

test("logs in by phone number and returns to the previous page", async () => {
  const sent = fakeApi({ "POST /api/auth/login": { body: { user: { id: "1" } } } });
  render(<LoginForm callbackUrl="/friends" />);
  await userEvent.type(screen.getByLabelText("Email or Phone Number"), "(312) 555-0123");
  await userEvent.type(screen.getByLabelText("Password"), "lake front");
  await logIn();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/friends"));
  expect(sent[0]?.body).toEqual({ identifier: "(312) 555-0123", password: "lake front" });
});

test("a refusal shows an error and keeps the input", async () => {
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

test("both fields are required, with a link to reset the password below", async () => {
  render(<LoginForm callbackUrl="/" />);
  await logIn();
  expect(await screen.findAllByText("Required")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Forgot password?" })).toHaveAttribute("href", "/forgot");
});

test("an unverified address gets a new code and continues with its sign-up", async () => {
  const message = "Please verify your account first. Enter the code we sent you";
  const sent = fakeApi({
    "POST /api/auth/login": { status: 403, body: { code: "unverified", message } },
    "POST /api/auth/resend": { status: 204 },
  });
  render(<LoginForm callbackUrl="/friends" />);
  await userEvent.type(screen.getByLabelText("Email or Phone Number"), "Ada@Example.com");
  await userEvent.type(screen.getByLabelText("Password"), "lake front");
  await logIn();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/signup"));
  expect(sent[1]).toMatchObject({ url: "/api/auth/resend", body: { email: "ada@example.com" } });
  expect(JSON.parse(sessionStorage.getItem("windmile-signup") ?? "{}")).toMatchObject({
    step: "verify",
    email: "ada@example.com",
    callbackUrl: "/friends",
  });
  sessionStorage.clear();
});

describe("an account that is being deleted", () => {
  const leaving = {
    status: 409,
    body: { code: "leaving", message: "This account will be deleted on December 4, 2026" },
  };

  test("shows when, and one tap keeps it", async () => {
    fakeApi({ "POST /api/auth/login": leaving, "POST /api/auth/restore": { body: { user: { id: "1" } } } });
    render(<LoginForm callbackUrl="/saved" />);
    await userEvent.type(screen.getByLabelText("Email or Phone Number"), "ada@example.com");
    await userEvent.type(screen.getByLabelText("Password"), "lake front");
    await logIn();
    expect(await screen.findByText(/will be deleted on December 4, 2026\. Until then/)).toBeVisible();
    expect(screen.getByRole("heading", { name: "Keep your account?" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Keep my account" }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/saved"));
  });

  test("opened through a provider is offered right away, with an error if that has expired", async () => {
    fakeApi({ "POST /api/auth/restore": { status: 401, body: { message: "Please log in again" } } });
    render(<LoginForm callbackUrl="/" leaving={leaving.body.message} />);
    await userEvent.click(screen.getByRole("button", { name: "Keep my account" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/log in again/);
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(screen.getByLabelText("Password")).toBeVisible();
  });
});

const enter = async () => {
  await userEvent.type(screen.getByLabelText("Email or Phone Number"), "ada@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "lake front");
  await logIn();
};

test("two-step verification: asks for the code once the password is correct, and sends it", async () => {
  const wrong = "That code is wrong or was already used";
  const sent = fakeApi({
    "POST /api/auth/login": [
      { status: 403, body: { code: "second_factor", message: "Enter the code from your authenticator app" } },
      { status: 403, body: { code: "second_factor", message: wrong, errors: { otp: [wrong] } } },
      { body: { user: { id: "1" } } },
    ],
  });
  render(<LoginForm callbackUrl="/" />);
  expect(screen.queryByLabelText("Authenticator code")).not.toBeInTheDocument();
  await enter();
  const code = await screen.findByLabelText("Authenticator code");
  expect(code).toHaveFocus();
  expect(screen.getByRole("alert")).toBeEmptyDOMElement(); // nothing went wrong
  await userEvent.type(code, "111111");
  await logIn();
  expect(await screen.findAllByText(wrong)).not.toHaveLength(0);
  await userEvent.clear(code);
  await userEvent.type(code, "222222");
  await logIn();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/"));
  expect(sent.at(-1)?.body).toEqual({ identifier: "ada@example.com", password: "lake front", otp: "222222" });
});

test("a suspended person sees the reason and can appeal once", async () => {
  const sent = fakeApi({
    "POST /api/auth/login": { status: 403, body: { code: "suspended", message: "This account is suspended: Spam" } },
    "POST /api/auth/objection": { status: 204 },
  });
  render(<LoginForm callbackUrl="/" />);
  await enter();
  expect(await screen.findByText("This account is suspended: Spam.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Please tell us why")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Your appeal"), "It was not me");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByRole("heading", { name: "Appeal sent" })).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ url: "/api/auth/objection", body: { text: "It was not me" } });
  expect(screen.queryByLabelText("Your appeal")).not.toBeInTheDocument();
});

describe("a throttled login", () => {
  const throttled = { status: 429, body: { code: "too_many_requests", message: "Too many requests" } };

  test("offers a code by email; the code and, if required, the second factor log in", async () => {
    const secondFactor = { status: 403, body: { code: "second_factor", message: "Enter the code" } };
    const wrong = "That code is wrong or has expired";
    const sent = fakeApi({
      "POST /api/auth/login": throttled,
      "POST /api/auth/login/code": { status: 204 },
      "POST /api/auth/login/code/verify": [
        { status: 400, body: { code: "validation", message: wrong, errors: { code: [wrong] } } },
        secondFactor,
        { body: { user: { id: "1" } } },
      ],
    });
    render(<LoginForm callbackUrl="/saved" />);
    expect(screen.queryByRole("button", { name: /login code/ })).not.toBeInTheDocument();
    await enter();
    expect(await screen.findByText(/Too many requests/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Email me a login code" }));
    expect(await screen.findByRole("heading", { name: "Enter your login code" })).toHaveFocus();
    expect(sent.at(-1)).toMatchObject({
      url: "/api/auth/login/code",
      body: { identifier: "ada@example.com", password: "lake front" },
    });
    const code = screen.getByLabelText("Verification code");
    await userEvent.type(code, "111111"); // the sixth digit submits
    expect(await screen.findAllByText(wrong)).not.toHaveLength(0);
    await userEvent.clear(code);
    await userEvent.type(code, "222222");
    await userEvent.type(await screen.findByLabelText("Authenticator code"), "333333");
    await logIn();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/saved"));
    expect(sent.at(-1)?.body).toEqual({ identifier: "ada@example.com", code: "222222", otp: "333333" });
  });

  test("offers a text message for a phone number, resends, and goes back", async () => {
    const sent = fakeApi({ "POST /api/auth/login": throttled, "POST /api/auth/login/code": { status: 204 } });
    render(<LoginForm callbackUrl="/" />);
    await userEvent.type(screen.getByLabelText("Email or Phone Number"), "(312) 555-0123");
    await userEvent.type(screen.getByLabelText("Password"), "lake front");
    await logIn();
    await userEvent.click(await screen.findByRole("button", { name: "Text me a login code" }));
    await userEvent.click(await screen.findByRole("button", { name: "Resend" }));
    await waitFor(() => expect(sent.filter(({ url }) => url === "/api/auth/login/code")).toHaveLength(2));
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(screen.getByLabelText("Password")).toHaveValue("lake front");
  });

  test("shows the options of a suspended or leaving account", async () => {
    fakeApi({
      "POST /api/auth/login": throttled,
      "POST /api/auth/login/code": { status: 204 },
      "POST /api/auth/login/code/verify": {
        status: 409,
        body: { code: "leaving", message: "This account will be deleted on December 4, 2026" },
      },
    });
    render(<LoginForm callbackUrl="/" />);
    await enter();
    await userEvent.click(await screen.findByRole("button", { name: "Email me a login code" }));
    await userEvent.type(await screen.findByLabelText("Verification code"), "123456");
    expect(await screen.findByRole("button", { name: "Keep my account" })).toBeVisible();
  });
});
