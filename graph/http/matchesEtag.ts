import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns true if the client has the version with this etag. It can name several, weak or strong (RFC 9110, 13.1.2).
 */
export function matchesEtag({ 'if-none-match': known }: IncomingHttpHeaders, etag: string): boolean {
  if (known === undefined || known === etag) return known !== undefined;
  if (known.trim() === '*') return true;
  return known.split(',').some((one) => withoutWeakness(one.trim()) === withoutWeakness(etag));
}

function withoutWeakness(etag: string): string {
  return etag.replace(/^W\//, '');
}
