import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import helmet from 'helmet';
import type { Redis } from 'ioredis';
import type { AddressRules } from '#domain/webhooks/webhookAddress.ts';
import { authoriseFirst } from '#graph/access/authoriseFirst.ts';
import type { BackupPlan } from '#graph/backup/backupSettings.ts';
import type { GraphContext, Secrets } from '#graph/context.ts';
import { mountCrawlerPages } from '#graph/crawler/mountCrawlerPages.ts';
import { formatError } from '#graph/errors/formatError.ts';
import { EventHub } from '#graph/events/eventHub.ts';
import { mountMedia } from '#graph/media/mountMedia.ts';
import { mountUploads } from '#graph/media/mountUploads.ts';
import { authenticate } from '#graph/modules/accounts/authenticate.ts';
import { RefusedSignIns } from '#graph/modules/accounts/refusedSignIns.ts';
import { modules } from '#graph/modules/index.ts';
import { paymentForms } from '#graph/modules/payments/paymentForms.ts';
import { openOutbox } from '#graph/modules/webhooks/openOutbox.ts';
import type { AnswerOfDoor } from '#graph/observability/access/answerOfDoor.ts';
import { type AccessLog, KeptAccessLog } from '#graph/observability/access/keptAccessLog.ts';
import { mountAccessLog } from '#graph/observability/access/mountAccessLog.ts';
import { RefusedAccessLog } from '#graph/observability/access/refusedAccessLog.ts';
import type { DatabaseOutage } from '#graph/observability/databaseOutage.ts';
import { BOUNDLESS, type DiskSpace } from '#graph/observability/diskSpace.ts';
import { mountHealth } from '#graph/observability/health.ts';
import { createMetrics } from '#graph/observability/metrics/createMetrics.ts';
import { mountMetrics } from '#graph/observability/metrics/mountMetrics.ts';
import { observe } from '#graph/observability/observed.ts';
import { RecentRequests } from '#graph/observability/recentRequests.ts';
import { mountTracing } from '#graph/observability/tracing/mountTracing.ts';
import type { ReadUnexpectedEnds } from '#graph/observability/unexpectedEnds.ts';
import { CONNECTIONS } from '#graph/prisma/connectionOptions.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import { mountRest } from '#graph/rest/mountRest.ts';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { MAX_TOKENS, MAX_VALIDATION_ERRORS } from '#graph/schema/documentLimits.ts';
import { documentStore } from '#graph/schema/documentStore.ts';
import { answerErrors } from '#graph/schema/graphqlErrors.ts';
import { SnapshotKeeper } from '#graph/snapshot/snapshotKeeper.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { Admission } from './admission/admission.ts';
import { admitRequests } from './admission/admitRequests.ts';
import { Callers } from './callers.ts';
import { clientKeys, trustProxies } from './clientAddress.ts';
import { contextOnce } from './createContext.ts';
import { crossOrigin } from './crossOrigin.ts';
import { mountHomePage } from './homePage/mountHomePage.ts';
import { answerHttpErrors, answerNotFound, answerUnreadableRequest } from './httpErrors.ts';
import { readJsonBodies } from './jsonBody.ts';
import { createHttpServer } from './listening/createHttpServer.ts';
import { Drain } from './listening/drain.ts';
import { readOut } from './listening/readOut.ts';
import { TIME_LIMITS, type TimeLimits } from './listening/timeLimits.ts';
import { mountGraphql } from './mountGraphql.ts';
import { openInApp } from './openInApp.ts';
import { readableUrl } from './readableUrl.ts';
import { showRefusals } from './refusalPage.ts';
import { refuseMutationsWhenFull, refuseWritesWhenFull } from './refuseWhenFull.ts';
import { MINUTE_MS, RequestCounts } from './requestCounts.ts';
import { limitRequests } from './requestLimit.ts';
import { FreshReads } from './responseCache/freshReads.ts';
import { frontDoor, staleDoor } from './responseCache/frontDoor.ts';
import { mountResponseCache } from './responseCache/mountResponseCache.ts';
import { PublicAnswers } from './responseCache/publicAnswers.ts';
import { contentSecurityPolicy, policiesOfPages } from './securityHeaders.ts';
import { shareCounts } from './shareCounts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    snapshots: SnapshotKeeper;
    drain: Drain;
    refusedSignIns: RefusedSignIns;
  }
}

const WAITING = { longestWaitMs: 1000, mostWaiting: 1000 };

/** What comes with long bodies may come slowly. */
const LONG_BODIES_AT_ONCE = 16;

