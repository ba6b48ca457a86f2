import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { fakeApi } from "@/__tests__/support/fake-api";
import { SignUpScreen } from "@/components/auth/sign-up-screen";
import { Toaster } from "@/components/ui/toaster";
import { dismissToast } from "@/components/ui/use-toast";
import { navigate } from "@/lib/core/client/navigate";
import { swrDefaults } from "@/lib/core/client/swr";

jest.mock("next/navigation", () => ({ usePathname: () => "/signup" }));
jest.mock("@/lib/core/client/navigate", () => ({ navigate: jest.fn() }));

const user = userEvent.setup();

function open(props: Partial<React.ComponentProps<typeof SignUpScreen>> = {}) {
  return render(
    <>
      <SignUpScreen callbackUrl="/" {...props} />
      <Toaster />
    </>,
  );
}

const toasts = () => screen.getByRole("list");
const choose = (method: "Email address" | "Phone number") => user.click(screen.getByRole("button", { name: method }));
const submit = () => user.click(screen.getByRole("button", { name: "Create Account" }));

async function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value);
}

const ADA = {
  "First Name": "Ada",
  "Last Name": "Lovelace",
  Email: "Ada@Example.com",
  Password: "lake front",
  "Confirm Password": "lake front",
};

async function toVerify(answers: Parameters<typeof fakeApi>[0] = {}) {
  const sent = fakeApi({
    "POST /api/auth/signup": { body: { email: "ada@example.com", phoneNumber: null } },
    ...answers,
  });
  open();
  await choose("Email address");
  await fill(ADA);
  await submit();
  await screen.findByRole("heading", { name: "Verify Your Account" });
  return sent;
}

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/signup");
});
afterEach(() => {
  act(() => dismissToast());
  jest.restoreAllMocks();
  jest.mocked(navigate).mockClear();
});

test("the method step offers three providers, email and phone, the notice, and a login link", () => {
  open({ callbackUrl: "/discover?activity=Run" });
  expect(screen.getByRole("heading", { level: 1, name: "Log in to Windmile" })).toBeVisible();
  for (const provider of ["apple", "facebook", "google"]) {
    const button = screen.getByRole("button", { name: new RegExp(provider, "i") });
    const form = button.closest("form");
    expect(form).toHaveAttribute("action", `/api/auth/${provider}`);
    expect(form).toHaveFormValues({ callbackUrl: "/discover?activity=Run" });
  }
  expect(screen.getByText("or log in with")).toBeVisible();
  expect(screen.getByRole("link", { name: "Terms of Service" })).toHaveAttribute("href", "/terms");
  expect(screen.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy");
  expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute(
    "href",
    "/login?callbackUrl=%2Fdiscover%3Factivity%3DRun",
  );
  expect(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/");
});

test.each([
  ["google", "Google sign in failed"],
  ["apple", "Apple sign in failed"],
  ["facebook", "Facebook sign in failed"],
])("?error=%s shows %s", (error, title) => {
  open({ error });
  expect(toasts()).toHaveTextContent(title);
  expect(toasts()).toHaveTextContent("Please try again");
});

test("an empty form shows every missing field and focuses the first one", async () => {
  open();
  await choose("Email address");
  expect(screen.getByText("Sign up with your email/phone number")).toBeVisible();
  await submit();
  expect(await screen.findByText("First name must be at least 2 characters")).toBeVisible();
  expect(screen.getByText("Last name must be at least 2 characters")).toBeVisible();
  expect(screen.getByText("Please provide either email or phone number")).toBeVisible();
  expect(screen.getByText("Password must be at least 6 characters")).toBeVisible();
  expect(screen.getByLabelText("First Name")).toHaveFocus();
  expect(screen.getByLabelText("First Name")).toHaveAccessibleDescription(/First name must be at least 2 characters/);
  expect(screen.getByLabelText("First Name")).toBeInvalid();
});

test("an invalid address and mismatched passwords show separate errors", async () => {
  open();
  await choose("Email address");
  await fill({ ...ADA, Email: "ada@", "Confirm Password": "lake back" });
  await submit();
  expect(await screen.findByText("Please enter a valid email")).toBeVisible();
  expect(screen.getByText("Passwords don't match")).toBeVisible();
  expect(screen.getByLabelText("Email")).toHaveValue("ada@");
});

test("with the phone method, a missing number shows an error under the phone field", async () => {
  open();
  await choose("Phone number");
  expect(screen.queryByLabelText("Email")).not.toBeInTheDocument();
  await fill({
    "First Name": "Ada",
    "Last Name": "Lovelace",
    Password: "lake front",
    "Confirm Password": "lake front",
  });
  await submit();
  const phone = screen.getByLabelText("Phone Number");
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/Please provide either email or phone number/));
  expect(phone).toHaveFocus();
});

