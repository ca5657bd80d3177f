import { createServer, type RequestListener, type Server } from 'node:http';
import type { TrustCheck } from '../clientAddress.ts';
import { cleanForwardedFor } from '../forwardedFor.ts';
import { limitConnections } from './connectionCounts.ts';
import type { Drain } from './serverDrain.ts';
import type { TimeLimits } from './timeLimits.ts';

interface Options {
  timeLimits: TimeLimits;
  drain: Drain;
  /** Maximum number of open connections per address. */
  connectionsPerAddress: number;
  /** Trusted load balancers, which forward the connections of all clients. */
  trust: TrustCheck;
}

const CHECK_INTERVAL_MS = 1000;

/** Returns a server that limits the time each client can take and the number of its connections. */
export function createHttpServer(
  { timeLimits, drain, connectionsPerAddress, trust }: Options,
  handler: RequestListener,
): Server {
  const server = createServer(
    {
      headersTimeout: timeLimits.headers,
      requestTimeout: timeLimits.request,
      keepAliveTimeout: timeLimits.keepAlive,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
    },
    (request, response) => {
      drain.closeAfterResponse(response);
      cleanForwardedFor(request);
      handler(request, response);
    },
  );
  server.setTimeout(timeLimits.silence);
  drain.follow(server);
  limitConnections(server, {
    maxConnections: connectionsPerAddress,
    isTrusted: (address) => trust(address, 0),
  });
  return server;
}
