import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const APP = path.join(process.cwd(), "app");
type Found = { file: string; params: Record<string, string | string[]> };
type RouteHandler = (request: Request, context: { params: Promise<Found["params"]> }) => Promise<Response>;

const isHandler = (value: unknown): value is RouteHandler => typeof value === "function";

/** The route module Next would pick: a static folder wins over a dynamic one, which wins over a catch-all. */
function findRoute(folder: string, segments: string[]): Found | null {
  const [segment, ...rest] = segments;
  if (segment === undefined) {
    const file = path.join(folder, "route.ts");
    return existsSync(file) ? { file, params: {} } : null;
  }
  if (!existsSync(folder)) return null;
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  if (names.includes(segment)) {
    const found = findRoute(path.join(folder, segment), rest);
    if (found) return found;
  }
  for (const name of names) {
    const dynamic = /^\[(\w+)\]$/.exec(name)?.[1];
    const found = dynamic === undefined ? null : findRoute(path.join(folder, name), rest);
    if (dynamic !== undefined && found) return { ...found, params: { ...found.params, [dynamic]: segment } };
  }
  for (const name of names) {
    const all = /^\[\.\.\.(\w+)\]$/.exec(name)?.[1];
    const found = all === undefined ? null : findRoute(path.join(folder, name), []);
    if (all !== undefined && found) return { ...found, params: { [all]: segments } };
  }
  return null;
}

/** Answers a request as the running app would, by calling the matching handler in this process. */
export async function dispatch(request: Request): Promise<Response> {
  const segments = new URL(request.url).pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const found = findRoute(APP, segments);
  if (!found) throw new Error(`No route module for ${request.url}`);
  const module: Record<string, unknown> = await import(found.file);
  const handler = module[request.method];
  if (!isHandler(handler)) throw new Error(`${found.file} does not export ${request.method}`);
  return handler(request, { params: Promise.resolve(found.params) });
}
