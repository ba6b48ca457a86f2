import "server-only";
import manifest from "@/package.json";

/** This app's version; CHANGELOG.md lists its changes. */
export const { version: VERSION } = manifest;
