import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { createForbiddenError } from '#graph/errors/httpError.ts';
import { getMissingScopeMessage, SIGN_IN_OR_KEY } from '#graph/errors/permissionErrors.ts';
import { STREAMING } from '#graph/http/admission/admitRequests.ts';
import { createHttpRefusal } from '#graph/http/httpErrors.ts';
import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { EventStream } from './eventStream.ts';
import { EVENT_SCOPES, listTopics } from './eventTopics.ts';
import { toLiveUpdates } from './liveUpdate.ts';
import type { LiveUpdateHub } from './liveUpdateHub.ts';
import { readMissedChanges } from './readMissedChanges.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the response stays open until the client disconnects, so its duration is not measured. */
    isLasting?: boolean;
  }
}

export interface EventOptions {
  hub: LiveUpdateHub;
  direct: DirectDatabase;
  createContext: (request: FastifyRequest) => Promise<GraphContext>;
  /** Resolves an Authorization header to its current caller; to a guest if it is no longer valid. */
  identify: (header: string | undefined) => Promise<Pick<GraphContext, 'viewer' | 'apiKey'>>;
}

/**
 * Maximum number of open streams per account or key. The tabs of a browser share one; the limit allows for several browsers
 * and for reconnects before the old stream is closed.
 */
const MAX_OPEN_STREAMS = 10;
const RETRY_AFTER_S = 30;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Prevents proxies from buffering the response.
  'x-accel-buffering': 'no',
};

/** Mounts `GET /admin/events`: live updates for the back office and for integrations that cannot receive webhooks. */
export function mountEvents(restApp: FastifyInstance, options: EventOptions) {
  const { hub, direct, createContext, identify } = options;
  const route = { compress: false, exposeHeadRoute: false, config: { isLasting: true } } as const;
  restApp.get('/admin/events', route, async (request, reply) => {
    const context = await createContext(request);
    const topics = listTopics(context);
    if (topics.length === 0) throw createRefusal(context);
    const { viewer, apiKey, now } = context;
    const owner = viewer ? `account:${viewer.id}` : `key:${apiKey?.id}`;
    if (hub.countOpenStreams(owner) >= MAX_OPEN_STREAMS) {
      const { message, params, reason } = new DomainError('TOO_MANY_STREAMS', { most: MAX_OPEN_STREAMS });
      throw createHttpRefusal(429, message, { reason, params, retryAfter: RETRY_AFTER_S });
    }
    const { authorization = '' } = request.headers;
    const stream = new EventStream({
      owner,
      authorization,
      topics,
      canListen: async () => {
        const allowedTopics = listTopics(await identify(authorization));
        return topics.every((topic) => allowedTopics.includes(topic));
      },
    });
    hub.add(stream);
    reply.raw.once('close', () => stream.body.destroy());
    stream.sendOpenEvent(now);

    const lastId = request.headers['last-event-id'];
    if (typeof lastId === 'string') {
      const missedChanges = await readMissedChanges(direct, { lastId, now });
      if (missedChanges) stream.sendUpdates(toLiveUpdates(missedChanges), now);
      else stream.sendMissedEvent(now);
    }
    reply.raw.emit(STREAMING);
    return reply.headers(HEADERS).send(stream.body);
  });
}

function createRefusal({ viewer, apiKey }: GraphContext) {
  if (!viewer && !apiKey) return createHttpRefusal(401, SIGN_IN_OR_KEY);
  return createHttpRefusal(
    403,
    apiKey ? getMissingScopeMessage(EVENT_SCOPES) : createForbiddenError().message,
  );
}
