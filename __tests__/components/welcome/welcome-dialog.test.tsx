import "@/components/ui/overlay-panels";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { fakeApi } from "@/__tests__/support/fake-api";
import { ViewerProvider } from "@/components/viewer";
import { WelcomeDialog } from "@/components/welcome/welcome-dialog";
import { swrDefaults } from "@/lib/core/client/swr";
import { DEFAULT_SETTINGS } from "../../support/settings";

jest.mock("next/navigation", () => ({ usePathname: () => "/", useRouter: () => ({ push: jest.fn() }) }));

const viewer = { id: "a", firstName: "Ada", lastName: "Shore", profileImageUrl: null };

function open(onOpenChange = jest.fn()) {
  fakeApi({ "GET /api/account/settings": { body: DEFAULT_SETTINGS } });
  render(
    <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
      <ViewerProvider viewer={viewer}>
        <WelcomeDialog open onOpenChange={onOpenChange} onFinish={jest.fn()} />
      </ViewerProvider>
    </SWRConfig>,
  );
  return onOpenChange;
}
const title = (name: string) => screen.findByRole("heading", { name });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("Back, on the screen and in the system, goes one step back and leaves the dialog open", async () => {
  const onOpenChange = open();
  await title("Walked today?");
  expect(screen.queryByRole("button", { name: "Back" })).not.toBeInTheDocument();
  await press("Skip");
  await title("What do you like?");
  await press("Skip");
  await title("What brings you here?");
  act(() => window.history.back());
  await title("What do you like?");
  await press("Back");
  await title("Walked today?");
  await waitFor(() => expect(onOpenChange).not.toHaveBeenCalled());
});

test("the name that sign-up asked for is not asked for again", async () => {
  open();
  await title("Walked today?");
  for (const next of ["What do you like?", "What brings you here?", "Your profile"]) {
    await press("Skip");
    await title(next);
  }
  expect(screen.queryByLabelText("First Name")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Andersonville" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Other" })).toBeVisible();
});
