import { createHmac } from "node:crypto";
import { z } from "zod";
import { fakeServer, storeTroubles } from "./fake-server.mjs";

const API_KEY = "sk_live_fake";
const APP_ID = "windmiletest";

type Kept = { bytes: Buffer; name: string; type: string; customId: string | null };

/** Every file's upload time here, old enough for the sweeper. */
export const UPLOADED_AT = new Date(Date.UTC(2026, 10, 20));

/** Whether a URL has UploadThing's own signature: HMAC-SHA256 over everything before it. */
function isSigned(url: string): boolean {
  const [address = "", signature] = url.split(/[?&]signature=/);
  const expected = createHmac("sha256", API_KEY).update(address).digest("hex");
  return decodeURIComponent(signature ?? "") === `hmac-sha256=${expected}`;
}

/**
 * UploadThing's three hosts in one server of this process: it stores, signs, lists, and deletes as the real one does.
 */
export async function fakeUploadThing() {
  const files = new Map<string, Kept>();
  const calls: string[] = [];
  /** Our ids that a file has or had: UploadThing rejects another file with the same id for as long as it remembers. */
  const taken = new Set<string>();
  const troubles = storeTroubles();
  const server = await fakeServer(async (request, response, body) => {
    const url = new URL(request.url ?? "/", server.url);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    calls.push(`${request.method} ${url.pathname}`);
    if (troubles.isDown()) return json(500, { error: "down" });
    if (request.method === "PUT") {
      if (!isSigned(url.href)) return json(403, { error: "signature" });
      const headers = { "content-type": request.headers["content-type"] ?? "" };
      const file = (await new Response(new Uint8Array(body), { headers }).formData()).get("file");
      if (file === null || typeof file === "string") return json(400, { error: "no file" });
      const key = url.pathname.slice(1);
      const [name, customId] = ["x-ut-file-name", "x-ut-custom-id"].map((field) => url.searchParams.get(field));
      await troubles.untilTaken();
      if (customId && taken.has(customId)) return json(500, { error: "the id is taken" });
      if (customId) taken.add(customId);
      files.set(key, {
        bytes: Buffer.from(await file.arrayBuffer()),
        name: name ?? "",
        type: file.type,
        customId: customId ?? null,
      });
      return json(200, { url: "", appUrl: "", ufsUrl: "", fileHash: "hash" });
    }
    if (request.method === "GET") {
      const file = files.get(url.pathname.slice(`/a/${APP_ID}/`.length));
      if (!isSigned(url.href)) return json(403, { error: "signature" });
      return file
        ? response.writeHead(200, { "content-type": file.type }).end(file.bytes)
        : json(404, { error: "none" });
    }
    if (request.headers["x-uploadthing-api-key"] !== API_KEY) return json(401, { error: "key" });
    const requested: unknown = JSON.parse(body.toString());
    if (url.pathname === "/v6/deleteFiles") {
      const { fileKeys } = z.object({ fileKeys: z.array(z.string()) }).parse(requested);
      return json(200, { success: true, deletedCount: fileKeys.filter((key) => files.delete(key)).length });
    }
    const { limit, offset } = z.object({ limit: z.number(), offset: z.number() }).parse(requested);
    const all = [...files].map(([key, { bytes, name, customId }]) => ({
      id: key,
      key,
      name,
      customId,
      size: bytes.length,
      status: "Uploaded",
      uploadedAt: UPLOADED_AT.getTime(),
    }));
    return json(200, { hasMore: all.length > offset + limit, files: all.slice(offset, offset + limit) });
  }, "localhost");
  const token = Buffer.from(JSON.stringify({ apiKey: API_KEY, appId: APP_ID, regions: ["sea1"] })).toString("base64");
  const environment = {
    UPLOADTHING_TOKEN: token,
    UPLOADTHING_API_URL: server.url,
    UPLOADTHING_INGEST_URL: server.url,
    UPLOADTHING_UFS_HOST: `localhost:${server.port}`,
    UPLOADTHING_UFS_APP_ID_LOCATION: "path",
  };
  return {
    token,
    environment,
    files,
    calls,
    ...troubles.told,
    close: server.close,
  };
}
