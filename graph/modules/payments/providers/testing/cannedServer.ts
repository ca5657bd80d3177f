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

type CannedResponse = (response: ServerResponse, request: RecordedRequest) => void;

/** A provider that returns the given responses byte for byte, and records its requests. */
export function useCannedServer() {
  const requests: RecordedRequest[] = [];
  let cannedResponses: CannedResponse[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { method = '', url = '', headers } = request;
    const recordedRequest = { method, url, headers, body: Buffer.concat(parts).toString('utf8') };
    requests.push(recordedRequest);
    const cannedResponse = cannedResponses.length > 1 ? cannedResponses.shift() : cannedResponses[0];
    if (cannedResponse) cannedResponse(response, recordedRequest);
    else response.writeHead(503).end();
  });
  const cannedServer = {
    url: '',
    seen: requests,
    /** Sets the next responses; the last one is repeated. */
    respondWith(...newResponses: (CannedResponse | string | { status: number; text: string })[]): void {
      cannedResponses = newResponses.map(toCannedResponse);
    },
  };
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    cannedServer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    resetCircuits();
    requests.length = 0;
    cannedResponses = [];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return cannedServer;
}

function toCannedResponse(
  cannedReply: CannedResponse | string | { status: number; text: string },
): CannedResponse {
  if (typeof cannedReply === 'function') return cannedReply;
  const { status, text } = typeof cannedReply === 'string' ? { status: 200, text: cannedReply } : cannedReply;
  return (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(text);
}
