import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig, useSWRConfig } from "swr";
import { Gamified, PreferencesProvider, usePreferences } from "@/components/preferences";
import { swrDefaults } from "@/lib/core/client/swr";
import { paths } from "@/lib/core/shared/paths";
import { DEFAULT_PREFERENCES } from "@/lib/core/shared/preferences";

function Shown() {
  const { mutate } = useSWRConfig();
  const off = { gamification: false, units: "km", checkInsPrivate: false };
  return (
    <>
      <p>{usePreferences().units}</p>
      <Gamified>
        <p>12 XP</p>
      </Gamified>
      <button type="button" onClick={() => mutate(paths.api.accountSettings, off, { revalidate: false })}>
        Switch off
      </button>
    </>
  );
}

test("preferences from the page are used until the settings change, without a request", async () => {
  const fetched = jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("nothing should be requested"));
  render(
    <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
      <PreferencesProvider preferences={DEFAULT_PREFERENCES}>
        <Shown />
      </PreferencesProvider>
    </SWRConfig>,
  );
  expect([screen.getByText("mi"), screen.getByText("12 XP")]).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Switch off" }));
  await waitFor(() => expect(screen.queryByText("12 XP")).not.toBeInTheDocument());
  expect(screen.getByText("km")).toBeInTheDocument();
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});
