import path from "node:path";

/** The bare pages that all ratios refer to: no session, no query, no validation. */
export default {
  poweredByHeader: false,
  turbopack: { root: path.join(import.meta.dirname, "../../..") },
};
