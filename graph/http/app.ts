import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import fastifyCompress from '@fastify/compress';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import helmet from 'helmet';
import { authoriseFirst } from '#graph/access/authoriseFirst.ts';
import type { GraphContext, TokenSettings } from '#graph/context.ts';
import { mountCrawlerPages } from '#graph/crawler/mountCrawlerPages.ts';
import { formatError } from '#graph/errors.ts';
import { mountMedia } from '#graph/media/mountMedia.ts';
import { mountUploads } from '#graph/media/mountUploads.ts';
import { modules } from '#graph/modules/index.ts';
import type { DatabaseOutage } from '#graph/observability/databaseOutage.ts';
import { BOUNDLESS, type DiskSpace } from '#graph/observability/diskSpace.ts';
import { mountHealth } from '#graph/observability/health.ts';
import { createMetrics } from '#graph/observability/metrics.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import { mountRest } from '#graph/rest/mountRest.ts';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { documentLimits, MAX_TOKENS } from '#graph/schema/documentLimits.ts';
import { answerErrors } from '#graph/schema/graphqlErrors.ts';
import { SnapshotKeeper } from '#graph/snapshot/snapshotKeeper.ts';
import { contextOnce } from './createContext.ts';
import { mountHomePage } from './homePage/mountHomePage.ts';
import { answerHttpErrors, tooManyRequests } from './httpErrors.ts';
import { readJsonBodies } from './jsonBody.ts';
import { mountGraphql } from './mountGraphql.ts';
import { readableUrl } from './readableUrl.ts';
import { refuseMutationsWhenFull, refuseWritesWhenFull } from './refuseWhenFull.ts';
import { clientKey, MINUTE_MS, RequestCounts } from './requestCounts.ts';
import { frontDoor } from './responseCache/frontDoor.ts';
import { mountResponseCache } from './responseCache/mountResponseCache.ts';
import { PublicAnswers } from './responseCache/publicAnswers.ts';
import { contentSecurityPolicy } from './securityHeaders.ts';

declare module 'fastify' {
  interface FastifyInstance {
    snapshots: SnapshotKeeper;
  }
}

/** Longer than a balancer in front keeps a connection, so that it is not the one to be surprised. */
const KEEP_ALIVE_MS = 72_000;

export interface AppOptions extends Databases {
  tokens: TokenSettings;
  /** The address that people use, without a slash at its end. */
  publicUrl?: string;
  /** Where photographs and models are kept. */
  mediaDir: string;
  /** Where the files of exports are kept. */
  exportsDir: string;
  /** The built web app; left out where only the API is served. */
  webDir?: string;
  logger: FastifyBaseLogger;
  /** Tells of a database that is away. */
  outage?: DatabaseOutage;
  /** The disk that is written to; without it there is always room. */
  disk?: DiskSpace;
  /** What one address may send; leaves room for hundreds of shoppers behind it (carrier-grade NAT). */
  requestsPerMinute?: number;
  /** The clock; tests set their own. */
  now?: () => Date;
}

/** The whole server, ready to listen: GraphQL, media, health and the built web app. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { prisma, direct, tokens, logger, outage, mediaDir, exportsDir, webDir, disk = BOUNDLESS } = options;
  const { publicUrl = 'http://localhost:4000', requestsPerMinute = 6000, now = () => new Date() } = options;
  const snapshots = new SnapshotKeeper({ prisma, direct }, logger, outage);
  const answers = new PublicAnswers({ maxEntries: 5000, maxBytes: 32 * 1024 * 1024 });
  const counts = new RequestCounts();
  const metrics = createMetrics({ followedUpTo: () => snapshots.followedUpTo });
  const atTheDoor = {
    answers,
    counts,
    requestsPerMinute,
    now,
    readSnapshot: () => snapshots.current,
    observe: metrics.observeKept,
  };
  const app = Fastify({
    serverFactory: (goOn) => createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, frontDoor(atTheDoor, goOn)),
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    trustProxy: 'loopback',
    bodyLimit: 1024 * 1024,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // As long as an address may be: what is too long for a name is not found.
    routerOptions: { maxParamLength: 16 * 1024 },
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });

  answerHttpErrors(app);
  readJsonBodies(app);

  const secure = helmet({
    contentSecurityPolicy: contentSecurityPolicy(webDir),
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', ({ raw }, reply, done) =>
    secure(raw, reply.raw, (error) => done(error as Error | undefined)),
  );
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(fastifyRateLimit, {
    max: requestsPerMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ raw }) => clientKey(raw),
    store: counts.asStore(),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });

  refuseWritesWhenFull(app, disk);
  app.decorate('snapshots', snapshots);
  app.addHook('onListen', () => snapshots.follow());
  app.addHook('onClose', () => snapshots.close());
  const schema = buildSchema();
  const apollo = new ApolloServer<GraphContext>({
    schema,
    formatError,
    introspection: true,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // Would look at every field of every answer.
      ApolloServerPluginCacheControlDisabled(),
      // For subgraphs of a federation only; it would load the whole protocol of Apollo's reports.
      ApolloServerPluginInlineTraceDisabled(),
      authoriseFirst,
      documentLimits,
      refuseMutationsWhenFull(disk),
      answerErrors,
    ],
  });
  await apollo.start();
  // Fastify has answered what was in flight by then.
  app.addHook('onClose', () => apollo.stop());

  const context = contextOnce({ prisma, direct, snapshots, tokens, publicUrl, now });
  const publicCache = mountResponseCache(app, { answers, now, createContext: context });
  mountGraphql(app, { apollo, createContext: context, publicCache, webDir });
  await mountRest(app, { schema, mediaDir, createContext: context, publicCache });
  mountHealth(app, { prisma, snapshots, metrics, disk });
  for (const { mount } of modules) await mount?.(app, { prisma, exportsDir, createContext: context });
  mountCrawlerPages(app, { prisma, publicUrl, webDir });
  await mountMedia(app, mediaDir);
  await mountUploads(app, { mediaDir, createContext: context });
  if (webDir && existsSync(webDir)) await mountWeb(app, resolve(webDir));
  return app;
}

/** Hashed files live for a year; the page itself is asked for each time. */
async function mountWeb(app: FastifyInstance, root: string) {
  mountHomePage(app, root);
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const lifetime = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      reply.header('cache-control', lifetime);
    },
  });
}
