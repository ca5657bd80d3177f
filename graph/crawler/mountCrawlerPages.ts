import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { httpRefusal } from '#graph/http/httpErrors.ts';
import { contentSecurityPolicy } from '#graph/http/securityHeaders.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { CatalogueSnapshots } from '#graph/snapshot/catalogueSnapshots.ts';
import { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';
import { collectionPage } from './collectionPage.ts';
import { html } from './html.ts';
import { type CrawledPage, createPageRenderer } from './page.ts';
import { productPage } from './productPage.ts';
import { collectionSitemap, productSitemap, sitemapIndex } from './sitemap.ts';

interface Services {
  prisma: PrismaClient;
  snapshots: CatalogueSnapshots;
  now: () => Date;
  publicUrl: string;
  webDir?: string | undefined;
  /** Additional origins to which the app's forms may submit. */
  formsTo?: readonly string[];
}

type NamedRoute = { Params: { slug: string } };
type ReadPage = (
  services: { prisma: PrismaClient; snapshot: SnapshotReader },
  target: { slug: string; publicUrl: string; storeName: string },
) => Promise<CrawledPage | null>;

const FIVE_MINUTES = 'public, max-age=300';

/**
 * Mounts pages for crawlers, which cannot follow the app's hash routes: `/p/<slug>`, `/c/<collection>`,
 * `/sitemap.xml` and `/robots.txt`.
 */
export function mountCrawlerPages(
  app: FastifyInstance,
  { prisma, snapshots, now, publicUrl, webDir, formsTo }: Services,
) {
  const readShop = async () =>
    new SnapshotReader(await snapshots.read(), { at: now(), includesDrafts: false });
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', FIVE_MINUTES)
      .send(`User-agent: *\nDisallow: /graphql\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    sendXml(reply, await sitemapIndex({ prisma, publicUrl })),
  );
  app.get('/sitemaps/collections.xml', async (_request, reply) =>
    sendXml(reply, await collectionSitemap(await readShop(), publicUrl)),
  );
  app.get<{ Params: { number: string } }>(
    '/sitemaps/products-:number(^[1-9]\\d{0,3}$).xml',
    async (request, reply) =>
      sendXml(reply, await productSitemap({ prisma, publicUrl }, Number(request.params.number))),
  );

  if (!webDir || !existsSync(join(webDir, 'index.html'))) return;
  const renderPage = createPageRenderer(webDir);
  const serve = (path: string, { route, read }: { route: string; read: ReadPage }) =>
    app.get<NamedRoute>(path, async (request, reply) => {
      const { slug } = request.params;
      const { name } = await readSettings(prisma);
      const crawledPage = await read(
        { prisma, snapshot: await readShop() },
        { slug, publicUrl, storeName: name },
      );
      // The page was found at an earlier URL.
      if (crawledPage && crawledPage.url !== `${publicUrl}${path.replace(':slug', slug)}`)
        return reply
          .header('cache-control', FIVE_MINUTES)
          .redirect(`${new URL(crawledPage.url).pathname}${new URL(request.url, publicUrl).search}`, 301);
      const page = renderPage(
        crawledPage ??
          createNotFoundPage(`${publicUrl}${request.url}`, `${route}/${encodeURIComponent(slug)}`),
      );
      return reply
        .code(crawledPage ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', contentSecurityPolicy({ page, formsTo }))
        .header('cache-control', FIVE_MINUTES)
        .send(page);
    });
  serve('/p/:slug', { route: '/products', read: productPage });
  serve('/c/:slug', { route: '/collections', read: collectionPage });
}

/** The app at the same route shows the not-found message in the store's wording. */
function createNotFoundPage(url: string, route: string): CrawledPage {
  const title = '404 - Page Not Found';
  return { title, description: title, url, route, kind: 'website', head: [], body: html`<h1>${title}</h1>` };
}

function sendXml(reply: FastifyReply, xml: string | null) {
  if (xml === null) throw httpRefusal(404, 'This sitemap does not exist.');
  return reply.type('application/xml; charset=utf-8').header('cache-control', FIVE_MINUTES).send(xml);
}
