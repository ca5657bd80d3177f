import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { readEnv } from '#graph/env.ts';
import { createClientKeyReader, createTrustCheck } from './clientAddress.ts';

function getClientKey(trustedProxies: string[], remoteAddress: string, forwardedFor?: string): string {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor;
  return createClientKeyReader(createTrustCheck(trustedProxies))(request);
}

describe('the client address', () => {
  test.each([
    ['the sender', ['loopback'], '203.0.113.9', undefined, '203.0.113.9'],
    ['the sender, whatever the header contains', ['loopback'], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    [
      'the client reported by a local load balancer',
      ['loopback'],
      '127.0.0.1',
      '198.51.100.1',
      '198.51.100.1',
    ],
    [
      'the last client reported by the load balancer',
      ['loopback'],
      '127.0.0.1',
      '1.2.3.4, 198.51.100.1',
      '198.51.100.1',
    ],
    ['an untrusted private load balancer', ['loopback'], '10.1.2.3', '198.51.100.1', '10.1.2.3'],
    ['the client reported by a trusted network', ['10.0.0.0/8'], '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    [
      'the client behind two trusted load balancers',
      ['10.0.0.0/8', '192.0.2.7'],
      '10.1.2.3',
      '6.6.6.6, 198.51.100.1, 192.0.2.7',
      '198.51.100.1',
    ],
    ['the network of an IPv6 sender', ['loopback'], '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::'],
  ])('is that of %s', (_caller, trustedProxies, sender, forwardedFor, expected) => {
    expect(getClientKey(trustedProxies, sender, forwardedFor)).toBe(expected);
  });
});

describe('TRUSTED_PROXIES', () => {
  const read = (proxyList: string) =>
    readEnv({ DATABASE_URL: 'mysql://u@h/d', TRUSTED_PROXIES: proxyList }).TRUSTED_PROXIES;

  test('is a list, or this machine if empty', () => {
    expect(read('127.0.0.1, 10.0.0.0/8')).toEqual(['127.0.0.1', '10.0.0.0/8']);
    expect(read('')).toEqual(['loopback']);
  });

  test.each(['10.0.0.0/99', '0.0.0.0/0', 'anybody', '127.0.0.1,'])('refuses %s', (proxyList) => {
    expect(() => read(proxyList)).toThrow(
      /TRUSTED_PROXIES must be IP addresses and networks separated by commas/,
    );
  });
});

test('an invalid REDIS_URL is refused with a message', () => {
  expect(() => readEnv({ DATABASE_URL: 'mysql://u@h/d', REDIS_URL: 'localhost:6379' })).toThrow(
    /REDIS_URL must be a Redis URL/,
  );
});
