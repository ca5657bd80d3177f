import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { GraphContext } from '#graph/context.ts';
import { mountCrawlerPages } from '#graph/crawler/mountCrawlerPages.ts';
import { EventHub } from '#graph/events/eventHub.ts';
import { mountMedia } from '#graph/media/mountMedia.ts';
import { mountUploads } from '#graph/media/mountUploads.ts';
import { authenticate } from '#graph/modules/accounts/authenticate.ts';
import { RefusedSignIns } from '#graph/modules/accounts/refusedSignIns.ts';
import { modules } from '#graph/modules/index.ts';
import { paymentForms } from '#graph/modules/payments/paymentForms.ts';
import { openOutbox } from '#graph/modules/webhooks/openOutbox.ts';
import { mountHealth } from '#graph/observability/health.ts';
import { mountMetrics } from '#graph/observability/metrics/mountMetrics.ts';
import { observe } from '#graph/observability/observed.ts';
import { mountRest } from '#graph/rest/mountRest.ts';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { SnapshotKeeper } from '#graph/snapshot/snapshotKeeper.ts';
import { type AppOptions, type AppSettings, withDefaults } from './appOptions.ts';
import { contextOnce } from './createContext.ts';
import { createDoor, type Door } from './createDoor.ts';
import { createFastify } from './createFastify.ts';
import type { Drain } from './listening/drain.ts';
import { mountGraphql } from './mountGraphql.ts';
import { mountWeb } from './mountWeb.ts';
import { refuseWritesWhenFull } from './refuseWhenFull.ts';
import { mountResponseCache } from './responseCache/mountResponseCache.ts';
import { startApollo } from './startApollo.ts';

declare module 'fastify' {
  interface FastifyInstance {
    snapshots: SnapshotKeeper;
    drain: Drain;
    refusedSignIns: RefusedSignIns;
  }
}

/** The whole server, ready to listen: GraphQL, REST, media, health and the built web app. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const settings = withDefaults(options);
  const snapshots = new SnapshotKeeper(settings.databases, settings.logger, settings.outage);
  const door = createDoor(settings, snapshots);
  const app = await createFastify(settings, door);
  endGently(app, settings, door);
  refuseWritesWhenFull(app, settings.disk);
  followCatalog(app, snapshots);
  const server: Server = { app, settings, snapshots, door, schema: buildSchema() };
  const apollo = await startApollo(server.schema, settings.disk);
  // Fastify has answered what was in flight by then.
  app.addHook('onClose', () => apollo.stop());

  const createContext = createContexts(server);
  const { answers } = door;
  const publicCache = mountResponseCache(app, { answers, now: settings.now, createContext });
  const { webDir, timeLimits } = settings;
  mountGraphql(app, { apollo, createContext, publicCache, webDir, answerWithinMs: timeLimits.answer });
  openOutbox({ ...settings.databases, schema: server.schema, snapshots, now: settings.now });
  await mountRestWithEvents(server, { createContext, publicCache });
  await mountPages(server, createContext);
  return app;
}

type CreateContext = (request: FastifyRequest) => Promise<GraphContext>;

/** The parts of one server that its addresses need. */
interface Server {
  app: FastifyInstance;
  settings: AppSettings;
  snapshots: SnapshotKeeper;
  door: Door;
  schema: GraphQLSchema;
}

/** Lets requests in flight end before the server closes. */
function endGently(app: FastifyInstance, { timeLimits }: AppSettings, { drain }: Door): void {
  app.decorate('drain', drain);
  app.addHook('preClose', async () => {
    if (app.server.listening) await drain.finish(app.server, timeLimits.finish);
  });
}

function followCatalog(app: FastifyInstance, snapshots: SnapshotKeeper): void {
  app.decorate('snapshots', snapshots);
  app.server.once('listening', () => snapshots.follow());
  app.addHook('onClose', () => snapshots.close());
}

function createContexts({ app, settings, snapshots, door }: Server): CreateContext {
  const { databases, logger, exportsDir, readUnexpectedEnds } = settings;
  const refusedSignIns = new RefusedSignIns(databases, logger);
  app.decorate('refusedSignIns', refusedSignIns);
  app.addHook('onClose', () => refusedSignIns.write());
  const observed = observe(app, { requests: door.requests, folder: exportsDir, readUnexpectedEnds });
  app.decorateRequest('graphContext');
  return contextOnce({
    ...databases,
    ...settings,
    ...{ snapshots, observed, refusedSignIns, callers: door.callers },
  });
}

async function mountRestWithEvents(
  { app, settings, snapshots, door, schema }: Server,
  asked: { createContext: CreateContext; publicCache: ReturnType<typeof mountResponseCache> },
): Promise<void> {
  const { databases, secrets, media, now, timeLimits } = settings;
  const { prisma, direct } = databases;
  const hub = new EventHub({ now });
  snapshots.onChanges((changes) => hub.take(changes));
  // Open event streams would keep the server from ending.
  door.drain.onBegin(() => hub.close());
  const identify = (header: string | undefined) =>
    authenticate(header, { prisma, direct, secrets, now: now() });
  await mountRest(app, {
    ...asked,
    ...{ schema, media, answerWithinMs: timeLimits.answer },
    events: { hub, direct, identify },
  });
}

/** Every address beside GraphQL and REST; the web app comes last, since it answers all that is left. */
async function mountPages(
  { app, settings, snapshots, door: { metrics } }: Server,
  createContext: CreateContext,
): Promise<void> {
  const { disk, media, exportsDir, metricsToken, now, publicUrl, webDir } = settings;
  const { prisma } = settings.databases;
  const formsTo = paymentForms(settings.demoPaymentsUrl);
  mountHealth(app, { prisma, snapshots, disk });
  mountMetrics(app, { metrics, token: metricsToken });
  for (const { mount } of modules) await mount?.(app, { prisma, media, exportsDir, createContext });
  mountCrawlerPages(app, { prisma, snapshots, now, publicUrl, webDir, formsTo });
  await mountMedia(app, media);
  await mountUploads(app, { media, createContext });
  await mountWeb(app, { webDir, formsTo });
}
