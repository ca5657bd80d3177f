import type { IncomingMessage } from 'node:http';

/** Paths whose GET does more than send a file. */
const WORK = ['/graphql', '/api', '/invoices', '/exports'];

/** Pages for crawlers and shared links, which only read from the database. */
const PAGES = /^\/(?:[pc]\/|sitemap)/;

type RequestLine = Pick<IncomingMessage, 'method' | 'url'>;

/** Returns true for requests that cost more than a file, a page or a health check. */
export function isExpensive({ method, url = '' }: RequestLine): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true;
  return WORK.some((beginning) => url.startsWith(beginning));
}

export function isPage({ url = '' }: RequestLine): boolean {
  return PAGES.test(url);
}
