import { render, screen, waitFor } from "@testing-library/react";
import { SWRConfig } from "swr";
import { CITY_OUTLINES } from "@/__tests__/support/city-outlines";
import { type Answer, fakeApi } from "@/__tests__/support/fake-api";
import { PlacesMap } from "@/components/discover/map/places-map";
import { swrDefaults } from "@/lib/core/client/swr";
import { GEOMETRY } from "@/lib/discover/map/hooks";

function show(answers: Record<string, Answer>) {
  const sent = fakeApi(answers);
  const shown = render(
    <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
      <PlacesMap places={[{ lat: 41.92, lng: -87.63 }]} label="Map of the blocks around Lakefront Trail" />
    </SWRConfig>,
  );
  return { sent, ...shown };
}

test("shows the streets around a place", async () => {
  show(CITY_OUTLINES);
  const map = await screen.findByRole("img", { name: "Map of the blocks around Lakefront Trail" });
  expect(map).toHaveTextContent("Lincoln Park");
});

test("renders nothing if the city can't be loaded", async () => {
  const { sent, container } = show({ [`GET ${GEOMETRY}`]: { status: 503 } });
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
