import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TestServer } from '#graph/testing/server.ts';
import { WebhookLanes } from '../webhookLanes.ts';

interface Letter {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  // biome-ignore lint/suspicious/noExplicitAny: what is read of it differs from test to test.
  data: any;
  type: string;
}

export interface Receiver {
  url: string;
  letters: Letter[];
  /** What it answers; 200 where nothing else is said. */
  answer: (letter: Letter, response: ServerResponse) => void;
}

/** A program on this machine that takes what it is sent. */
export function useReceiver(): Receiver {
  const receiver = {} as Receiver;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { type, data } = JSON.parse(body);
    const letter = { path: request.url ?? '', headers: request.headers, body, data, type };
    receiver.letters.push(letter);
    receiver.answer(letter, response);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    receiver.letters = [];
    receiver.answer = (_letter, response) => response.end('thanks');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
}

/** Delivers what is due by the server's clock, as its worker would at one look. */
export async function deliverDue({ clock, app, ...server }: TestServer): Promise<void> {
  const lanes = new WebhookLanes({
    ...server,
    publicUrl: 'http://localhost:4000',
    log: app.log,
    reaching: { rules: { toLoopback: true } },
    now: () => clock.now,
  });
  await lanes.look();
  await lanes.empty();
}
