import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { fakeApi } from "@/__tests__/support/fake-api";
import { LoginForm } from "@/components/auth/login-form";
import { useEarlyInput } from "@/lib/core/client/early-input";
import { navigate } from "@/lib/core/client/navigate";

jest.mock("next/navigation", () => ({ usePathname: () => "/login" }));
jest.mock("@/lib/core/client/navigate", () => ({ navigate: jest.fn() }));

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = "";
});

function Page({ children }: { children: ReactNode }) {
  useEarlyInput();
  return children;
}

/** The page as the server sent it; what it returns hydrates it. */
function served(children: ReactNode): () => Promise<void> {
  const page = <Page>{children}</Page>;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  return () =>
    act(async () => {
      root = hydrateRoot(container, page);
    });
}

function Controlled() {
  const [text, setText] = useState("");
  return (
    <>
      <textarea aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <p>{`It says ${text}`}</p>
    </>
  );
}

test("text typed before hydration is in the field and in the state afterward", async () => {
  const hydrate = served(<Controlled />);
  await userEvent.type(screen.getByLabelText("Text"), "lake");
  await hydrate();
  expect(screen.getByText("It says lake")).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText("Text"), "s");
  expect(screen.getByText("It says lakes")).toBeInTheDocument();
});

test("a form filled in by a password manager before hydration is sent with its values", async () => {
  const sent = fakeApi({ "POST /api/auth/login": { body: { user: { id: "1" } } } });
  const hydrate = served(<LoginForm callbackUrl="/friends" />);
  await userEvent.type(screen.getByLabelText("Email or Phone Number"), "ada@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "lake front");
  await hydrate();
  await userEvent.click(screen.getByRole("button", { name: "Log in" }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/friends"));
  expect(sent.map(({ body }) => body)).toEqual([{ identifier: "ada@example.com", password: "lake front" }]);
});
