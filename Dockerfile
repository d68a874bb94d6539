# The suite in a container: deploy/compose.yaml runs it, docs/operating.md explains it.
# The second stage holds what the server loads and nothing else; scripts/image.mjs says what that is.

FROM node:24-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error
COPY . .
RUN node scripts/image.mjs /app

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data NODE_COMPILE_CACHE=/data/cache/compiled
# Freed memory goes back to the system (docs/operating.md, Files that take long, and memory).
ENV MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072
RUN mkdir --mode=700 /data && chown node:node /data
COPY --from=build /app /app
WORKDIR /app
USER node
VOLUME /data
EXPOSE 4321
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "./scripts/lib/direct-imports.mjs", "--max-semi-space-size=8", "--max-old-space-size=768", "src/app/main.ts"]
