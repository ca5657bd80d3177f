import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { useTestServer } from '#graph/testing/server.ts';
import { cleanForwardedFor } from './forwardedFor.ts';
import { useListeningServer } from './testing/useListeningServer.ts';

const REQUESTS_PER_MINUTE = 3;
const server = useTestServer();
const listeningServer = useListeningServer(server, { requestsPerMinute: REQUESTS_PER_MINUTE });

function read(forwardedFor?: string) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: '127.0.0.1' });
  const request = new IncomingMessage(socket);
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor;
  cleanForwardedFor(request);
  return request.headers['x-forwarded-for'];
}

test.each([
  [undefined, undefined],
  ['198.51.100.1', '198.51.100.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['198.51.100.1, 10.0.0.1', '198.51.100.1, 10.0.0.1'],
  ['9.9.9.78:1234', '9.9.9.78'],
  ['[2001:db8::1]:443,10.0.0.1:80', '2001:db8::1, 10.0.0.1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['somebody', '127.0.0.1'],
  ['', '127.0.0.1'],
  ['a'.repeat(3000), '127.0.0.1'],
  ['9.9.9.999', '127.0.0.1'],
  ['[9.9.9.9]:1', '127.0.0.1'],
  ['somebody, 10.0.0.1', '10.0.0.1'],
  ['198.51.100.1, somebody, 10.0.0.1', '10.0.0.1'],
])('cleans %j to %j', (forwardedFor, addresses) => {
  expect(read(forwardedFor)).toBe(addresses);
});

test.each([
  ['a series of invalid addresses', (time: number) => `${'x'.repeat(time === 0 ? 3000 : time)}`],
  ['one address with changing ports', (time: number) => `9.9.9.78:${1000 + time}`],
])('counts %s as one client', async (_case, buildForwardedFor) => {
  const statuses: number[] = [];
  for (let time = 0; time <= REQUESTS_PER_MINUTE; time++) {
    const headers = { 'x-forwarded-for': buildForwardedFor(time) };
    statuses.push((await fetch(`${listeningServer.url}/api/orders`, { headers })).status);
  }
  expect(statuses).toEqual([...Array(REQUESTS_PER_MINUTE).fill(401), 429]);
});
