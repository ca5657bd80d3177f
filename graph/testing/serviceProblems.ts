import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';

export type ServiceProblem = keyof typeof SERVICE_PROBLEMS;

/** A local service at `endpoint` that always fails in one way. */
export interface FaultyService {
  endpoint: string;
  close(): void;
}

/** HTTP services by problem. A client must handle each problem within a limited time. */
export const SERVICE_PROBLEMS = {
  'accepts connections and stays silent': () => listen(createSilentServer(), 'http'),
  'never finishes TLS': () => listen(createSilentServer(), 'https'),
  'refuses connections': async () => {
    const service = await listen(createSilentServer(), 'http');
    service.close();
    return { ...service, close: () => {} };
  },
  'fails with 500': () => listen(createErrorServer(500), 'http'),
  'refuses the key with 403': () => listen(createErrorServer(403), 'http'),
  'does not exist': () => listen(createErrorServer(404, 'NoSuchBucket'), 'http'),
  'sends one byte after the other': () => listen(createSlowServer(), 'http'),
  'breaks off in the middle': () => listen(createBreakingServer(), 'http'),
  'has a name that nobody knows': async () => ({ endpoint: 'http://bucket.invalid', close: () => {} }),
} as const satisfies Record<string, () => Promise<FaultyService>>;

const CONTENT_LENGTH = 100_000;
const HEADERS = { etag: '"one"', 'content-length': String(CONTENT_LENGTH), 'content-type': 'image/webp' };
const DRIP_INTERVAL_MS = 100;

function createSilentServer() {
  return createTcpServer(() => {});
}

function createErrorServer(status: number, code = 'No'): Server {
  return createServer((_request, response) => {
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code></Error>`);
  });
}

function createSlowServer(): Server {
  return createServer((_request, response) => {
    response.writeHead(200, HEADERS).flushHeaders();
    const dripInterval = setInterval(() => response.write('x'), DRIP_INTERVAL_MS);
    response.once('close', () => clearInterval(dripInterval));
  });
}

function createBreakingServer(): Server {
  return createServer((_request, response) => {
    response.writeHead(200, HEADERS).write('x', () => response.destroy());
  });
}

async function listen(
  server: ReturnType<typeof createSilentServer>,
  scheme: 'http' | 'https',
): Promise<FaultyService> {
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
