// @ts-check
import { spawn } from "node:child_process";
import path from "node:path";

/**
 * The variables that make the app use the fakes on three ports from `first` on.
 * @param {number} first
 */
export function providerEnvironment(first) {
  return {
    ...{ GOOGLE_CLIENT_ID: "google-client", GOOGLE_CLIENT_SECRET: "google-secret" },
    ...{ APPLE_CLIENT_ID: "apple-client", APPLE_CLIENT_SECRET: "apple-secret" },
    ...{ FACEBOOK_CLIENT_ID: "facebook-client", FACEBOOK_CLIENT_SECRET: "facebook-secret" },
    GOOGLE_ISSUER: `http://localhost:${first}`,
    APPLE_ISSUER: `http://localhost:${first + 1}`,
    FACEBOOK_BASE_URL: `http://localhost:${first + 2}`,
  };
}

/**
 * Starts the fakes for an app at `origin`; resolves when they answer.
 * @param {number} first
 * @param {string} origin
 * @returns {Promise<import("node:child_process").ChildProcess>}
 */
export function startProviders(first, origin) {
  const script = path.join(process.cwd(), "__tests__/support/provider-stand-ins.mjs");
  const child = spawn(process.execPath, [script, String(first), origin], { stdio: ["ignore", "pipe", "pipe"] });
  return new Promise((resolve, reject) => {
    let errors = "";
    child.stderr.on("data", (data) => {
      errors += data;
    });
    child.once("exit", (code) => {
      if (code !== null) reject(new Error(`The providers ended with ${code}: ${errors}`));
    });
    child.stdout.once("data", () => resolve(child));
  });
}
