# Griffie: `serve` unless told otherwise. Node comes with the project's own packages, the one it is tested with; the
# distribution's is only there to install them.
#
#   docker build --build-arg COMMIT=$(git rev-parse HEAD) --build-arg BUILT_AT=$(date -u +%FT%TZ) -t griffie .

FROM debian:trixie-slim AS packages
RUN apt-get update \
 && apt-get install -y --no-install-recommends nodejs npm ca-certificates \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json ./
# No package's script runs: none is needed, and none gets a look at the machine that builds.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

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
