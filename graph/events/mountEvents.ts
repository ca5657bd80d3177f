import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { forbidden } from '#graph/errors/httpError.ts';
import { SIGN_IN_OR_KEY, scopeMissing } from '#graph/errors/permissionErrors.ts';
import { STREAMING } from '#graph/http/admission/admitRequests.ts';
import { httpRefusal } from '#graph/http/httpErrors.ts';
import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import type { EventHub } from './eventHub.ts';
import { LISTENING_SCOPES, topicsFor } from './eventTopics.ts';
import { toNews } from './news.ts';
import { OpenStream } from './openStream.ts';
import { readMissed } from './readMissed.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether its answer goes on for as long as whoever asked stays, so that how long it took says nothing. */
    isLasting?: boolean;
  }
}

export interface EventOptions {
  hub: EventHub;
  direct: DirectDatabase;
  createContext: (request: FastifyRequest) => Promise<GraphContext>;
  /** Who a header speaks for now; nobody where it is no longer good. */
  identify: (header: string | undefined) => Promise<Pick<GraphContext, 'viewer' | 'apiKey'>>;
}

/** Browsers share one among their tabs; several browsers, and a program that comes again before its last is known to be gone. */
const MOST_OPEN = 10;
const COME_AGAIN_S = 30;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Whoever stands in front and gathers answers before they go on is asked not to.
  'x-accel-buffering': 'no',
};

/** `GET /admin/events`: what happens in the store as it happens, for the desk's tabs and for programs that cannot be called. */
export function mountEvents(rest: FastifyInstance, options: EventOptions) {
  const { hub, direct, createContext, identify } = options;
  const route = { compress: false, exposeHeadRoute: false, config: { isLasting: true } } as const;
  rest.get('/admin/events', route, async (request, reply) => {
    const context = await createContext(request);
    const topics = topicsFor(context);
    if (topics.length === 0) throw refusal(context);
    const { viewer, apiKey, now } = context;
    const owner = viewer ? `account:${viewer.id}` : `key:${apiKey?.id}`;
    if (hub.countOf(owner) >= MOST_OPEN) {
      const { message, params, reason } = new DomainError('TOO_MANY_STREAMS', { most: MOST_OPEN });
      throw httpRefusal(429, message, { reason, params, retryAfter: COME_AGAIN_S });
    }
    const { authorization = '' } = request.headers;
    const stream = new OpenStream({
      owner,
      authorization,
      topics,
      mayListen: async () => {
        const may = topicsFor(await identify(authorization));
        return topics.every((topic) => may.includes(topic));
      },
    });
    hub.add(stream);
    reply.raw.once('close', () => stream.body.destroy());
    stream.greet(now);

    const lastId = request.headers['last-event-id'];
    if (typeof lastId === 'string') {
      const missed = await readMissed(direct, { lastId, now });
      if (missed) stream.tell(toNews(missed), now);
      else stream.tellMissed(now);
    }
    reply.raw.emit(STREAMING);
    return reply.headers(HEADERS).send(stream.body);
  });
}

function refusal({ viewer, apiKey }: GraphContext) {
  if (!viewer && !apiKey) return httpRefusal(401, SIGN_IN_OR_KEY);
  return httpRefusal(403, apiKey ? scopeMissing(LISTENING_SCOPES) : forbidden().message);
}
