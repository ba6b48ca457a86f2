import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useHistoryState, useUrlState, writeUrl } from "@/components/ui/use-url-state";

let requested = "";
let params = new URLSearchParams();
jest.mock("next/navigation", () => ({ usePathname: () => "/list", useSearchParams: () => params }));

type Params = { get: (name: string) => string | null };
const read = (from: Params) => ({ look: from.get("look") ?? "map", q: from.get("q") ?? "" });
const parts = ({ look, q }: { look: string; q: string }) => ({
  look: look === "map" ? undefined : look,
  q: q || undefined,
});
const openIn = (from: Params) => from.get("open");

function List({ followsLinks }: { followsLinks: boolean }) {
  const { view, change } = useUrlState({ read, parts, followsLinks });
  const [open] = useHistoryState(openIn);
  return (
    <>
      <p>
        {view.look} {view.q} {open}
      </p>
      <button type="button" onClick={() => change({ look: "list" })}>
        As a list
      </button>
    </>
  );
}

function go(url: string, state: object | null = null): void {
  window.history.replaceState(state, "", url);
  params = new URLSearchParams(window.location.search);
}
/** What Back does: another entry's URL, then the event. */
const back = (url: string, state: object | null = null) =>
  act(() => {
    window.history.replaceState(state, "", url);
    window.dispatchEvent(new PopStateEvent("popstate", { state }));
  });
const pressList = () => userEvent.click(screen.getByRole("button", { name: "As a list" }));

beforeEach(() => {
  requested = "/list?q=park";
  go(requested);
});

test("the view is read from the URL, and a change is written to it without a new entry", async () => {
  const before = window.history.length;
  render(<List followsLinks={false} />);
  expect(screen.getByText("map park")).toBeInTheDocument();
  await pressList();
  expect(screen.getByText("list park")).toBeInTheDocument();
  expect(window.location.search).toBe("?q=park&look=list");
  expect(window.history.length).toBe(before);
});

test("Back to an entry from before the change applies the change to it", async () => {
  render(<List followsLinks={false} />);
  await pressList();
  back(requested);
  expect(window.location.search).toBe("?q=park&look=list");
  back("/elsewhere");
  expect(window.location.search).toBe("");
});

test("where links lead to other views, only changes made under an overlay are applied", async () => {
  const { rerender } = render(<List followsLinks />);
  await pressList();
  back(requested);
  expect(window.location.search).toBe("?q=park");
  go(requested, { overlays: ["filters"] });
  await pressList();
  back(requested);
  expect(window.location.search).toBe("?q=park&look=list");
  go("/list?q=pier");
  rerender(<List followsLinks />);
  expect(screen.getByText("map pier")).toBeInTheDocument();
});

test("Back and Forward restore an entry's state", () => {
  render(<List followsLinks={false} />);
  back("/list?q=park&open=7");
  expect(screen.getByText("map park 7")).toBeInTheDocument();
  back(requested);
  expect(screen.getByText("map park")).toBeInTheDocument();
});

test("an unchanged URL isn't replaced, so that the browser keeps the entry's scroll position", () => {
  const replace = jest.spyOn(window.history, "replaceState");
  writeUrl({ q: "park", look: undefined });
  expect(replace).not.toHaveBeenCalled();
  writeUrl({ q: undefined });
  expect(window.location.search).toBe("");
  replace.mockRestore();
});
