# The built site with the server that `npm start` runs, and nothing of what builds it: docs/how-to/go-live.md.
# Whoever wants the very same system each time adds the digest of the image to its tag.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /project
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG PLUGINSITE_ORIGIN
RUN npm run build && npm ci --omit=dev

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
WORKDIR /site
COPY --from=build /project/package.json ./
COPY --from=build /project/node_modules ./node_modules
COPY --from=build /project/server ./server
COPY --from=build /project/dist ./dist
USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts", "dist"]
