# syntax=docker/dockerfile:1
# Windmile as one process, against the PostgreSQL of DATABASE_URL (compose.yaml). `docker build -t windmile .`

FROM node:22.23.3-bookworm-slim AS build
WORKDIR /srv/windmile
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund
COPY . .
# What serves, and nothing of what builds: an eighth of the tree, without npm.
RUN npm run build && node scripts/release/pack.mjs /packed

# Node is one file beside the C++ library that Debian's own programs need.
FROM debian:12.12-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /srv/windmile
ENV NODE_ENV=production \
  NEXT_TELEMETRY_DISABLED=1 \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/var/lib/windmile
# A user of its own; the code belongs to root, so that a broken-into process can't change it.
RUN useradd --system --uid 10001 --home-dir /var/lib/windmile --create-home windmile
COPY --from=build /packed ./
# The start notes here what it has looked at.
RUN mkdir -p .windmile && chown -R windmile .windmile && chown windmile .next
USER windmile
VOLUME /var/lib/windmile
EXPOSE 3000
# It serves and its database answers: what is only alive gets no requests.
HEALTHCHECK --interval=15s --timeout=6s --start-period=90s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# No shell and no npm in between: SIGTERM reaches the process that finishes its requests.
STOPSIGNAL SIGTERM
CMD ["node", "--single-threaded-gc", "--heap-growing-percent=60", "--initial-heap-size=64", "scripts/start/start.mjs"]
