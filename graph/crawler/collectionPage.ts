import { forSale } from '#domain/catalog/catalogTerms.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { mediaUrl } from '#graph/media/images.ts';
import { productSorts } from '#graph/modules/catalog/productSorts.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { html, jsonLd } from './html.ts';
import type { CrawledPage } from './page.ts';

const MAX_PIECES = 48;

/** A collection with its first pieces as crawlers see it, or null. */
export async function collectionPage(
  prisma: PrismaClient,
  { slug, publicUrl, storeName }: { slug: string; publicUrl: string; storeName: string },
): Promise<CrawledPage | null> {
  const collection = await prisma.collection.findUnique({ where: { slug } });
  if (!collection) return null;

  const pieces = await prisma.product.findMany({
    where: { ...forSale, collectionId: collection.id },
    orderBy: productSorts.POPULAR.orderBy,
    take: MAX_PIECES,
  });
  const url = `${publicUrl}/c/${slug}`;
  return {
    title: `${collection.name} · ${storeName}`,
    description: collection.summary,
    url,
    route: `/collections/${slug}`,
    image: `${publicUrl}${mediaUrl(collection.bannerKey)}`,
    kind: 'website',
    head: [
      jsonLd(
        breadcrumbs([
          { name: storeName, url: `${publicUrl}/` },
          { name: collection.name, url },
        ]),
      ),
    ],
    body: html`<h1>${collection.name}</h1>
<p>${collection.summary}</p>
<p>${collection.story}</p>
<ul>${pieces.map(({ slug, name, price }) => html`<li><a href="/p/${slug}">${name}</a> ${formatNpr(price)}</li>`)}</ul>`,
  };
}
