# The server with the site and the widgets on one port. What runs as root here runs while the image is built; the server
# runs as a user without rights, and needs only its data folder and /tmp to be writable.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
RUN npm run build

FROM node:24-bookworm-slim AS modules
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/core/package.json packages/core/
COPY packages/server/package.json packages/server/
# npm keeps the compiler, because a library names it as something that it may be used with.
RUN npm ci --omit=dev --workspace packages/server --ignore-scripts --no-audit --no-fund && rm -r node_modules/typescript node_modules/@typescript

FROM node:24-bookworm-slim
# For the command "backup" with PostgreSQL; its version is that of the database in compose.yaml.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
RUN mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=modules /app .
COPY --from=build /app/packages/core/dist packages/core/dist
COPY --from=build /app/packages/server/dist packages/server/dist
COPY --from=build /app/packages/server/sample packages/server/sample
COPY --from=build /app/packages/server/fonts packages/server/fonts
COPY --from=build /app/packages/server/speech packages/server/speech
COPY --from=build /app/packages/site/dist packages/site/dist
COPY --from=build /app/packages/widgets/dist packages/widgets/dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node is process 1, so a stop of the container reaches it.
CMD ["node", "packages/server/dist/cli.js"]
