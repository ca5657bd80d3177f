import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns true if the client has the version with this etag. The client can name several etags, weak or strong (RFC
 * 9110, 13.1.2).
 */
export function matchesEtag({ 'if-none-match': ifNoneMatch }: IncomingHttpHeaders, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch !== undefined;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((entry) => stripWeakPrefix(entry.trim()) === stripWeakPrefix(etag));
}

function stripWeakPrefix(etag: string): string {
  return etag.replace(/^W\//, '');
}
