import path from "node:path";

/** The bare pages everything is a ratio to: no session, no query, no validation. */
export default {
  poweredByHeader: false,
  turbopack: { root: path.join(import.meta.dirname, "../../..") },
};
