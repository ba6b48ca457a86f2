/** A place for the link chooser; unknown fields are absent. */
export type LinkedPlace = {
  name: string;
  website?: string | null;
  address?: string | null;
  coordinates?: { lat: number; lng: number } | null;
  /** The coordinates are the city's, because the place's own are unknown. */
  isApproximate?: boolean;
};

/** http(s) only: a place's website is untrusted data. */
export function webAddress(website: string | null | undefined): string | null {
  if (!website) return null;
  try {
    const url = new URL(/^[a-z][\w+.-]*:/i.test(website) ? website : `https://${website}`);
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
  } catch {
    return null;
  }
}

/** The readable host, such as "art.example.org". */
export function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, "");
}

export function googleSearchUrl(name: string): string {
  return `https://www.google.com/search?${new URLSearchParams({ q: name })}`;
}

/** Spec §2: coordinates as "lat,lng", or else the address; the name if neither is known. */
export function destinationOf({ name, address, coordinates }: LinkedPlace): string {
  if (coordinates) return `${coordinates.lat},${coordinates.lng}`;
  return address || name;
}

export function googleMapsUrl(place: LinkedPlace): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: destinationOf(place) })}`;
}

/** Searches the map for a place whose coordinates are unknown. */
export function mapSearchUrl({ name, address }: LinkedPlace): string {
  const words = address || name;
  const query = words.includes("Chicago") ? words : `${words}, Chicago, IL`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query })}`;
}

export function appleMapsUrl(place: LinkedPlace): string {
  return `https://maps.apple.com/?${new URLSearchParams({ daddr: destinationOf(place), q: place.name })}`;
}
