import "server-only";
import manifest from "@/package.json";

/** This app's version; CHANGELOG.md says what came with it. */
export const { version: VERSION } = manifest;
