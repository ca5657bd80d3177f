import { formatGrams } from '#domain/catalog/weight.ts';
import {
  getDisplayedPrice,
  type PriceDisplay,
  showsPricesWithTax,
} from '#domain/pricing/calculatePriceWithTax.ts';
import { getDisplayedCompareAtPrice } from '#domain/pricing/compareAt.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { shorten } from '#domain/text/shorten.ts';
import { getMediaUrl } from '#graph/media/images.ts';
import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';
import { buildBreadcrumbs } from './breadcrumbs.ts';
import { html, renderJsonLd } from './html.ts';
import type { CrawledPage } from './page.ts';

const PRODUCT_INCLUDE = {
  images: { orderBy: { position: 'asc' } },
} satisfies Prisma.ProductInclude;

type CrawledProduct = Prisma.ProductGetPayload<{ include: typeof PRODUCT_INCLUDE }>;

const TYPE_NAMES = { RINGS: 'Rings', NECKLACES: 'Necklaces', EARRINGS: 'Earrings' };

/** Returns the crawler page of a product on sale, by its id or a current or earlier slug; null if there is none. */
export async function buildProductPage(
  { prisma, snapshot }: { prisma: PrismaClient; snapshot: SnapshotReader },
  { slug: requestedSlug, publicUrl, storeName }: { slug: string; publicUrl: string; storeName: string },
): Promise<CrawledPage | null> {
  const id = snapshot.getProduct(requestedSlug)?.id;
  const product =
    id && (await prisma.product.findUnique({ where: { id, status: 'ACTIVE' }, include: PRODUCT_INCLUDE }));
  if (!product) return null;

  const collection = snapshot.collections.find(({ id }) => id === product.collectionId);
  const { slug } = product;
  const url = `${publicUrl}/p/${slug}`;
  const images = product.images.map(({ key }) => `${publicUrl}${getMediaUrl(key)}`);
  const material = `${product.purity} ${product.metal.toLowerCase()}`;
  const { settings } = snapshot;
  const price = getDisplayedPrice(product.price, settings);
  const label = showsPricesWithTax(settings) ? ' incl. tax' : '';
  const summary = `${material} · ${formatGrams(product.weightMg)} · ${formatNpr(price)}${label}`;
  return {
    title: `${product.seoTitle ?? product.name} · ${storeName}`,
    description: product.seoDescription ?? shortenDescription(`${summary}. ${product.description}`),
    url,
    route: `/products/${slug}`,
    image: images[0],
    kind: 'product',
    head: [
      html`<meta property="product:price:amount" content="${price}"><meta property="product:price:currency" content="NPR">`,
      renderJsonLd(buildStructuredProduct(product, { url, images, material, storeName, settings })),
      renderJsonLd(
        buildBreadcrumbs([
          { name: storeName, url: `${publicUrl}/` },
          ...(collection ? [{ name: collection.name, url: `${publicUrl}/c/${collection.slug}` }] : []),
          { name: product.name, url },
        ]),
      ),
    ],
    body: html`<h1>${product.name}</h1>
${product.images.slice(0, 1).map(({ alt }) => html`<img src="${images[0]}?w=640" alt="${alt}" width="320" height="320">`)}
<p>${summary}</p>
<p>${product.description}</p>
<p>${product.stock > 0 ? 'In stock' : 'Sold out'} · ${TYPE_NAMES[product.type]}</p>
<p><a href="/#/products/${slug}">View this piece in the shop</a></p>`,
  };
}

/** https://schema.org/Product, with the properties that search engines expect of a product on sale. */
function buildStructuredProduct(
  product: CrawledProduct,
  {
    url,
    images,
    material,
    storeName,
    settings,
  }: { url: string; images: string[]; material: string; storeName: string; settings: PriceDisplay },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.sku,
    category: TYPE_NAMES[product.type],
    material,
    image: images,
    url,
    brand: { '@type': 'Brand', name: storeName },
    weight: { '@type': 'QuantitativeValue', value: product.weightMg / 1000, unitCode: 'GRM' },
    ...(product.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.ratingHundredths / 100,
        reviewCount: product.reviewCount,
      },
    }),
    offers: {
      '@type': 'Offer',
      url,
      price: getDisplayedPrice(product.price, settings),
      priceCurrency: 'NPR',
      ...buildPriceSpecification(product, settings),
      availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'JewelryStore', name: storeName },
    },
  };
}

/** Price with tax if the shop displays it, and the compare-at price. Empty if a plain price is enough. */
function buildPriceSpecification(
  product: CrawledProduct,
  settings: PriceDisplay,
): { priceSpecification?: object } {
  const includesTax = showsPricesWithTax(settings);
  const compareAtPrice = getDisplayedCompareAtPrice(product);
  const toSpecification = (npr: number, priceType?: string) => ({
    '@type': 'UnitPriceSpecification',
    ...(priceType && { priceType }),
    price: getDisplayedPrice(npr, settings),
    priceCurrency: 'NPR',
    ...(includesTax && { valueAddedTaxIncluded: true }),
  });
  const specifications = [
    ...(includesTax ? [toSpecification(product.price)] : []),
    ...(compareAtPrice === null
      ? []
      : [toSpecification(compareAtPrice, 'https://schema.org/StrikethroughPrice')]),
  ];
  const [specification, ...otherSpecifications] = specifications;
  if (!specification) return {};
  return { priceSpecification: otherSpecifications.length > 0 ? specifications : specification };
}

/** Shortens the text to the length that search engines show, at a word boundary. */
function shortenDescription(text: string): string {
  const MAX_LENGTH = 160;
  if (text.length <= MAX_LENGTH) return text;
  const truncatedText = text.slice(0, text.lastIndexOf(' ', MAX_LENGTH - 1));
  return `${truncatedText.length < MAX_LENGTH ? truncatedText : shorten(text, MAX_LENGTH - 1)}…`;
}
