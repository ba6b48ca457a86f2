import nextJest from "next/jest.js";
import { canMount } from "./__tests__/support/small-disks.mjs";

// Whatever zone the machine is in, a test that forgets the user's zone fails the same everywhere.
process.env.TZ = "UTC";

const createConfig = nextJest({ dir: "./" });

/** ESM-only packages Jest has to transform; next/jest ignores the option unless it is set after its own. */
const ESM = ["kdbush", "supercluster", "thumbhash", "uuid"];

async function project(displayName, options) {
  const made = await createConfig({
    displayName,
    setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup-dom.ts"],
    modulePathIgnorePatterns: ["<rootDir>/\\.next", "<rootDir>/\\.windmile", "<rootDir>/\\.data"],
    moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
    ...options,
  })();
  return {
    ...made,
    transformIgnorePatterns: [`/node_modules/(?!(${ESM.join("|")})/)`, "^.+\\.module\\.(css|sass|scss)$"],
  };
}

/** Rules and formats, without a DOM or a database. */
const unit = () =>
  project("unit", {
    testEnvironment: "node",
    testMatch: ["<rootDir>/__tests__/lib/**/*.test.ts", "<rootDir>/__tests__/*.test.ts"],
  });

/** Screens and hooks, in a DOM. */
const screens = () =>
  project("unit", {
    testEnvironment: "jest-fixed-jsdom",
    testMatch: ["<rootDir>/__tests__/components/**/*.test.{ts,tsx}", "<rootDir>/__tests__/lib/**/*.test.tsx"],
  });

/** Handlers and queries on a real PostgreSQL; each file has a database of its own. */
const integration = () =>
  project("integration", {
    testEnvironment: "<rootDir>/__tests__/support/database-environment.mjs",
    testMatch: ["<rootDir>/__tests__/integration/**/*.test.ts"],
    globalSetup: "<rootDir>/__tests__/support/database-setup.mjs",
    globalTeardown: "<rootDir>/__tests__/support/database-teardown.mjs",
    setupFilesAfterEnv: [
      "<rootDir>/__tests__/support/console-errors.ts",
      "<rootDir>/__tests__/support/close-database.ts",
    ],
  });

/**
 * Long suites on real processes: `npm run test:deep`, never part of `npx jest`. Those that only need a large database
 * name the integration tests' environment at their top.
 */
function deep() {
  const isMountable = canMount();
  if (!isMountable) console.log("NOT RUN: deep/full-disks, as this machine lets nobody mount a small disk");
  return project("deep", {
    testEnvironment: "node",
    testPathIgnorePatterns: isMountable ? [] : ["/deep/full-disks\\.test"],
    globalSetup: "<rootDir>/__tests__/support/database-setup.mjs",
    globalTeardown: "<rootDir>/__tests__/support/database-teardown.mjs",
    testMatch: ["<rootDir>/__tests__/deep/**/*.test.ts"],
  });
}

export default async function config() {
  const isDeep = process.env.WINDMILE_DEEP === "1";
  const wanted = isDeep ? [deep] : [unit, screens, integration];
  // Patience is no option of a project. Deep tests may have to build the app first.
  return {
    testTimeout: isDeep ? 300_000 : 20_000,
    // A worker keeps what each of its files loaded: after a hundred of them two held 4.7 GB, on machines that may have two.
    workerIdleMemoryLimit: "500MB",
    projects: await Promise.all(wanted.map((make) => make())),
  };
}
