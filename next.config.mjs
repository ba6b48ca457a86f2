/** Headers every answer carries; the Content-Security-Policy of HTML needs a nonce and is set in middleware.ts. */
const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "geolocation=(self), camera=(self), microphone=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
  { key: "X-Frame-Options", value: "DENY" },
];

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  compress: false, // scripts/start/compress.mjs does it, and a platform does it by itself
  typescript: { ignoreBuildErrors: true }, // `npm test` checks types; a first start should not wait for it
  reactStrictMode: true,
  // Native modules and those that read their own files stay out of the bundle.
  serverExternalPackages: ["@node-rs/argon2", "pg", "sharp", "pino", "nodemailer", "rate-limiter-flexible", "esbuild"],
  experimental: {
    // A link tapped without a network waits for it; otherwise the browser's own error page would take the app's place.
    useOffline: true,
    preloadEntriesOnStart: false, // loading all 150 handlers and pages ahead would cost every start two seconds and 100 MB
    // A build is made once for its sources: its cache and 120 MB of server maps, which nothing reads, would make a first
    // start wait a third longer.
    // Whoever builds again and again sets BUILD_CACHE=1, and the second build takes a third of the time.
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE === "1",
    turbopackSourceMaps: false,
  },
  // What is read from the disk by a path that no bundler sees: where only traced files are deployed, these come along.
  outputFileTracingIncludes: {
    "/api/photos/upload": ["lib/core/server/image-decoder.mjs", "node_modules/sharp/dist/*.mjs"],
    "/api/ready": ["prisma/migrations/*/migration.sql"],
    "/api/docs/*": ["node_modules/swagger-ui-dist/swagger-ui.css", "node_modules/swagger-ui-dist/swagger-ui-bundle.js"],
  },
  images: { unoptimized: true }, // the media route serves sizes itself and checks who may see them
  async headers() {
    return [
      { source: "/:path*", headers: securityHeaders },
      // A browser that kept the worker would keep the whole app as it was.
      { source: "/sw.js", headers: [{ key: "Cache-Control", value: "public, max-age=0, must-revalidate" }] },
      {
        source: "/:folder(posters|avatars|icons)/:path*",
        headers: [{ key: "Cache-Control", value: "public, max-age=604800, stale-while-revalidate=86400" }],
      },
    ];
  },
};
