/** Headers of every response; the Content-Security-Policy of HTML needs a nonce and is set in middleware.ts. */
const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "geolocation=(self), camera=(self), microphone=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
  { key: "X-Frame-Options", value: "DENY" },
];

/** @type {import("next").NextConfig} */
export default {
  // Set by scripts/release/pack.mjs. Otherwise a lock file in a parent folder would make that the root of the output.
  output: process.env.STANDALONE_ROOT ? "standalone" : undefined,
  outputFileTracingRoot: process.env.STANDALONE_ROOT,
  poweredByHeader: false,
  compress: false, // scripts/start/compress.mjs does it, and a platform does it by itself
  typescript: { ignoreBuildErrors: true }, // `npm test` checks types; a first start should not wait for it
  reactStrictMode: true,
  // Where `npm run dev` may be opened from besides localhost: private networks, and tunnels.
  allowedDevOrigins: [
    ...["127.0.0.1", "10.*.*.*", "172.*.*.*", "192.168.*.*", "*.local"],
    ...["*.app.github.dev", "*.trycloudflare.com", "*.ngrok-free.app"],
    ...(URL.canParse(process.env.NEXTAUTH_URL ?? "") ? [new URL(process.env.NEXTAUTH_URL).hostname] : []),
  ],
  // Native modules and those that read their own files stay out of the bundle.
  serverExternalPackages: ["@node-rs/argon2", "pg", "sharp", "pino", "nodemailer", "rate-limiter-flexible", "esbuild"],
  experimental: {
    // A link tapped while offline waits for the network instead of showing the browser's error page.
    useOffline: true,
    preloadEntriesOnStart: process.env.PRELOAD === "on", // all 150 handlers and pages: two seconds and 100 MB
    // A cache would make the first build a third slower, and most people build once. With BUILD_CACHE=1, later builds
    // take a third of the time. Nothing reads the 120 MB of server source maps.
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE === "1",
    turbopackSourceMaps: false,
  },
  // Files that are read by a path no bundler sees, for deployments of traced files only.
  outputFileTracingIncludes: {
    "/api/photos/upload": ["lib/core/server/image-decoder.mjs", "node_modules/sharp/dist/*.mjs"],
    "/api/ready": ["prisma/migrations/*/migration.sql"],
    "/api/docs/*": ["node_modules/swagger-ui-dist/swagger-ui.css", "node_modules/swagger-ui-dist/swagger-ui-bundle.js"],
  },
  images: { unoptimized: true }, // the media route serves sizes itself and checks who may see them
  async redirects() {
    return [
      // https://www.w3.org/TR/change-password-url/
      { source: "/.well-known/change-password", destination: "/settings/account/security", permanent: false },
    ];
  },
  async headers() {
    return [
      { source: "/:path*", headers: securityHeaders },
      // A cached worker would keep the browser on an old version of the app.
      { source: "/sw.js", headers: [{ key: "Cache-Control", value: "public, max-age=0, must-revalidate" }] },
      {
        source: "/:folder(posters|avatars|icons)/:path*",
        headers: [{ key: "Cache-Control", value: "public, max-age=604800, stale-while-revalidate=86400" }],
      },
    ];
  },
};
