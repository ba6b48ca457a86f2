import { act, fireEvent, within } from "@testing-library/react";
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useEarlyInput } from "@/lib/core/client/early-input";
import { noteHeard, useMissedTaps } from "@/lib/core/client/missed-taps";
import { EARLY_INPUT_SCRIPT } from "@/lib/core/shared/early-input";

// React has the whole document, as it has in the app.
let root: Root | undefined;
const first = document.documentElement;
function show(html: Element): void {
  document.documentElement?.remove();
  document.appendChild(html);
}
afterEach(() => {
  act(() => root?.unmount());
  show(first);
  jest.useRealTimers();
});
const part = () => within(document.body);

function Providers({ children }: { children: ReactNode }) {
  useEarlyInput();
  return children;
}

function Page({ children }: { children: ReactNode }) {
  useMissedTaps();
  return (
    <html lang="en">
      <body onClickCapture={noteHeard} onSubmitCapture={noteHeard}>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}

function Late({ onSend }: { onSend: () => void }) {
  const [times, setTimes] = useState(0);
  const [others, setOthers] = useState(0);
  return (
    <form
      aria-label="Late"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <button type="button" onClick={() => setTimes(times + 1)}>{`Count ${times}`}</button>
      <button type="button" onClick={() => setOthers(others + 1)}>{`Other ${others}`}</button>
      <button type="submit">Send</button>
    </form>
  );
}

/** A page that is hydrated but for one part of it, whose code comes by the function this answers. */
async function hydratedButForItsPart(before = () => {}) {
  jest.useFakeTimers();
  const onSend = jest.fn();
  const page = (Part: ComponentType<{ onSend: () => void }>) => (
    <Page>
      <button type="button">Here</button>
      <Suspense fallback={null}>
        <Part onSend={onSend} />
      </Suspense>
    </Page>
  );
  const served = new DOMParser().parseFromString(renderToString(page(Late)), "text/html");
  show(document.adoptNode(served.documentElement));
  new Function(EARLY_INPUT_SCRIPT)();
  before();
  let arrive = () => {};
  const code = new Promise<{ default: typeof Late }>((done) => {
    arrive = () => done({ default: Late });
  });
  await act(async () => {
    root = hydrateRoot(document, page(lazy(() => code)));
  });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const come = async () => {
    arrive();
    await wait(200);
  };
  return { come, wait, onSend };
}

test("a tap on a part whose code is still on its way is heard once when it has come", async () => {
  const { come, wait } = await hydratedButForItsPart();
  fireEvent.click(part().getByRole("button", { name: "Count 0" }));
  await wait(500);
  await come();
  expect(part().getByRole("button", { name: "Count 1" })).toBeVisible();
  await wait(1000);
  fireEvent.click(part().getByRole("button", { name: "Count 1" }));
  await wait(1000);
  expect(part().getByRole("button", { name: "Count 2" })).toBeVisible();
});

test("so is one from before React had the page at all", async () => {
  const { come, wait } = await hydratedButForItsPart(() => {
    fireEvent.click(part().getByRole("button", { name: "Count 0" }));
  });
  await wait(500);
  await come();
  expect(part().getByRole("button", { name: "Count 1" })).toBeVisible();
});

test("only the last tap counts, also when it was heard at once", async () => {
  const { come } = await hydratedButForItsPart();
  fireEvent.click(part().getByRole("button", { name: "Count 0" }));
  fireEvent.click(part().getByRole("button", { name: "Other 0" }));
  await come();
  expect(part().getByRole("button", { name: "Count 0" })).toBeVisible();
  expect(part().getByRole("button", { name: "Other 1" })).toBeVisible();
});

test("nothing is done later that was followed by another tap", async () => {
  const { come } = await hydratedButForItsPart();
  fireEvent.click(part().getByRole("button", { name: "Count 0" }));
  fireEvent.click(part().getByRole("button", { name: "Here" }));
  await come();
  expect(part().getByRole("button", { name: "Count 0" })).toBeVisible();
});

test("after ten seconds nobody waits for a tap any more", async () => {
  const { come, wait } = await hydratedButForItsPart();
  fireEvent.click(part().getByRole("button", { name: "Count 0" }));
  await wait(10_100);
  await come();
  expect(part().getByRole("button", { name: "Count 0" })).toBeVisible();
});

test("a form sent before its code has come is not sent to the address, and sent once", async () => {
  const { come, wait, onSend } = await hydratedButForItsPart();
  const isAllowed = fireEvent.submit(part().getByRole("form"));
  expect(isAllowed).toBe(false);
  await come();
  await wait(200); // a tap hurries its part up, a form does not
  expect(onSend).toHaveBeenCalledTimes(1);
});
