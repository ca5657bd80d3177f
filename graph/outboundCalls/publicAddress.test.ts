import { expect, test } from 'vitest';
import { AddressRefusedError, resolvePublicAddress } from './publicAddress.ts';
import { sendRequest } from './sendRequest.ts';

const rules = { allowsLoopback: false };
const toUrl = (address: string) =>
  new URL(`https://${address.includes(':') ? `[${address}]` : address}/hooks`);
const createLookup =
  (...addresses: string[]) =>
  async () =>
    addresses;

test.each([
  ['this machine', '127.0.0.1'],
  ['this machine, at another loopback address', '127.9.9.9'],
  ['this machine, IPv6', '::1'],
  ['the unspecified address', '0.0.0.0'],
  ['the unspecified address, IPv6', '::'],
  ['a private network, 10/8', '10.1.2.3'],
  ['a private network, 172.16/12', '172.31.255.1'],
  ['a private network, 192.168/16', '192.168.1.1'],
  ['a private network, IPv6', 'fd12:3456:789a::1'],
  ['a link-local address', '169.254.10.10'],
  ['a link-local address, IPv6', 'fe80::1'],
  ['a cloud metadata service', '169.254.169.254'],
  ['a cloud metadata service, IPv6', 'fd00:ec2::254'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['multicast', '224.0.0.251'],
  ['multicast, IPv6', 'ff02::1'],
  ['the broadcast address', '255.255.255.255'],
  ['a reserved range', '240.0.0.1'],
  ['the benchmarking range', '198.18.0.1'],
  ['the documentation range', '203.0.113.7'],
  ['the documentation range, IPv6', '2001:db8::1'],
  ['a private address in IPv6', '::ffff:10.0.0.1'],
  ['this machine in IPv6', '::ffff:7f00:1'],
  ['a deprecated form of IPv4 in IPv6', '::7f00:1'],
  ['a private address through 6to4', '2002:0a00:0001::1'],
  ['a private address through NAT64', '64:ff9b::0a00:1'],
  ['a private address through local NAT64', '64:ff9b:1::0a00:1'],
  ['a private address through Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
])('refuses %s, directly or resolved from a name: %s', async (_case, address) => {
  await expect(resolvePublicAddress(toUrl(address), { rules })).rejects.toThrow(AddressRefusedError);
  const lookup = createLookup(address);
  await expect(resolvePublicAddress(toUrl('erp.example.com'), { rules, lookup })).rejects.toThrow(
    AddressRefusedError,
  );
});

test.each(['0x7f000001', '2130706433', '017700000001', '127.1', 'localhost', 'printer', 'db.internal'])(
  'refuses %s',
  async (host) => {
    await expect(
      resolvePublicAddress(toUrl(host), { rules, lookup: createLookup('8.8.8.8') }),
    ).rejects.toThrow(AddressRefusedError);
  },
);

test.each(['8.8.8.8', '2606:4700:4700::1111'])('allows the public address %s', async (address) => {
  expect(await resolvePublicAddress(toUrl(address), { rules })).toBe(address);
  const lookup = createLookup(address);
  expect(await resolvePublicAddress(toUrl('erp.example.com'), { rules, lookup })).toBe(address);
});

test('refuses a name that also has a private address, and a name without addresses', async () => {
  for (const lookup of [
    createLookup('8.8.8.8', '10.0.0.1'),
    createLookup('10.0.0.1', '8.8.8.8'),
    createLookup(),
  ])
    await expect(resolvePublicAddress(toUrl('erp.example.com'), { rules, lookup })).rejects.toThrow(
      AddressRefusedError,
    );
});

test('a store in local testing can call its own machine but no other in its network', async () => {
  const loopbackOptions = { rules: { allowsLoopback: true } };
  expect(await resolvePublicAddress(new URL('http://127.0.0.1:5000/'), loopbackOptions)).toBe('127.0.0.1');
  await expect(resolvePublicAddress(toUrl('10.0.0.1'), loopbackOptions)).rejects.toThrow(AddressRefusedError);
  const lookup = createLookup('10.0.0.1');
  await expect(resolvePublicAddress(toUrl('localhost'), { ...loopbackOptions, lookup })).rejects.toThrow(
    AddressRefusedError,
  );
});

test('checks an address with one DNS lookup, and refuses a name that now resolves to a private address', async () => {
  let lookupCount = 0;
  const lookup = async () => (++lookupCount === 1 ? ['8.8.8.8'] : ['127.0.0.1']);
  await resolvePublicAddress(toUrl('rebinding.example.com'), { rules, lookup });
  expect(lookupCount).toBe(1);
  const requestOptions = {
    method: 'POST',
    headers: {},
    body: '{}',
    signal: AbortSignal.timeout(5000),
  } as const;
  const pendingRequest = sendRequest(toUrl('rebinding.example.com'), requestOptions, { rules, lookup });
  await expect(pendingRequest).rejects.toThrow(AddressRefusedError);
});
