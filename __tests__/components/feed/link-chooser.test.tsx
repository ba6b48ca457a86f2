import { render, screen } from "@testing-library/react";
import { LinkChooserSheet } from "@/components/feed/link-chooser-sheet";

const place = {
  name: "Navy Pier",
  website: "https://navypier.org/",
  address: "600 E Grand Ave",
  coordinates: { lat: 41.8916, lng: -87.6079 },
  isApproximate: false,
};

test.each(["website", "directions"] as const)(
  "the %s dialog shows name, website, address, and coordinates",
  async (action) => {
    render(<LinkChooserSheet open item={action} place={place} onClose={() => {}} />);
    for (const line of ["Navy Pier", "https://navypier.org/", "600 E Grand Ave", "41.8916, -87.6079"])
      expect(await screen.findByText(line)).toBeInTheDocument();
  },
);

test.each(["website", "directions"] as const)(
  "without a website the %s dialog offers the web search",
  async (action) => {
    render(<LinkChooserSheet open item={action} place={{ ...place, website: null }} onClose={() => {}} />);
    expect(await screen.findByText("Web search for “Navy Pier”")).toBeInTheDocument();
  },
);
