import type { IncomingMessage } from 'node:http';

/** Where a GET is answered by more than a file. */
const WORK = ['/graphql', '/api', '/invoices', '/exports'];

/** Pages for crawlers and those who follow a link that was shared: read from the database, and nothing beside. */
const PAGES = /^\/(?:[pc]\/|sitemap)/;

type Asked = Pick<IncomingMessage, 'method' | 'url'>;

/** Whether it takes more than a file, a page or a look at the server's health does. */
export function isWork({ method, url = '' }: Asked): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true;
  return WORK.some((beginning) => url.startsWith(beginning));
}

export function isPage({ url = '' }: Asked): boolean {
  return PAGES.test(url);
}
