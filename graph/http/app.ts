import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { GraphContext } from '#graph/context.ts';
import { mountCrawlerPages } from '#graph/crawler/mountCrawlerPages.ts';
import { LiveUpdateHub } from '#graph/events/liveUpdateHub.ts';
import { mountMedia } from '#graph/media/mountMedia.ts';
import { mountUploads } from '#graph/media/mountUploads.ts';
import { authenticate } from '#graph/modules/accounts/authenticate.ts';
import { FailedSignIns } from '#graph/modules/accounts/refusedSignIns.ts';
import { modules } from '#graph/modules/index.ts';
import { listPaymentForms } from '#graph/modules/payments/listPaymentForms.ts';
import { openOutbox } from '#graph/modules/webhooks/openOutbox.ts';
import { mountHealth } from '#graph/observability/health.ts';
import { mountMetrics } from '#graph/observability/metrics/mountMetrics.ts';
import { observeServer } from '#graph/observability/serverState.ts';
import { mountRest } from '#graph/rest/mountRest.ts';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { CatalogueSnapshots } from '#graph/snapshot/catalogueSnapshots.ts';
import { type AppOptions, type AppSettings, withDefaults } from './appOptions.ts';
import { createContextGetter } from './createContext.ts';
import { createFastify } from './createFastify.ts';
import { createFrontServer, type FrontServer } from './createFrontServer.ts';
import type { Drain } from './listening/serverDrain.ts';
import { mountGraphql } from './mountGraphql.ts';
import { mountWeb } from './mountWeb.ts';
import { refuseWritesOnFullDisk } from './refuseWritesOnFullDisk.ts';
import { mountResponseCache } from './responseCache/mountResponseCache.ts';
import { startApollo } from './startApollo.ts';

declare module 'fastify' {
  interface FastifyInstance {
    snapshots: CatalogueSnapshots;
    drain: Drain;
    refusedSignIns: FailedSignIns;
  }
}

/** Returns the complete server, ready to listen: GraphQL, REST, media, health checks and the built web app. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const settings = withDefaults(options);
  const snapshots = new CatalogueSnapshots(settings.databases, settings.logger, settings.outage);
  const frontServer = createFrontServer(settings, snapshots);
  const app = await createFastify(settings, frontServer);
  closeGracefully(app, settings, frontServer);
  refuseWritesOnFullDisk(app, settings.disk);
  attachSnapshots(app, snapshots);
  const server: Server = { app, settings, snapshots, frontServer, schema: buildSchema() };
  const apollo = await startApollo(server.schema, settings.disk);
  // Runs after Fastify has finished all open requests.
  app.addHook('onClose', () => apollo.stop());

  const createContext = createContexts(server);
  const { answers: responseCache } = frontServer;
  const publicCache = mountResponseCache(app, { answers: responseCache, now: settings.now, createContext });
  const { webDir, timeLimits } = settings;
  mountGraphql(app, { apollo, createContext, publicCache, webDir, responseTimeoutMs: timeLimits.response });
  openOutbox({ ...settings.databases, schema: server.schema, snapshots, now: settings.now });
  await mountRestWithEvents(server, { createContext, publicCache });
  await mountPages(server, createContext);
  return app;
}

type CreateContext = (request: FastifyRequest) => Promise<GraphContext>;

/** Components of the server that its routes need. */
interface Server {
  app: FastifyInstance;
  settings: AppSettings;
  snapshots: CatalogueSnapshots;
  frontServer: FrontServer;
  schema: GraphQLSchema;
}

/** Finishes open requests before the server closes. */
function closeGracefully(app: FastifyInstance, { timeLimits }: AppSettings, { drain }: FrontServer): void {
  app.decorate('drain', drain);
  app.addHook('preClose', async () => {
    if (app.server.listening) await drain.finish(app.server, timeLimits.finish);
  });
}

function attachSnapshots(app: FastifyInstance, snapshots: CatalogueSnapshots): void {
  app.decorate('snapshots', snapshots);
  app.server.once('listening', () => snapshots.startPolling());
  app.addHook('onClose', () => snapshots.close());
}

function createContexts({ app, settings, snapshots, frontServer }: Server): CreateContext {
  const { databases, logger, exportsDir, readUnexpectedEnds } = settings;
  const refusedSignIns = new FailedSignIns(databases, logger);
  app.decorate('refusedSignIns', refusedSignIns);
  app.addHook('onClose', () => refusedSignIns.flush());
  const serverState = observeServer(app, {
    requests: frontServer.requests,
    folder: exportsDir,
    readUnexpectedEnds,
  });
  app.decorateRequest('graphContext');
  return createContextGetter({
    ...databases,
    ...settings,
    ...{ snapshots, serverState, refusedSignIns, callers: frontServer.callers },
  });
}

async function mountRestWithEvents(
  { app, settings, snapshots, frontServer, schema }: Server,
  requestServices: { createContext: CreateContext; publicCache: ReturnType<typeof mountResponseCache> },
): Promise<void> {
  const { databases, secrets, media, now, timeLimits } = settings;
  const { prisma, direct } = databases;
  const hub = new LiveUpdateHub({ now });
  snapshots.onChanges((changes) => hub.publish(changes));
  // Open event streams would keep the server from closing.
  frontServer.drain.onBegin(() => hub.close());
  const identify = (header: string | undefined) =>
    authenticate(header, { prisma, direct, secrets, now: now() });
  await mountRest(app, {
    ...requestServices,
    ...{ schema, media, responseTimeoutMs: timeLimits.response },
    events: { hub, direct, identify },
  });
}

/** Mounts all routes except GraphQL and REST. The web app comes last because it handles every other path. */
async function mountPages(
  { app, settings, snapshots, frontServer: { metrics } }: Server,
  createContext: CreateContext,
): Promise<void> {
  const { disk, media, exportsDir, metricsToken, now, publicUrl, webDir } = settings;
  const { prisma } = settings.databases;
  const formOrigins = listPaymentForms(settings.demoPaymentsUrl);
  mountHealth(app, { prisma, snapshots, disk });
  mountMetrics(app, { metrics, token: metricsToken });
  for (const { mount } of modules) await mount?.(app, { prisma, media, exportsDir, createContext });
  mountCrawlerPages(app, { prisma, snapshots, now, publicUrl, webDir, formOrigins });
  await mountMedia(app, media);
  await mountUploads(app, { media, createContext });
  await mountWeb(app, { webDir, formOrigins });
}