export interface AppOptions extends Databases {
  secrets: Secrets;
  /** The address that people use, without a slash at its end. */
  publicUrl?: string;
  /** Where photographs and models are kept. */
  media: FileStore;
  /** Where the files of exports are kept. */
  exportsDir: string;
  /** When and where to the store is backed up; left out where nothing does. */
  backup?: BackupPlan;
  /** Which addresses webhooks may have; without them those on the internet. */
  webhookRules?: AddressRules;
  /** Where the demo's providers of payments are; left out where there are none. */
  demoPaymentsUrl?: string | null;
  /** The built web app; left out where only the API is served. */
  webDir?: string;
  logger: FastifyBaseLogger;
  /** Tells of a database that is away. */
  outage?: DatabaseOutage;
  /** The disk that is written to; without it there is always room. */
  disk?: DiskSpace;
  /** When servers before it ended that nobody had meant to; without it none is known. */
  readUnexpectedEnds?: ReadUnexpectedEnds;
  /** What of it that makes work one address may ask, and one account; leaves room for hundreds of shoppers behind an address. */
  requestsPerMinute?: number;
  /** How many connections one address may have open, for the same reason. */
  connectionsPerAddress?: number;
  /** How often in a second guests may ask past the answers that are kept. */
  freshReadsPerSecond?: number;
  /** How many requests are worked on at once; others wait for a moment, or are refused. */
  requestsAtOnce?: number;
  /** Shorter ones than a shop has. */
  timeLimits?: Partial<TimeLimits>;
  /** Where all servers count together what an address sends; without it each counts for itself. */
  redis?: Redis;
  /** The balancers in front, by address, network or name; whom they name as their client is believed. */
  trustedProxies?: readonly string[];
  /** Of which requests the log has a line. */
  accessLog?: AccessLog;
  /** With this as their Bearer token, others than this machine may read what is counted. */
  metricsToken?: string;
  /** The clock; tests set their own. */
  now?: () => Date;
}

const NO_BACKUPS: BackupPlan = { at: null, keep: '', place: '', isEncrypted: false, isWithStore: false };

