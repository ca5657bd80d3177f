import { expect, test } from 'vitest';
import { AddressRefused, publicAddress } from './publicAddress.ts';
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
  ['this machine, by another of its addresses', '127.9.9.9'],
  ['this machine, IPv6', '::1'],
  ['any address', '0.0.0.0'],
  ['any address, IPv6', '::'],
  ['a private network, 10/8', '10.1.2.3'],
  ['a private network, 172.16/12', '172.31.255.1'],
  ['a private network, 192.168/16', '192.168.1.1'],
  ['a private network, IPv6', 'fd12:3456:789a::1'],
  ['a link', '169.254.10.10'],
  ['link-local, IPv6', 'fe80::1'],
  ['the metadata of a cloud', '169.254.169.254'],
  ['the metadata of a cloud, IPv6', 'fd00:ec2::254'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['multicast', '224.0.0.251'],
  ['multicast, IPv6', 'ff02::1'],
  ['everybody', '255.255.255.255'],
  ['a reserved range', '240.0.0.1'],
  ['a benchmark', '198.18.0.1'],
  ['the documentation range', '203.0.113.7'],
  ['the documentation range, IPv6', '2001:db8::1'],
  ['a private address in IPv6', '::ffff:10.0.0.1'],
  ['this machine in IPv6', '::ffff:7f00:1'],
  ['an old form of IPv4 in IPv6', '::7f00:1'],
  ['a private address by 6to4', '2002:0a00:0001::1'],
  ['a private address by NAT64', '64:ff9b::0a00:1'],
  ['a private address by a NAT64 of the network', '64:ff9b:1::0a00:1'],
  ['a private address by Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
])('refuses %s, directly or resolved from a name: %s', async (_case, address) => {
  await expect(publicAddress(toUrl(address), { rules })).rejects.toThrow(AddressRefused);
  const lookup = createLookup(address);
  await expect(publicAddress(toUrl('erp.example.com'), { rules, lookup })).rejects.toThrow(AddressRefused);
});

test.each(['0x7f000001', '2130706433', '017700000001', '127.1', 'localhost', 'printer', 'db.internal'])(
  'refuses %s',
  async (host) => {
    await expect(publicAddress(toUrl(host), { rules, lookup: createLookup('8.8.8.8') })).rejects.toThrow(
      AddressRefused,
    );
  },
);

test.each(['8.8.8.8', '2606:4700:4700::1111'])('allows the public address %s', async (address) => {
  expect(await publicAddress(toUrl(address), { rules })).toBe(address);
  const lookup = createLookup(address);
  expect(await publicAddress(toUrl('erp.example.com'), { rules, lookup })).toBe(address);
});

test('refuses a name that also has a private address, and a name without addresses', async () => {
  for (const lookup of [
    createLookup('8.8.8.8', '10.0.0.1'),
    createLookup('10.0.0.1', '8.8.8.8'),
    createLookup(),
  ])
    await expect(publicAddress(toUrl('erp.example.com'), { rules, lookup })).rejects.toThrow(AddressRefused);
});

test('a store in local testing can call its own machine but no other in its network', async () => {
  const loopbackOptions = { rules: { allowsLoopback: true } };
  expect(await publicAddress(new URL('http://127.0.0.1:5000/'), loopbackOptions)).toBe('127.0.0.1');
  await expect(publicAddress(toUrl('10.0.0.1'), loopbackOptions)).rejects.toThrow(AddressRefused);
  const lookup = createLookup('10.0.0.1');
  await expect(publicAddress(toUrl('localhost'), { ...loopbackOptions, lookup })).rejects.toThrow(
    AddressRefused,
  );
});

test('checks an address with one DNS lookup, and refuses a name that now resolves to a private address', async () => {
  let lookupCount = 0;
  const lookup = async () => (++lookupCount === 1 ? ['8.8.8.8'] : ['127.0.0.1']);
  await publicAddress(toUrl('rebinding.example.com'), { rules, lookup });
  expect(lookupCount).toBe(1);
  const requestOptions = {
    method: 'POST',
    headers: {},
    body: '{}',
    signal: AbortSignal.timeout(5000),
  } as const;
  const pendingRequest = sendRequest(toUrl('rebinding.example.com'), requestOptions, { rules, lookup });
  await expect(pendingRequest).rejects.toThrow(AddressRefused);
});
