import type { z } from "zod";
import type { Prisma } from "@/prisma/generated/client";
import { dispatch } from "./route-modules";

export const HOST = "localhost:3000";
export const ORIGIN = `http://${HOST}`;

type HeaderValues = Record<string, string | null>;
type Options = { body?: unknown; form?: FormData; raw?: BodyInit; headers?: HeaderValues };

/** An answer. `body` is the parsed JSON (null if there is none); `as` parses it with a contract's schema. */
export type Answer = {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  text: string;
  body: unknown;
  as: <T>(schema: z.ZodType<T>) => T;
};

async function read(response: Response): Promise<Answer> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const isJson = response.headers.get("content-type")?.includes("json") && text !== "";
  const body: unknown = isJson ? JSON.parse(text) : null;
  const { status, headers } = response;
  const as: Answer["as"] = (schema) => {
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw new Error(`${status} ${text.slice(0, 500)}: ${parsed.error.message}`);
    return parsed.data;
  };
  return { status, headers, bytes, text, body, as };
}

/** A browser: it stores cookies and sends them back. */
export class Browser {
  readonly cookies = new Map<string, string>();

  async send(method: string, path: string, { body, form, raw, headers = {} }: Options = {}): Promise<Answer> {
    const sent = new Headers({ host: HOST, "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0" });
    if (method !== "GET" && method !== "HEAD") sent.set("origin", ORIGIN);
    if (body !== undefined) sent.set("content-type", "application/json");
    const multipart = form && new Response(form);
    if (multipart) sent.set("content-type", multipart.headers.get("content-type") ?? "");
    const jar = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (jar) sent.set("cookie", jar);
    for (const [name, value] of Object.entries(headers)) {
      if (value === null) sent.delete(name);
      else sent.set(name, value);
    }
    const encoded = multipart ? new Uint8Array(await multipart.arrayBuffer()) : (raw ?? null);
    const content = body === undefined ? encoded : JSON.stringify(body);
    // Clients always send it; a Request that never leaves the process has none.
    if ((typeof content === "string" || (multipart && content instanceof Uint8Array)) && !sent.has("content-length"))
      sent.set("content-length", String(Buffer.byteLength(content)));
    const init = { method, headers: sent, body: content, duplex: "half" as const }; // required for a stream, but missing from the DOM types
    const response = await dispatch(new Request(new URL(path, ORIGIN), init));
    this.keep(response.headers);
    return read(response);
  }

  private keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";");
      const at = pair.indexOf("=");
      const name = pair.slice(0, at).trim();
      const value = pair.slice(at + 1).trim();
      const expires = attributes.find((attribute) => /^\s*expires=/i.test(attribute))?.split("=")[1];
      const isOver = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute));
      if (value === "" || isOver || (expires && Date.parse(expires) <= Date.now())) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  get = (path: string, headers?: HeaderValues) => this.send("GET", path, { ...(headers && { headers }) });
  post = (path: string, body?: unknown, headers?: HeaderValues) =>
    this.send("POST", path, { body, ...(headers && { headers }) });
  put = (path: string, body?: unknown, headers?: HeaderValues) =>
    this.send("PUT", path, { body, ...(headers && { headers }) });
  patch = (path: string, body?: unknown, headers?: HeaderValues) =>
    this.send("PATCH", path, { body, ...(headers && { headers }) });
  del = (path: string, body?: unknown, headers?: HeaderValues) =>
    this.send("DELETE", path, { body, ...(headers && { headers }) });

  /** A multipart form; `Blob`s become files. */
  upload(path: string, fields: Record<string, string | Blob>, headers?: HeaderValues): Promise<Answer> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return this.send("POST", path, { form, ...(headers && { headers }) });
  }
}

export const visitor = () => new Browser();

/** A browser with a signed-in user. */
export class Member extends Browser {
  constructor(
    readonly id: string,
    readonly firstName: string,
    readonly email: string | null,
  ) {
    super();
  }

  /** Opens a session for this person in this browser, as signing in would. */
  async signIn(): Promise<this> {
    const { prisma } = await import("@/lib/core/server/db");
    const { sessionCookie } = await import("@/lib/core/server/session");
    const user = await prisma.user.findUniqueOrThrow({ where: { id: this.id } });
    const expiresAt = new Date(Date.now() + 90 * 86_400_000);
    const session = await prisma.session.create({ data: { userId: this.id, device: "Chrome on Linux", expiresAt } });
    const cookie = await sessionCookie({ sub: this.id, sid: session.id, sv: user.sessionVersion });
    const [name = "", value = ""] = cookie.split(";")[0]?.split("=") ?? [];
    this.cookies.set(name, value);
    return this;
  }
}

type Person = Partial<Prisma.UserUncheckedCreateInput> & { password?: string };
let people = 0;

/**
 * A new person with an account and an open session, without the sign-up screens. `password` is hashed when given; every
 * column of the user can be set.
 */
export async function signedUp({ password, ...person }: Person = {}): Promise<Member> {
  const { prisma } = await import("@/lib/core/server/db");
  const { hashPassword } = await import("@/lib/auth/passwords/hashes");
  people += 1;
  const data = {
    firstName: "Ada",
    lastName: "Lovelace",
    email: `person-${people}-${process.pid}@example.com`,
    ...person,
    ...(password === undefined ? {} : { passwordHash: await hashPassword(password) }),
  };
  const user = await prisma.user.create({ data });
  return new Member(user.id, user.firstName, user.email).signIn();
}
