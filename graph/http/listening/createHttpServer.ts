import { createServer, type RequestListener, type Server } from 'node:http';
import type { Trust } from '../clientAddress.ts';
import { readForwardedFor } from '../forwardedFor.ts';
import { boundConnections } from './connectionCounts.ts';
import type { Drain } from './drain.ts';
import type { TimeLimits } from './timeLimits.ts';

interface Options {
  timeLimits: TimeLimits;
  drain: Drain;
  /** How many connections one address may have open. */
  connectionsPerAddress: number;
  /** Of balancers, which bring everybody's connections. */
  trust: Trust;
}

const CHECK_EVERY_MS = 1000;

/** A server in which no client takes longer, or more, than is allowed. */
export function createHttpServer(
  { timeLimits, drain, connectionsPerAddress, trust }: Options,
  answer: RequestListener,
): Server {
  const server = createServer(
    {
      headersTimeout: timeLimits.headers,
      requestTimeout: timeLimits.request,
      keepAliveTimeout: timeLimits.keepAlive,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    (request, response) => {
      drain.mark(response);
      readForwardedFor(request);
      answer(request, response);
    },
  );
  server.setTimeout(timeLimits.silence);
  drain.follow(server);
  boundConnections(server, { most: connectionsPerAddress, isTrusted: (address) => trust(address, 0) });
  return server;
}