test("a common password shows a hint but is accepted", async () => {
  fakeApi({ "GET /api/auth/common-passwords": { body: { passwords: ["password"] } } });
  render(
    <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
      <SignUpScreen callbackUrl="/" />
    </SWRConfig>,
  );
  await choose("Email address");
  await user.type(screen.getByLabelText("Password"), "Password");
  await waitFor(() =>
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("This is a common password"),
  );
  await user.type(screen.getByLabelText("Password"), "s of the lake");
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("Strong");
});

test("each password has its own show/hide toggle", async () => {
  open();
  await choose("Email address");
  const show = screen.getByRole("button", { name: "Show password" });
  expect(show).toHaveAttribute("aria-pressed", "false");
  await user.click(show);
  expect(show).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByLabelText("Password")).toHaveAttribute("type", "text");
  expect(screen.getByLabelText("Confirm Password")).toHaveAttribute("type", "password");
  await user.click(show);
  expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
});

test("a valid form is sent once, with the provider, and continues with the code", async () => {
  const sent = await toVerify();
  expect(sent).toEqual([
    {
      url: "/api/auth/signup",
      method: "POST",
      body: {
        firstName: "Ada",
        lastName: "Lovelace",
        email: "ada@example.com",
        password: "lake front",
        confirmPassword: "lake front",
        authProvider: "email",
      },
    },
  ]);
  expect(toasts()).toHaveTextContent("Account created!");
  expect(toasts()).toHaveTextContent("Verification code sent to your email/phone number");
  expect(screen.getByText(/We sent a verification code to/)).toHaveTextContent("ada@example.com");
});

test("while it is sent the button says so", async () => {
  let answer: (response: Response) => void = () => {};
  jest.spyOn(globalThis, "fetch").mockReturnValue(
    new Promise<Response>((resolve) => {
      answer = resolve;
    }),
  );
  open();
  await choose("Email address");
  await fill(ADA);
  await submit();
  expect(await screen.findByRole("button", { name: "Creating Account..." })).toBeDisabled();
  await act(async () => answer(Response.json({ email: "ada@example.com", phoneNumber: null })));
  expect(await screen.findByRole("heading", { name: "Verify Your Account" })).toBeVisible();
});

test("the server's field errors appear under their fields and input is kept", async () => {
  fakeApi({
    "POST /api/auth/signup": {
      status: 400,
      body: { code: "validation", message: "Please check the form", errors: { lastName: ["Not this one"] } },
    },
  });
  open();
  await choose("Email address");
  await fill(ADA);
  await submit();
  expect(await screen.findByText("Not this one")).toBeVisible();
  expect(screen.getByLabelText("Last Name")).toHaveFocus();
  expect(screen.getByLabelText("Password")).toHaveValue("lake front");
  expect(toasts()).toHaveTextContent("Signup failed");
  expect(toasts()).toHaveTextContent("Please check the form");
});

test("a failure without a message shows Please try again", async () => {
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  open();
  await choose("Email address");
  await fill(ADA);
  await submit();
  await waitFor(() => expect(toasts()).toHaveTextContent("Signup failed"));
  expect(toasts()).toHaveTextContent("Please try again");
});

test("the back arrow goes from the code to the form with its values, and then to the method", async () => {
  await toVerify();
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(await screen.findByRole("heading", { name: "Create Account" })).toHaveFocus();
  expect(screen.getByLabelText("First Name")).toHaveValue("Ada");
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(await screen.findByRole("heading", { name: "Log in to Windmile" })).toBeVisible();
});

test("an interrupted sign-up resumes at its step without the password", async () => {
  await toVerify();
  const stored = sessionStorage.getItem("windmile-signup") ?? "";
  expect(JSON.parse(stored)).toMatchObject({ step: "verify", method: "email", email: "ada@example.com" });
  expect(stored).not.toContain("lake front");
  cleanup();
  open();
  expect(await screen.findByRole("heading", { name: "Verify Your Account" })).toBeVisible();
});
