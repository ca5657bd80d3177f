import { createServer, type RequestListener, type Server } from 'node:http';
import { boundConnections } from './connectionCounts.ts';
import type { Drain } from './drain.ts';
import { TIME_LIMITS } from './timeLimits.ts';

interface Options {
  drain: Drain;
  /** How many connections one address may have open. */
  connectionsPerAddress: number;
  isTrustedProxy: (address: string) => boolean;
}

const CHECK_EVERY_MS = 1000;

/** A server in which no client takes longer, or more, than is allowed. */
export function createHttpServer(
  { drain, connectionsPerAddress, isTrustedProxy }: Options,
  answer: RequestListener,
): Server {
  const server = createServer(
    {
      headersTimeout: TIME_LIMITS.headers,
      requestTimeout: TIME_LIMITS.request,
      keepAliveTimeout: TIME_LIMITS.keepAlive,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    (request, response) => {
      drain.mark(response);
      answer(request, response);
    },
  );
  server.setTimeout(TIME_LIMITS.silence);
  drain.follow(server);
  boundConnections(server, { most: connectionsPerAddress, isTrusted: isTrustedProxy });
  return server;
}
