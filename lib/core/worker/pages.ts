import { readStoredViewer } from "@/lib/core/client/device-owner";
import { readScreen } from "@/lib/core/client/response-cache";
import { shell } from "./precache";

/** How long a page may take before its last offline copy is shown instead. Milliseconds. */
const TIMEOUT_MS = 4000;
/** Statuses of a proxy whose app is down. */
const UNAVAILABLE_STATUSES = [502, 503, 504];

async function cachedShell(request: Request): Promise<Response | undefined> {
  const person = await readStoredViewer();
  if (!person) return undefined;
  return (await readScreen(person.viewer.id, new URL(request.url).pathname)) ? shell() : undefined;
}

const later = <T>(ms: number, act: () => Promise<T>) => new Promise<T>((done) => setTimeout(() => done(act()), ms));

/** A page from the server, or from the shell if the server is too slow or unreachable. */
export async function page({ request }: FetchEvent): Promise<Response> {
  const fromServer = fetch(request);
  const orShell = async (): Promise<Response> => {
    const response = await fromServer;
    return (UNAVAILABLE_STATUSES.includes(response.status) && (await cachedShell(request))) || response;
  };
  try {
    return await Promise.race([orShell(), later(TIMEOUT_MS, async () => (await cachedShell(request)) ?? orShell())]);
  } catch (error) {
    const offline = await shell(); // The shell shows a message if the screen was never opened.
    if (offline) return offline;
    throw error;
  }
}

/**
 * The router's RSC request for a link. Offline, this response makes the router do a full navigation, which the shell
 * serves; otherwise the link would do nothing.
 */
export async function screenPayload(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.headers.has("Next-Router-Prefetch")) throw error;
    return new Response("", { status: 503, headers: { "Content-Type": "text/html" } });
  }
}
