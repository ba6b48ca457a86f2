import "server-only";
import { channel } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Messages between the app and `scripts/start/server.mjs`. They run in one process but share no modules, because Next
 * bundles the app. `database-unavailable`: a query of the current request couldn't reach the database, so that a page
 * that fails gets 503 instead of 500. `metrics`: the server received `GET /metrics`, which the app answers. `shutdown`: the last request is
 * done, and the server waits for the promise before it exits.
 */
type ServerMessage =
  | { type: "database-unavailable" }
  | { type: "metrics"; request: IncomingMessage; response: ServerResponse }
  | { type: "shutdown"; waitUntil: (work: Promise<unknown>) => void };

const server = channel("windmile:server");

export const notifyServer = (message: ServerMessage): void => server.publish(message);

/** Calls `listen` for each message of one type from the server. */
export function onServerMessage<Type extends ServerMessage["type"]>(
  type: Type,
  listen: (message: Extract<ServerMessage, { type: Type }>) => void,
): void {
  server.subscribe((message) => {
    if (isOfType(message, type)) listen(message);
  });
}

const isOfType = <Type extends ServerMessage["type"]>(
  message: unknown,
  type: Type,
): message is Extract<ServerMessage, { type: Type }> =>
  typeof message === "object" && message !== null && "type" in message && message.type === type;
