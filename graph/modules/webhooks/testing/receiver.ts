import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TestServer } from '#graph/testing/server.ts';
import { WebhookLanes } from '../webhookLanes.ts';

interface ReceivedWebhook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  // biome-ignore lint/suspicious/noExplicitAny: each test reads different fields.
  data: any;
  type: string;
}

export interface Receiver {
  url: string;
  received: ReceivedWebhook[];
  /** Writes the response; 200 by default. */
  respond: (receivedWebhook: ReceivedWebhook, response: ServerResponse) => void;
}

/** Starts a local receiver of webhooks. */
export function useReceiver(): Receiver {
  const receiver = {} as Receiver;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { type, data } = JSON.parse(body);
    const receivedWebhook = { path: request.url ?? '', headers: request.headers, body, data, type };
    receiver.received.push(receivedWebhook);
    receiver.respond(receivedWebhook, response);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    receiver.received = [];
    receiver.respond = (_webhook, response) => response.end('thanks');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
}

/** Runs one poll of the worker: sends the deliveries that are due by the server's clock. */
export async function deliverDue({ clock, app, ...server }: TestServer): Promise<void> {
  const lanes = new WebhookLanes({
    ...server,
    publicUrl: 'http://localhost:4000',
    log: app.log,
    outboundRules: { rules: { allowsLoopback: true } },
    now: () => clock.now,
  });
  await lanes.poll();
  await lanes.waitForLanes();
}
