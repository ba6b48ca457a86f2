import nextJest from "next/jest.js";

const createConfig = nextJest({ dir: "./" });

/** ESM-only packages Jest has to transform; next/jest ignores the option unless it is set after its own. */
const ESM = ["msw", "rettime", "until-async", "@open-draft", "@mswjs", "supercluster", "kdbush", "thumbhash", "uuid"];

export default async function config() {
  const made = await createConfig({
    testEnvironment: "jest-fixed-jsdom",
    setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup-dom.ts"],
    testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
    testPathIgnorePatterns: ["/node_modules/", "/__tests__/e2e/", "/__tests__/integration/"],
    modulePathIgnorePatterns: ["<rootDir>/.next"],
    moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  })();
  return {
    ...made,
    transformIgnorePatterns: [`/node_modules/(?!(${ESM.join("|")})/)`, "^.+\\.module\\.(css|sass|scss)$"],
  };
}
