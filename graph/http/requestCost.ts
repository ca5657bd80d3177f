import type { IncomingMessage } from 'node:http';

/** Paths whose GET does more than send a file. */
const EXPENSIVE_PATHS = ['/graphql', '/api', '/invoices', '/exports'];

/** Pages for crawlers and shared links, which only read from the database. */
const PAGE_PATHS = /^\/(?:[pc]\/|sitemap)/;

type RequestLine = Pick<IncomingMessage, 'method' | 'url'>;

/** Returns true for requests that cost more than a file, a page or a health check. */
export function isExpensive({ method, url = '' }: RequestLine): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true;
  return EXPENSIVE_PATHS.some((pathPrefix) => url.startsWith(pathPrefix));
}

export function isPage({ url = '' }: RequestLine): boolean {
  return PAGE_PATHS.test(url);
}
