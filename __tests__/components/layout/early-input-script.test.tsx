import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { fakeApi } from "@/__tests__/support/fake-api";
import { LoginForm } from "@/components/auth/login-form";
import { Menu, MenuItem } from "@/components/ui/menu";
import { Switch } from "@/components/ui/switch";
import { useEarlyInput } from "@/lib/core/client/early-input";
import { navigate } from "@/lib/core/client/navigate";
import { EARLY_INPUT_SCRIPT } from "@/lib/core/shared/early-input";

jest.mock("next/navigation", () => ({ usePathname: () => "/login" }));
jest.mock("@/lib/core/client/navigate", () => ({ navigate: jest.fn() }));

// What the browser does with the inline script of a page.
beforeEach(() => new Function(EARLY_INPUT_SCRIPT)());

// The switch makes its click as a PointerEvent, which jsdom has not.
beforeAll(() => Object.defineProperty(window, "PointerEvent", { value: MouseEvent, configurable: true }));

let leave = () => {};
afterEach(() => {
  act(() => leave());
  document.body.innerHTML = "";
  jest.restoreAllMocks();
});

function Page({ children }: { children: ReactNode }) {
  useEarlyInput();
  return children;
}

/** The page as the server sent it; the answer is how its code comes. */
function served(children: ReactNode): () => Promise<void> {
  const page = <Page>{children}</Page>;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  return () =>
    act(async () => {
      const root = hydrateRoot(container, page);
      leave = () => root.unmount();
    });
}

function Controlled() {
  const [text, setText] = useState("");
  const [agreed, setAgreed] = useState(false);
  const [times, setTimes] = useState(0);
  const [city, setCity] = useState("chicago");
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <input aria-label="Agreed" type="checkbox" checked={agreed} onChange={() => setAgreed(!agreed)} />
      <select aria-label="City" value={city} onChange={(event) => setCity(event.target.value)}>
        <option value="chicago">Chicago</option>
        <option value="evanston">Evanston</option>
      </select>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Count
      </button>
      <p>{`${text}/${agreed}/${city}/${times}`}</p>
    </>
  );
}

test("what was typed, chosen and tapped before the code came is there after it, once", async () => {
  const hydrate = served(<Controlled />);
  await userEvent.type(screen.getByLabelText("Text"), "lake");
  await userEvent.click(screen.getByLabelText("Agreed"));
  await userEvent.selectOptions(screen.getByLabelText("City"), "evanston");
  await userEvent.click(screen.getByRole("button", { name: "Count" }));
  await hydrate();
  expect(await screen.findByText("lake/true/evanston/1")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Count" }));
  await userEvent.type(screen.getByLabelText("Text"), "s");
  expect(screen.getByText("lakes/true/evanston/2")).toBeInTheDocument();
});

test("nothing of the page is asked for what only React knows of it", () => {
  expect(EARLY_INPUT_SCRIPT).not.toMatch(/__react|_react|keys\(/);
});

test("only the last tap counts, and none that something else was tapped after", async () => {
  const hydrate = served(<Controlled />);
  await userEvent.click(screen.getByRole("button", { name: "Count" }));
  await userEvent.click(document.body);
  await hydrate();
  await userEvent.type(screen.getByLabelText("Text"), "x");
  expect(await screen.findByText("x/false/chicago/0")).toBeInTheDocument();
});

test("a tap that React finishes hydrating for is heard once", async () => {
  const page = (
    <Page>
      <Controlled />
    </Page>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  await act(async () => {
    const root = hydrateRoot(container, page);
    leave = () => root.unmount();
    screen.getByRole("button", { name: "Count" }).click();
  });
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(screen.getByText("/false/chicago/1")).toBeInTheDocument();
});

test("a form sent early is sent with what was typed early, and never to the address", async () => {
  const sent = fakeApi({ "POST /api/auth/login": { body: { user: { id: "1" } } } });
  const hydrate = served(<LoginForm callbackUrl="/friends" />);
  await userEvent.type(screen.getByLabelText("Email or Phone Number"), "ada@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "lake front{Enter}");
  expect(sent).toEqual([]);
  await hydrate();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/friends"));
  expect(sent.map(({ body }) => body)).toEqual([{ identifier: "ada@example.com", password: "lake front" }]);
});

test("menus open and switches move by an early tap", async () => {
  const seen: boolean[] = [];
  const page = (
    <>
      <Switch label="Sounds" checked={false} onCheckedChange={(checked) => seen.push(checked)} />
      <Menu label="More">
        <MenuItem icon={Trash2} label="Delete" onSelect={() => {}} />
      </Menu>
    </>
  );
  let hydrate = served(page);
  await userEvent.click(screen.getByRole("switch"));
  await hydrate();
  await waitFor(() => expect(seen).toEqual([true]));
  act(() => leave());
  document.body.innerHTML = "";
  new Function(EARLY_INPUT_SCRIPT)();
  hydrate = served(page);
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  await hydrate();
  expect(await screen.findByRole("menuitem", { name: "Delete" })).toBeVisible();
});
