import { getDisplayedPrice, showsPricesWithTax } from '#domain/pricing/calculatePriceWithTax.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { toBannerImage } from '#graph/media/images.ts';
import type { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';
import { buildBreadcrumbs } from './breadcrumbs.ts';
import { html, renderJsonLd } from './html.ts';
import type { CrawledPage } from './page.ts';

const MAX_PRODUCTS = 48;

/** Returns the crawler page of a collection with its first products, or null. */
export async function buildCollectionPage(
  { snapshot }: { snapshot: SnapshotReader },
  { slug, publicUrl, storeName }: { slug: string; publicUrl: string; storeName: string },
): Promise<CrawledPage | null> {
  const collection = snapshot.getCollection(slug);
  if (!collection) return null;

  const { settings } = snapshot;
  const label = showsPricesWithTax(settings) ? ' incl. tax' : '';
  const products = snapshot.getOrderedProducts(collection).slice(0, MAX_PRODUCTS);
  const url = `${publicUrl}/c/${collection.slug}`;
  return {
    title: `${collection.seoTitle ?? collection.name} · ${storeName}`,
    description: collection.seoDescription ?? collection.summary,
    url,
    route: `/collections/${collection.slug}`,
    image: `${publicUrl}${toBannerImage(collection).url}`,
    kind: 'website',
    head: [
      renderJsonLd(
        buildBreadcrumbs([
          { name: storeName, url: `${publicUrl}/` },
          { name: collection.name, url },
        ]),
      ),
    ],
    body: html`<h1>${collection.name}</h1>
<p>${collection.summary}</p>
<p>${collection.story}</p>
<ul>${products.map(({ slug, name, price }) => html`<li><a href="/p/${slug}">${name}</a> ${formatNpr(getDisplayedPrice(price, settings))}${label}</li>`)}</ul>`,
  };
}
