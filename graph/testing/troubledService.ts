import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';

export type ServiceProblem = keyof typeof SERVICE_PROBLEMS;

/** A local service with one problem, at `endpoint`. */
export interface FaultyService {
  endpoint: string;
  close(): void;
}

/** HTTP services by problem. A client must handle each of them in bounded time. */
export const SERVICE_PROBLEMS = {
  'accepts connections and stays silent': () => listen(silent(), 'http'),
  'never finishes TLS': () => listen(silent(), 'https'),
  'refuses connections': async () => {
    const service = await listen(silent(), 'http');
    service.close();
    return { ...service, close: () => {} };
  },
  'fails with 500': () => listen(answering(500), 'http'),
  'refuses the key with 403': () => listen(answering(403), 'http'),
  'does not exist': () => listen(answering(404, 'NoSuchBucket'), 'http'),
  'sends one byte after the other': () => listen(dripping(), 'http'),
  'breaks off in the middle': () => listen(breaking(), 'http'),
  'has a name that nobody knows': async () => ({ endpoint: 'http://bucket.invalid', close: () => {} }),
} as const satisfies Record<string, () => Promise<FaultyService>>;

const LENGTH = 100_000;
const HEADERS = { etag: '"one"', 'content-length': String(LENGTH), 'content-type': 'image/webp' };
const DRIP_INTERVAL_MS = 100;

function silent() {
  return createTcpServer(() => {});
}

function answering(status: number, code = 'No'): Server {
  return createServer((_request, response) => {
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code></Error>`);
  });
}

function dripping(): Server {
  return createServer((_request, response) => {
    response.writeHead(200, HEADERS).flushHeaders();
    const drip = setInterval(() => response.write('x'), DRIP_INTERVAL_MS);
    response.once('close', () => clearInterval(drip));
  });
}

function breaking(): Server {
  return createServer((_request, response) => {
    response.writeHead(200, HEADERS).write('x', () => response.destroy());
  });
}

async function listen(server: ReturnType<typeof silent>, scheme: 'http' | 'https'): Promise<FaultyService> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
