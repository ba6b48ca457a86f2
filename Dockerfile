# syntax=docker/dockerfile:1
# Runs Windmile as one process with an external PostgreSQL (DATABASE_URL; see compose.yaml): docker build -t windmile .

FROM node:22.23.3-bookworm-slim AS build
WORKDIR /srv/windmile
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund
COPY . .
# Only the files needed at run time, without npm and the build tools.
RUN node scripts/release/pack.mjs /packed

# Node is a single binary, and the C++ library it needs is in this image.
FROM debian:12.12-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /srv/windmile
ENV NODE_ENV=production \
  NEXT_TELEMETRY_DISABLED=1 \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/var/lib/windmile
# Root owns the code, so a compromised process can't change it.
RUN useradd --system --uid 10001 --home-dir /var/lib/windmile --create-home windmile
COPY --from=build /packed ./
RUN chown windmile .next
USER windmile
VOLUME /var/lib/windmile
EXPOSE 3000
# Healthy: the app serves requests and can reach its database.
HEALTHCHECK --interval=15s --timeout=6s --start-period=90s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# There's no shell or npm in between, so the app gets SIGTERM and can finish its requests.
STOPSIGNAL SIGTERM
# The V8 flags trade a few percent of CPU for a third less memory at peak: one thread collects garbage, and the heap grows
# in smaller steps.
CMD ["node", "--heap-growing-percent=100", "--max-semi-space-size=32", "scripts/start.mjs"]
