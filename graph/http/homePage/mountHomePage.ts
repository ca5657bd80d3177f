import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { startOfKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { isShown } from '#domain/content/publication.ts';
import { sha256 } from '#graph/access/sha256.ts';
import { matchesEtag } from '../matchesEtag.ts';
import { CachedResponse } from '../responseCache/cachedResponse.ts';
import { buildContentSecurityPolicy } from '../securityHeaders.ts';
import { type QueryResults, renderHomePage } from './renderHomePage.ts';

interface Options {
  /** Additional origins to which the page's forms may submit. */
  formOrigins?: readonly string[];
}

/** Serves the app's page at `/` with a guest's home screen already rendered. */
export function mountHomePage(app: FastifyInstance, webDir: string, { formOrigins = [] }: Options = {}) {
  const toResponse = createResponseFactory(formOrigins);
  const shell = readFileSync(join(webDir, 'index.html'), 'utf8');
  const rendererDir = join(webDir, '../firstScreen');
  const getPage = existsSync(rendererDir)
    ? createPageRenderer(app, { shell, rendererDir, toResponse })
    : async () => toResponse(shell);

  app.get('/', async (request, reply) => {
    const page = await getPage();
    reply
      .headers(page.headers)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', page.etag);
    if (matchesEtag(request.headers, page.etag)) return reply.code(304).send();
    const { bytes, encoding } = await page.getBytes(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(bytes);
  });
}

/**
 * Maximum age of the page in ms, as for other cached responses. While the shop is busy, it limits how often the page is
 * checked for changes.
 */
const CHECK_INTERVAL_MS = 500;

interface RenderOptions {
  shell: string;
  /** Folder of the renderer. */
  rendererDir: string;
  toResponse: (html: string) => CachedResponse;
}

/**
 * Renders the page again if the catalogue snapshot, the day or the published content has changed and the query results
 * differ. If rendering fails, the page is served without the home screen, which the app then renders in the browser.
 */
function createPageRenderer(app: FastifyInstance, { shell, rendererDir, toResponse }: RenderOptions) {
  const queries = JSON.parse(readFileSync(join(rendererDir, 'questions.json'), 'utf8'));
  const rendererPath = join(rendererDir, 'renderHome.js');
  let page = toResponse(shell);
  let visibleContent = '';
  let pendingRender: Promise<void> | null = null;
  let lastCheck = { at: Number.NEGATIVE_INFINITY, state: '' };

  async function renderIfChanged(state: string) {
    lastCheck = { at: Date.now(), state };
    try {
      const queryResults = await runQueries(app, queries);
      const nextData = JSON.stringify([queryResults, startOfKathmanduDay(new Date())]);
      if (nextData === visibleContent) return;
      page = toResponse(
        await renderHomePage(queryResults, {
          shell: preloadHero(shell, queryResults),
          renderer: rendererPath,
        }),
      );
      visibleContent = nextData;
    } catch (error) {
      app.log.error({ err: error }, 'The home screen could not be rendered.');
      page = toResponse(shell);
      visibleContent = '';
      lastCheck.state = '';
    } finally {
      pendingRender = null;
    }
  }

  return async () => {
    const state = getInputKey(app);
    if (state !== lastCheck.state && Date.now() - lastCheck.at >= CHECK_INTERVAL_MS)
      pendingRender ??= renderIfChanged(state);
    await pendingRender;
    return page;
  };
}

/** Image that the page preloads: the default hero image of the build. */
const DEFAULT_HERO = '/media/catalog/banner-home-hero.webp';

/** Preloads the hero image chosen by staff instead. */
function preloadHero(shell: string, { home }: QueryResults): string {
  const { hero } = (home as { home?: { hero?: { image?: { url?: string } } } } | undefined)?.home ?? {};
  const url = hero?.image?.url;
  return url ? shell.replaceAll(DEFAULT_HERO, url) : shell;
}

/** Returns a key of the page's inputs: the snapshot's sequence, the day and the content published now. */
function getInputKey(app: FastifyInstance): string {
  const now = new Date();
  const snapshot = app.snapshots.current;
  const visibleContent = snapshot?.content
    ? [...snapshot.content.banners, ...snapshot.content.rows, ...snapshot.catalog.collections]
        .filter((entry) => isShown(entry, { at: now, includesDrafts: false }))
        .map(({ id }) => id)
    : [];
  return `${snapshot?.sequence} ${startOfKathmanduDay(now).getTime()} ${visibleContent.join()}`;
}

/** Runs the queries as a guest. */
async function runQueries(app: FastifyInstance, queries: Record<string, string>): Promise<QueryResults> {
  const queryResults = Object.entries(queries).map(async ([name, query]) => {
    const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query } });
    const { data, errors } = response.json();
    if (errors || !data) throw new Error(`The home screen's query ${name} failed.`);
    return [name, data];
  });
  return Object.fromEntries(await Promise.all(queryResults));
}

function createResponseFactory(formOrigins: readonly string[]) {
  return (html: string) =>
    new CachedResponse({
      body: Buffer.from(html),
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': buildContentSecurityPolicy({ page: html, formOrigins }),
      },
      etag: `W/"${sha256(html)}"`,
    });
}
