# Runs the store with `npm run serve`: docker build -t store . (docs/operations.md)
FROM node:24-slim AS build
WORKDIR /store
# `prisma generate` needs no native engine. An existing file prevents the download.
ENV PRISMA_SCHEMA_ENGINE_BINARY=/bin/true
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run generate && npm run build && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -r node_modules/node-linux-* node_modules/.bin/node

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /store
COPY --from=build --chown=root:root /store /store
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.mjs"]
