import { isIPv6 } from 'node:net';

/** Returns the range one client can freely choose addresses from: an IPv4 address, or the /64 of an IPv6 address. */
export function readNetwork(ip: string): string {
  const ipv4 = readIpv4(ip);
  if (ipv4 !== null) return ipv4;
  return `${toGroups(ip).slice(0, 4).join(':')}::/64`;
}

/** Returns the range that one provider assigns: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function readNeighbourhood(ip: string): string {
  const ipv4 = readIpv4(ip);
  if (ipv4 !== null) return ipv4.replace(/\.\d+$/, '.0/24');
  return `${toGroups(ip).slice(0, 3).join(':')}::/48`;
}

/** Returns null if the address is neither IPv4 nor IPv4 mapped to IPv6. */
function readIpv4(ip: string): string | null {
  const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  return mappedIpv4 ?? (isIPv6(ip) ? null : ip);
}

/** Returns the eight groups of an IPv6 address, without leading zeros. */
function toGroups(ip: string): string[] {
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const missingCount = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(missingCount).fill('0'), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
