// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Connection } from './connection.mjs';
import { toRequest } from './request.mjs';

/** @type {import('node:http').Server} */
let server;
/** @type {Connection} */
let connection;
/** @type {(body: string, headers: import('node:http').IncomingHttpHeaders) => { status?: number, parts: string[] }} */
let answer;

beforeEach(async () => {
  server = createServer(async (request, response) => {
    const { status = 200, parts } = answer(await toText(request), request.headers);
    response.writeHead(status, { 'content-length': Buffer.byteLength(parts.join('')) });
    for (const part of parts) await new Promise((written) => response.write(part, written));
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  connection = new Connection(typeof address === 'object' && address ? address.port : 0);
});

afterEach(() => {
  connection.close();
  server.close();
});

test('an answer of data is told from errors, with its status and length', async () => {
  answer = (body) => ({ parts: [`{"data":{"asked":${body}}}`] });
  expect(await connection.send(toRequest('1'))).toEqual({ status: 200, bytes: 20, isData: true });

  answer = () => ({ status: 429, parts: ['{"errors":[]}'] });
  expect(await connection.send(toRequest('1'))).toEqual({ status: 429, bytes: 13, isData: false });
});

test('an answer that comes in pieces is one', async () => {
  const long = 'नमस्ते'.repeat(20_000);
  answer = () => ({ parts: ['{"data":"', long, '"}'] });
  const { bytes } = await connection.send(toRequest('1'));
  expect(bytes).toBe(Buffer.byteLength(long) + 11);
  expect(connection.body.toString()).toBe(`{"data":"${long}"}`);
});

test('a request says where it comes from, and who asks', async () => {
  /** @type {import('node:http').IncomingHttpHeaders} */
  let seen = {};
  answer = (_body, headers) => {
    seen = headers;
    return { parts: ['{}'] };
  };
  await connection.send(toRequest('{}', { from: 258, token: 'secret' }));
  expect(seen).toMatchObject({
    'x-forwarded-for': '10.0.1.2',
    authorization: 'Bearer secret',
  });
});

test('a server that ends is no answer', async () => {
  answer = () => {
    server.closeAllConnections();
    return { parts: [] };
  };
  await expect(connection.send(toRequest('1'))).rejects.toThrow();
  await expect(connection.send(toRequest('1'))).rejects.toThrow('has closed');
});

/** @param {import('node:http').IncomingMessage} request */
async function toText(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
