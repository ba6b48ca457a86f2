export type Person = { subject: string; email?: string; verified?: string; given?: string; family?: string };
export type Return = { method: "GET" | "POST"; url: string; fields: Record<string, string> };

/** Follows a provider's pages as a browser would, until it redirects back to the app. */
export async function passProvider(start: string, person: Person, origin: string): Promise<Return> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  let form: URLSearchParams | null = null;
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, {
      method: form ? "POST" : "GET",
      body: form,
      headers: { cookie },
      redirect: "manual",
    });
    form = null;
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const location = response.headers.get("location");
    if (location) {
      url = new URL(location, url);
      if (url.origin === origin) return { method: "GET", url: url.pathname + url.search, fields: {} };
      continue;
    }
    const html = await response.text();
    const action = /action="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    if (!action) throw new Error(`The provider answered ${response.status}: ${html}`);
    const target = new URL(action, url);
    if (target.origin === origin) {
      const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        name,
        value,
      ]);
      return { method: "POST", url: target.pathname, fields: Object.fromEntries(fields) };
    }
    url = target;
    form = new URLSearchParams(person);
  }
  throw new Error("The provider never sent the browser back");
}
