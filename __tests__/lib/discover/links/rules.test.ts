import {
  appleMapsUrl,
  destinationOf,
  googleMapsUrl,
  googleSearchUrl,
  mapSearchUrl,
  webAddress,
} from "@/lib/discover/links/rules";

const place = { name: "Art Institute", address: "111 S Michigan Ave", coordinates: { lat: 41.8796, lng: -87.6237 } };

test("directions use the coordinates, or else the address, or else the name", () => {
  expect(destinationOf(place)).toBe("41.8796,-87.6237");
  expect(destinationOf({ ...place, coordinates: null })).toBe("111 S Michigan Ave");
  expect(destinationOf({ name: "Art Institute" })).toBe("Art Institute");
});

test("the links are the services' own", () => {
  expect(googleMapsUrl(place)).toBe("https://www.google.com/maps/dir/?api=1&destination=41.8796%2C-87.6237");
  expect(appleMapsUrl(place)).toBe("https://maps.apple.com/?daddr=41.8796%2C-87.6237&q=Art+Institute");
  expect(googleSearchUrl("Lou & Sons")).toBe("https://www.google.com/search?q=Lou+%26+Sons");
  expect(mapSearchUrl({ name: "Lunch", address: "Lakeview" })).toContain("query=Lakeview%2C+Chicago%2C+IL");
});

test.each([
  ["https://example.org/a", "https://example.org/a"],
  ["example.org", "https://example.org/"],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["https://", null],
  ["", null],
  [null, null],
])("%p as a website is %p", (given, website) => {
  expect(webAddress(given)).toBe(website);
});
