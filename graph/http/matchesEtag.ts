import type { IncomingHttpHeaders } from 'node:http';

/** Whether a client has the bytes of this etag already: it may name several, weak or strong alike (RFC 9110, 13.1.2). */
export function isKnownTo({ 'if-none-match': known }: IncomingHttpHeaders, etag: string): boolean {
  if (known === undefined || known === etag) return known !== undefined;
  if (known.trim() === '*') return true;
  return known.split(',').some((one) => withoutWeakness(one.trim()) === withoutWeakness(etag));
}

function withoutWeakness(etag: string): string {
  return etag.replace(/^W\//, '');
}
