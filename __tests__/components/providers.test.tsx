import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
// Lazy-loaded code is compiled before the test's timeout starts.
import "@/components/ui/alert-dialog";
import "@/components/ui/dialog";
import "@/components/ui/menu-popup";
import "@/components/ui/sheet";
import "@/components/ui/toaster";
import { Providers } from "@/components/providers";
import { dismissToast, toastAfterNavigation } from "@/components/ui/use-toast";

jest.mock("next/navigation", () => ({ usePathname: () => "/" }));

afterEach(() => act(() => dismissToast()));

const page = () => render(<Providers>A page</Providers>);
const toasts = () => screen.findByRole("region", { name: /Notifications/ });

test("a toast carried over a navigation is shown by the next page only", async () => {
  const { unmount } = page();
  await userEvent.click(document.body); // loads the toast code
  await toasts();
  act(() => toastAfterNavigation({ title: "Logged out", description: "See you soon" }));
  expect(await screen.findByRole("list")).toHaveTextContent("Logged out");
  unmount();
  act(() => dismissToast());

  const next = page();
  await waitFor(() => expect(screen.getByRole("list")).toHaveTextContent("Logged outSee you soon"));
  next.unmount();
  act(() => dismissToast());

  page();
  await userEvent.click(document.body);
  await toasts();
  expect(screen.getByRole("list")).toBeEmptyDOMElement();
});

test("a toast carried by the tap that loads the toast code waits for the next page", async () => {
  const { unmount } = page();
  const button = document.body.appendChild(document.createElement("button"));
  button.addEventListener("click", () => toastAfterNavigation({ title: "Logged out" }));
  await userEvent.click(button);
  await toasts();
  expect(document.cookie).toContain("windmile-toast=");
  unmount();
  button.remove();
  act(() => dismissToast());
  page();
  await waitFor(() => expect(screen.getByRole("list")).toHaveTextContent("Logged out"));
  expect(document.cookie).not.toContain("windmile-toast=");
});

test("an unreadable carried toast is dropped", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: where the toasts are carried
  document.cookie = "windmile-toast=%7B; path=/";
  page();
  await userEvent.click(document.body);
  await toasts();
  expect(document.cookie).not.toContain("windmile-toast=");
});
