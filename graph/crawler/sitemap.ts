import { forSale } from '#domain/catalog/catalogTerms.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';
import { type Html, html } from './html.ts';

/** Limit of the sitemap protocol (https://www.sitemaps.org/protocol.html). */
const MAX_URLS = 50_000;

interface SitemapContext {
  prisma: PrismaClient;
  publicUrl: string;
}

/** Returns the index of the sitemaps: one for collections and one per 50,000 products. */
export async function buildSitemapIndex({ prisma, publicUrl }: SitemapContext): Promise<string> {
  const products = await prisma.product.count({ where: forSale });
  const count = Math.max(1, Math.ceil(products / MAX_URLS));
  const names = ['collections', ...Array.from({ length: count }, (_, index) => `products-${index + 1}`)];
  return renderSitemap(
    'sitemapindex',
    names.map((name) => html`<sitemap><loc>${publicUrl}/sitemaps/${name}.xml</loc></sitemap>`),
  );
}

export async function buildCollectionSitemap(snapshot: SnapshotReader, publicUrl: string): Promise<string> {
  const collections = snapshot.collections.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  return renderSitemap('urlset', [
    html`<url><loc>${publicUrl}/</loc></url>`,
    ...collections.map(({ slug }) => html`<url><loc>${publicUrl}/c/${slug}</loc></url>`),
  ]);
}

/** Returns one sitemap of products, counted from 1; null beyond the last. */
export async function buildProductSitemap(
  { prisma, publicUrl }: SitemapContext,
  number: number,
): Promise<string | null> {
  const products = await prisma.product.findMany({
    where: forSale,
    select: { slug: true, updatedAt: true },
    orderBy: { id: 'asc' },
    skip: (number - 1) * MAX_URLS,
    take: MAX_URLS,
  });
  if (products.length === 0 && number > 1) return null;
  return renderSitemap(
    'urlset',
    products.map(
      ({ slug, updatedAt }) =>
        html`<url><loc>${publicUrl}/p/${slug}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
    ),
  );
}

function renderSitemap(root: string, entries: readonly Html[]): string {
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  const body = entries.map(({ text }) => text).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${body}\n</${root}>\n`;
}
