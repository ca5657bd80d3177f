import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createHttpRefusal } from '#graph/http/httpErrors.ts';
import { buildContentSecurityPolicy } from '#graph/http/securityHeaders.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { CatalogueSnapshots } from '#graph/snapshot/catalogueSnapshots.ts';
import { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';
import { buildCollectionPage } from './collectionPage.ts';
import { html } from './html.ts';
import { type CrawledPage, createPageRenderer } from './page.ts';
import { buildProductPage } from './productPage.ts';
import { buildCollectionSitemap, buildProductSitemap, buildSitemapIndex } from './sitemap.ts';

interface Services {
  prisma: PrismaClient;
  snapshots: CatalogueSnapshots;
  now: () => Date;
  publicUrl: string;
  webDir?: string | undefined;
  /** Additional origins to which the app's forms may submit. */
  formOrigins?: readonly string[];
}

type NamedRoute = { Params: { slug: string } };
type PageReader = (
  services: { prisma: PrismaClient; snapshot: SnapshotReader },
  target: { slug: string; publicUrl: string; storeName: string },
) => Promise<CrawledPage | null>;

const CACHE_CONTROL = 'public, max-age=300';

/**
 * Mounts pages for crawlers, which cannot follow the app's hash routes: `/p/<slug>`, `/c/<collection>`,
 * `/sitemap.xml` and `/robots.txt`.
 */
export function mountCrawlerPages(
  app: FastifyInstance,
  { prisma, snapshots, now, publicUrl, webDir, formOrigins }: Services,
) {
  const readSnapshot = async () =>
    new SnapshotReader(await snapshots.read(), { at: now(), includesDrafts: false });
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(`User-agent: *\nDisallow: /graphql\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    sendXml(reply, await buildSitemapIndex({ prisma, publicUrl })),
  );
  app.get('/sitemaps/collections.xml', async (_request, reply) =>
    sendXml(reply, await buildCollectionSitemap(await readSnapshot(), publicUrl)),
  );
  app.get<{ Params: { number: string } }>(
    '/sitemaps/products-:number(^[1-9]\\d{0,3}$).xml',
    async (request, reply) =>
      sendXml(reply, await buildProductSitemap({ prisma, publicUrl }, Number(request.params.number))),
  );

  if (!webDir || !existsSync(join(webDir, 'index.html'))) return;
  const renderPage = createPageRenderer(webDir);
  const serve = (path: string, { route, read }: { route: string; read: PageReader }) =>
    app.get<NamedRoute>(path, async (request, reply) => {
      const { slug } = request.params;
      const { name } = await readSettings(prisma);
      const crawledPage = await read(
        { prisma, snapshot: await readSnapshot() },
        { slug, publicUrl, storeName: name },
      );
      // The page was found at an earlier URL.
      if (crawledPage && crawledPage.url !== `${publicUrl}${path.replace(':slug', slug)}`)
        return reply
          .header('cache-control', CACHE_CONTROL)
          .redirect(`${new URL(crawledPage.url).pathname}${new URL(request.url, publicUrl).search}`, 301);
      const page = renderPage(
        crawledPage ??
          createNotFoundPage(`${publicUrl}${request.url}`, `${route}/${encodeURIComponent(slug)}`),
      );
      return reply
        .code(crawledPage ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', buildContentSecurityPolicy({ page, formOrigins }))
        .header('cache-control', CACHE_CONTROL)
        .send(page);
    });
  serve('/p/:slug', { route: '/products', read: buildProductPage });
  serve('/c/:slug', { route: '/collections', read: buildCollectionPage });
}

/** The app at the same route shows the not-found message in the store's wording. */
function createNotFoundPage(url: string, route: string): CrawledPage {
  const title = '404 - Page Not Found';
  return { title, description: title, url, route, kind: 'website', head: [], body: html`<h1>${title}</h1>` };
}

function sendXml(reply: FastifyReply, xml: string | null) {
  if (xml === null) throw createHttpRefusal(404, 'This sitemap does not exist.');
  return reply.type('application/xml; charset=utf-8').header('cache-control', CACHE_CONTROL).send(xml);
}
