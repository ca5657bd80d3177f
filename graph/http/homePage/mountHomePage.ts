import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { startOfKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { isShown } from '#domain/content/publication.ts';
import { sha256 } from '#graph/access/sha256.ts';
import { isKnownTo } from '../isKnownTo.ts';
import { CachedResponse } from '../responseCache/cachedResponse.ts';
import { contentSecurityPolicy } from '../securityHeaders.ts';
import { type Answers, renderHomePage } from './renderHomePage.ts';

interface Options {
  /** Where else than here its forms may go. */
  formsTo?: readonly string[];
}

/** The app's page at `/`, with the home screen as every guest sees it first already in it. */
export function mountHomePage(app: FastifyInstance, webDir: string, { formsTo = [] }: Options = {}) {
  const toResponse = responder(formsTo);
  const shell = readFileSync(join(webDir, 'index.html'), 'utf8');
  const built = join(webDir, '../firstScreen');
  const current = existsSync(built)
    ? renderedPage(app, { shell, built, toResponse })
    : async () => toResponse(shell);

  app.get('/', async (request, reply) => {
    const page = await current();
    reply
      .headers(page.headers)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', page.etag);
    if (isKnownTo(request.headers, page.etag)) return reply.code(304).send();
    const { bytes, encoding } = await page.bytesFor(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(bytes);
  });
}

/** Nobody's page is older than this, as no other answer is; and a shop that sells all the time is not looked at all the time. */
const LOOK_EVERY_MS = 500;

interface Built {
  shell: string;
  /** The folder of what renders it. */
  built: string;
  toResponse: (html: string) => CachedResponse;
}

/**
 * Decides when the page is rendered: when the catalog's snapshot or the day is another, and what the page shows with it.
 * Where that fails, the page goes without it, and the app shows the screen itself.
 */
function renderedPage(app: FastifyInstance, { shell, built, toResponse }: Built) {
  const questions = JSON.parse(readFileSync(join(built, 'questions.json'), 'utf8'));
  const renderer = join(built, 'renderHome.js');
  let page = toResponse(shell);
  let shown = '';
  let looking: Promise<void> | null = null;
  let looked = { at: Number.NEGATIVE_INFINITY, state: '' };

  async function look(state: string) {
    looked = { at: Date.now(), state };
    try {
      const answers = await ask(app, questions);
      const next = JSON.stringify([answers, startOfKathmanduDay(new Date())]);
      if (next === shown) return;
      page = toResponse(await renderHomePage(answers, { shell: withHero(shell, answers), renderer }));
      shown = next;
    } catch (error) {
      app.log.error({ err: error }, 'The home screen could not be rendered.');
      page = toResponse(shell);
      shown = '';
      looked.state = '';
    } finally {
      looking = null;
    }
  }

  return async () => {
    const state = stateOf(app);
    if (state !== looked.state && Date.now() - looked.at >= LOOK_EVERY_MS) looking ??= look(state);
    await looking;
    return page;
  };
}

/** What the page asks for before it has read a line of script: the house's picture, in the app's build. */
const HOUSE_HERO = '/media/catalog/banner-home-hero.webp';

/** The page that asks for the picture which staff have put at the top of home instead. */
function withHero(shell: string, { home }: Answers): string {
  const { hero } = (home as { home?: { hero?: { image?: { url?: string } } } } | undefined)?.home ?? {};
  const url = hero?.image?.url;
  return url ? shell.replaceAll(HOUSE_HERO, url) : shell;
}

/** What the page was made of: the shop at a sequence, on a day, with what is shown by its date. */
function stateOf(app: FastifyInstance): string {
  const now = new Date();
  const current = app.snapshots.current;
  const shown = current?.content
    ? [...current.content.banners, ...current.content.rows, ...current.catalog.collections]
        .filter((one) => isShown(one, { at: now, drafts: false }))
        .map(({ id }) => id)
    : [];
  return `${current?.sequence} ${startOfKathmanduDay(now).getTime()} ${shown.join()}`;
}

/** Asks as a guest of the store would. */
async function ask(app: FastifyInstance, questions: Record<string, string>): Promise<Answers> {
  const answers = Object.entries(questions).map(async ([name, query]) => {
    const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query } });
    const { data, errors } = answer.json();
    if (errors || !data) throw new Error(`The home screen's question about its ${name} was not answered.`);
    return [name, data];
  });
  return Object.fromEntries(await Promise.all(answers));
}

function responder(formsTo: readonly string[]) {
  return (html: string) =>
    new CachedResponse({
      body: Buffer.from(html),
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy({ page: html, formsTo }),
      },
      etag: `W/"${sha256(html)}"`,
    });
}
