/** The package's own types are Express's, but it uses no more of a request than Node's types have. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  import type { BrotliOptions, ZlibOptions } from "node:zlib";

  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  export default function compression(options?: ZlibOptions & { brotli?: BrotliOptions }): Middleware;
}
