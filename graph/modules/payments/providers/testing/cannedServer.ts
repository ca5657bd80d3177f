import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { resetCircuits } from '#graph/outboundCalls/circuits.ts';

interface RecordedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = (response: ServerResponse, request: RecordedRequest) => void;

/** A provider that returns the given responses byte for byte, and records its requests. */
export function useCannedServer() {
  const requests: RecordedRequest[] = [];
  let answers: Answer[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { method = '', url = '', headers } = request;
    const recordedRequest = { method, url, headers, body: Buffer.concat(parts).toString('utf8') };
    requests.push(recordedRequest);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer) answer(response, recordedRequest);
    else response.writeHead(503).end();
  });
  const canned = {
    url: '',
    seen: requests,
    /** Sets the next responses; the last one is repeated. */
    respondWith(...next: (Answer | string | { status: number; text: string })[]): void {
      answers = next.map(toAnswer);
    },
  };
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    canned.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    resetCircuits();
    requests.length = 0;
    answers = [];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return canned;
}

function toAnswer(reply: Answer | string | { status: number; text: string }): Answer {
  if (typeof reply === 'function') return reply;
  const { status, text } = typeof reply === 'string' ? { status: 200, text: reply } : reply;
  return (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(text);
}