/** The whole server, ready to listen: GraphQL, media, health and the built web app. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { prisma, direct, subscribers, writingFor, secrets, logger, media, exportsDir, webDir, redis } =
    options;
  const databases = { prisma, direct, subscribers, writingFor };
  const { outage, disk = BOUNDLESS } = options;
  const { publicUrl = 'http://localhost:4000', now = () => new Date() } = options;
  const { accessLog = 'sampled', backup = NO_BACKUPS, readUnexpectedEnds = async () => [] } = options;
  const { requestsPerMinute = 6000, connectionsPerAddress = 2000, freshReadsPerSecond = 5 } = options;
  const { requestsAtOnce = 4 * CONNECTIONS } = options;
  const timeLimits = { ...TIME_LIMITS, ...options.timeLimits };
  const snapshots = new SnapshotKeeper(databases, logger, outage);
  const answers = new PublicAnswers({ maxEntries: 5000, maxBytes: 32 * 1024 * 1024 });
  const trust = trustProxies(options.trustedProxies ?? ['loopback']);
  const counts = new RequestCounts({
    keyOf: clientKeys(trust),
    ...(redis && { share: shareCounts(redis, { most: requestsPerMinute, withinMs: MINUTE_MS }) }),
    step: Math.max(1, Math.floor(requestsPerMinute / 100)),
  });
  const callers = new Callers({ addressOf: counts.keyOf, secrets, now });
  const drain = new Drain();
  const usual = new Admission({ atOnce: requestsAtOnce, ...WAITING });
  const long = new Admission({ atOnce: LONG_BODIES_AT_ONCE, ...WAITING });
  const metrics = createMetrics({
    ...{ prisma, direct, snapshots, answers, disk, readUnexpectedEnds },
    queues: { usual, long },
  });
  const requests = new RecentRequests();
  const refusedLog = accessLog === 'off' ? null : new RefusedAccessLog(logger, counts.keyOf);
  const onRefused = (answer: AnswerOfDoor) => {
    requests.note(answer.status);
    refusedLog?.note(performance.now(), answer);
  };
  const atTheDoor = {
    answers,
    bodyWithinMs: timeLimits.body,
    freshReads: new FreshReads(freshReadsPerSecond),
    now,
    readSnapshot: () => snapshots.current,
    isBusy: () => usual.isBusy,
    observe: (seconds: number) => {
      metrics.observeKept(seconds);
      requests.note(200);
    },
    accessLog: accessLog === 'off' ? null : new KeptAccessLog(logger, accessLog, counts.keyOf),
  };
  const app = Fastify({
    serverFactory: (goOn) =>
      createHttpServer(
        { timeLimits, drain, connectionsPerAddress, trust },
        crossOrigin(
          { readOrigins: () => snapshots.current?.settings.corsOrigins ?? null },
          frontDoor(
            atTheDoor,
            admitRequests({ usual, long, answerStale: staleDoor(atTheDoor), onRefused }, goOn),
          ),
        ),
      ),
    return503OnClosing: false,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    trustProxy: trust,
    bodyLimit: 1024 * 1024,
    clientErrorHandler: answerUnreadableRequest,
    // An address whose percent signs mean nothing, where a route takes the rest of any address.
    frameworkErrors: (_error, request, reply) => answerNotFound(request, reply),
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // As long as an address may be: what is too long for a name is not found.
    routerOptions: { maxParamLength: 16 * 1024 },
  });
  mountAccessLog(app, { isWanted: accessLog !== 'off' });
  mountTracing(app);
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    drain.mark(reply.raw);
    if (reply.getHeader('connection') === 'close') await readOut(request.raw);
  });

  answerHttpErrors(app);
  readJsonBodies(app);

  const secure = helmet({ contentSecurityPolicy: false, crossOriginEmbedderPolicy: false });
  const policy = contentSecurityPolicy();
  const formsTo = paymentForms(options.demoPaymentsUrl ?? null);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
  });
  app.addHook('onRequest', ({ raw }, reply, done) =>
    secure(raw, reply.raw, (error) => done(error as Error | undefined)),
  );
  showRefusals(app);
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await limitRequests(app, { counts, callers, requestsPerMinute });

  app.decorate('drain', drain);
  app.addHook('preClose', async () => {
    if (app.server.listening) await drain.finish(app.server, timeLimits.finish);
  });
  refuseWritesWhenFull(app, disk);
  app.decorate('snapshots', snapshots);
  app.server.once('listening', () => snapshots.follow());
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
    validationOptions: { maxErrors: MAX_VALIDATION_ERRORS },
    documentStore: documentStore(),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // Would look at every field of every answer.
      ApolloServerPluginCacheControlDisabled(),
      // For subgraphs of a federation only; it would load the whole protocol of Apollo's reports.
      ApolloServerPluginInlineTraceDisabled(),
      authoriseFirst,
      refuseMutationsWhenFull(disk),
      answerErrors,
    ],
  });
  await apollo.start();
  // Fastify has answered what was in flight by then.
  app.addHook('onClose', () => apollo.stop());

  const refusedSignIns = new RefusedSignIns({ prisma, writingFor }, logger);
  app.decorate('refusedSignIns', refusedSignIns);
  app.addHook('onClose', () => refusedSignIns.write());
  const observed = observe(app, { requests, folder: exportsDir, readUnexpectedEnds });
  app.decorateRequest('graphContext');
  const context = contextOnce({
    ...databases,
    snapshots,
    callers,
    observed,
    secrets,
    publicUrl,
    refusedSignIns,
    webhookRules: options.webhookRules ?? { toLoopback: false },
    demoPaymentsUrl: options.demoPaymentsUrl ?? null,
    backup,
    now,
  });
  const publicCache = mountResponseCache(app, { answers, now, createContext: context });
  mountGraphql(app, {
    apollo,
    createContext: context,
    publicCache,
    webDir,
    answerWithinMs: timeLimits.answer,
  });
  openOutbox({ ...databases, schema, snapshots, now });
  const hub = new EventHub({ now });
  snapshots.onChanges((changes) => hub.take(changes));
  // Who listens would keep the server from ending.
  drain.onBegin(() => hub.close());
  const identify = (header: string | undefined) =>
    authenticate(header, { prisma, direct, secrets, now: now() });
  await mountRest(app, {
    schema,
    media,
    createContext: context,
    publicCache,
    answerWithinMs: timeLimits.answer,
    events: { hub, direct, identify },
  });
  mountHealth(app, { prisma, snapshots, disk });
  mountMetrics(app, { metrics, token: options.metricsToken });
  for (const { mount } of modules) await mount?.(app, { prisma, media, exportsDir, createContext: context });
  mountCrawlerPages(app, { prisma, snapshots, now, publicUrl, webDir, formsTo });
  await mountMedia(app, media);
  await mountUploads(app, { media, createContext: context });
  if (webDir && existsSync(webDir)) await mountWeb(app, resolve(webDir), formsTo);
  else app.setNotFoundHandler(answerNotFound);
  return app;
}

/** Hashed files live for a year; the page itself is asked for each time. */
async function mountWeb(app: FastifyInstance, root: string, formsTo: readonly string[]) {
  mountHomePage(app, root, { formsTo });
  app.setNotFoundHandler(openInApp);
  const policies = policiesOfPages(root, formsTo);
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const lifetime = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      reply.header('cache-control', lifetime);
      const policy = policies.get(relative(root, path).replace(/\.br$/, ''));
      if (policy) reply.header('content-security-policy', policy);
    },
  });
}
