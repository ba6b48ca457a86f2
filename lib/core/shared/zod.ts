import { config } from "zod";

/**
 * The spec's generic messages (§5), for both forms and the server. Import `z` only from here, so that no schema is
 * created before these messages are set.
 */
config({
  customError: (issue) => {
    switch (issue.code) {
      case "invalid_type":
        return issue.input === undefined ? "Required" : "Invalid input";
      case "invalid_format":
        return issue.format === "email" ? "Invalid email" : "Invalid input";
      case "too_small":
        return issue.origin === "string" ? `String must contain at least ${issue.minimum} character(s)` : undefined;
      case "too_big":
        return issue.origin === "string" ? `String must contain at most ${issue.maximum} character(s)` : undefined;
      default:
        return "Invalid input";
    }
  },
});

export * as z from "./zod-subset";
