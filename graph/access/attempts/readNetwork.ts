import { isIPv6 } from 'node:net';

/** What one client can send from at will: an IPv4 address, or of IPv6 the /64 that every connection is given. */
export function readNetwork(ip: string): string {
  const short = readIpv4(ip);
  if (short !== null) return short;
  return `${toGroups(ip).slice(0, 4).join(':')}::/64`;
}

/** The networks around it that one provider hands out: of IPv4 the /24, of IPv6 the /48. */
export function readNeighbourhood(ip: string): string {
  const short = readIpv4(ip);
  if (short !== null) return short.replace(/\.\d+$/, '.0/24');
  return `${toGroups(ip).slice(0, 3).join(':')}::/48`;
}

/** Null for what is no address of IPv4, nor one in the dress of IPv6. */
function readIpv4(ip: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  return mapped ?? (isIPv6(ip) ? null : ip);
}

/** The eight groups of an IPv6 address, without leading zeros. */
function toGroups(ip: string): string[] {
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const between = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(between).fill('0'), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
