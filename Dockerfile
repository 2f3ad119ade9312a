# Griffie: runs `serve` by default. The runtime is the Node that npm ci installs, the version Griffie is tested with; the
# distribution's Node only runs npm.
#
#   docker build --build-arg COMMIT=$(git rev-parse HEAD) --build-arg BUILT_AT=$(date -u +%FT%TZ) -t griffie .

FROM debian:trixie-slim AS packages
RUN apt-get update \
 && apt-get install -y --no-install-recommends nodejs npm ca-certificates \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json ./
# No install script is needed, so none may run on the build machine. loglevel hides engine warnings of the distribution's Node.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error

FROM debian:trixie-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends libatomic1 libstdc++6 ca-certificates tzdata \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --uid 10001 --home-dir /var/lib/griffie --create-home --shell /usr/sbin/nologin griffie
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY . .

ARG COMMIT=
ARG BUILT_AT=
ENV GRIFFIE_COMMIT=$COMMIT \
    GRIFFIE_BUILT_AT=$BUILT_AT \
    GRIFFIE_DATA_DIR=/var/lib/griffie \
    HOST=0.0.0.0 \
    PORT=8080 \
    PATH=/app/node_modules/.bin:$PATH

USER griffie
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/bin/griffie.js"]
CMD ["serve"]
