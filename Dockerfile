# This file has never been built. Please report problems.

FROM node:26-slim AS packages
WORKDIR /vivier
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund

FROM packages AS build
COPY . .
RUN NODE_ENV=production npx react-router build && npm prune --omit=dev

FROM node:26-slim
WORKDIR /vivier
# Pages are bundled in build/; the server itself runs from its TypeScript files.
COPY --from=build /vivier/package.json /vivier/SECURITY.md ./
COPY --from=build /vivier/node_modules ./node_modules
COPY --from=build /vivier/build ./build
COPY --from=build /vivier/domain ./domain
COPY --from=build /vivier/server ./server
# Uploaded files, and the embedded database when DATABASE_URL is not set.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
ENV NODE_ENV=production APP_MODE=production DATA_DIR=/data PORT=3000
EXPOSE 3000
# A worker (--role=worker) listens on no port: switch this check off for it.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "server/main.ts"]
