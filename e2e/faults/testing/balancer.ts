import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { findFreePort } from '../../../scripts/lib/process/ports.mjs';

const PROBE_INTERVAL_MS = 200;
/** Long enough for a busy machine. */
const PROBE_TIMEOUT_MS = 10_000;

interface InstanceResponse {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/**
 * A load balancer. It polls the readiness of each instance five times a second, distributes requests among the ready
 * ones in rotation, and resends a failed request to the next instance.
 */
export class Balancer {
  readonly url: string;
  /** Number of requests resent because an instance refused them or closed the connection, by reason. */
  readonly resentCounts: Record<string, number> = {};
  readonly #ports: readonly number[];
  readonly #readyPorts = new Set<number>();
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server = createServer(
    (clientRequest, clientResponse) => void this.#serve(clientRequest, clientResponse),
  );
  readonly #timer: NodeJS.Timeout;
  #nextIndex = 0;

  private constructor(port: number, ports: readonly number[]) {
    this.url = `http://127.0.0.1:${port}`;
    this.#ports = ports;
    this.#timer = setInterval(() => this.#probeInstances(), PROBE_INTERVAL_MS);
  }

  static async open(ports: readonly number[]): Promise<Balancer> {
    const port = await findFreePort();
    const balancer = new Balancer(port, ports);
    await balancer.#probeInstances();
    await new Promise<void>((resolve) => balancer.#server.listen(port, '127.0.0.1', resolve));
    return balancer;
  }

  /** Returns true if the instance on that port receives requests. */
  isReceiving(port: number): boolean {
    return this.#readyPorts.has(port);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    this.#agent.destroy();
  }

  async #probeInstances(): Promise<void> {
    const probe = async (port: number) => {
      const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
      const probeResponse = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).catch(() => null);
      if (probeResponse?.ok) this.#readyPorts.add(port);
      else this.#readyPorts.delete(port);
    };
    await Promise.all(this.#ports.map(probe));
  }

  async #serve(clientRequest: IncomingMessage, clientResponse: ServerResponse): Promise<void> {
    const body = await buffer(clientRequest);
    let lastResponse: InstanceResponse = {
      status: 502,
      headers: {},
      body: Buffer.from('No instance is ready.'),
    };
    for (const port of this.#rotateReadyPorts()) {
      try {
        lastResponse = await this.#forward(port, clientRequest, body);
        if (lastResponse.status !== 503) break;
        this.#countResent('503');
      } catch (error) {
        this.#countResent((error as NodeJS.ErrnoException).code ?? String(error));
      }
    }
    const { connection: _instanceConnection, ...headers } = lastResponse.headers;
    clientResponse.writeHead(lastResponse.status, headers).end(lastResponse.body);
  }

  #rotateReadyPorts(): number[] {
    const readyPorts = this.#ports.filter((port) => this.#readyPorts.has(port));
    const firstIndex = this.#nextIndex++ % Math.max(1, readyPorts.length);
    return [...readyPorts.slice(firstIndex), ...readyPorts.slice(0, firstIndex)];
  }

  #forward(
    port: number,
    { method, url: path, headers }: IncomingMessage,
    body: Buffer,
  ): Promise<InstanceResponse> {
    return new Promise((resolve, reject) => {
      const { connection: _clientConnection, ...forwardedHeaders } = headers;
      const options = {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: forwardedHeaders,
        agent: this.#agent,
      };
      request(options, (response) => {
        const { statusCode: status = 502, headers } = response;
        buffer(response).then((body) => resolve({ status, headers, body }), reject);
      })
        .once('error', reject)
        .end(body);
    });
  }

  #countResent(reason: string): void {
    this.resentCounts[reason] = (this.resentCounts[reason] ?? 0) + 1;
  }
}
