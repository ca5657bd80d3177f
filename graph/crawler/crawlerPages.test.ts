import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aCollection } from '#graph/testing/aCollection.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { mountCrawlerPages } from './mountCrawlerPages.ts';

const SHELL = `<!doctype html><html lang="en"><head><title>Store</title>
<meta name="description" content="All." /><script>go()</script></head>
<body><div id="root"><div class="first-hero"></div></div></body></html>`;

const server = useTestServer();
let app: FastifyInstance;
let webDir: string;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'store-web-'));
  await writeFile(join(webDir, 'index.html'), SHELL);
  app = Fastify();
  mountCrawlerPages(app, {
    prisma: server.prisma,
    snapshots: server.app.snapshots,
    now: () => server.clock.now,
    publicUrl: 'https://shop.example',
    webDir,
  });

  const heritageCollection = await aCollection(server.prisma, {
    slug: 'heritage',
    name: 'Heritage',
    summary: 'Old forms.',
  });
  await aProduct(server.prisma, {
    slug: 'rose-ring',
    name: 'Rose </script> & "ring"',
    description: 'A rose.',
    price: 12_345,
    stock: 2,
    collectionId: heritageCollection.id,
  });
  await aProduct(server.prisma, { slug: 'gone', stock: 0, price: 900 });
  await aProduct(server.prisma, { slug: 'reduced', price: 9500, compareAtPrice: 12_000 });
  await aProduct(server.prisma, { slug: 'risen', price: 13_000, compareAtPrice: 12_000 });
  await aProduct(server.prisma, { slug: 'draft', status: 'DRAFT', publishedAt: null });
});

afterAll(async () => {
  await app.close();
  await rm(webDir, { recursive: true });
});

const get = (url: string) => app.inject({ url });

/** Shows prices before tax in the shop until the end of the test. */
async function showPricesBeforeTax() {
  const { storeSetting } = server.prisma;
  await storeSetting.create({ data: { key: 'showPricesWithTax', value: false } });
  await server.app.snapshots.reload();
  onTestFinished(async () => {
    await storeSetting.deleteMany({ where: { key: 'showPricesWithTax' } });
    await server.app.snapshots.reload();
  });
}

function readStructuredData(page: string) {
  return [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text = '']) =>
    JSON.parse(text),
  );
}

test.each(['/p/rose-ring', '/c/heritage', '/p/nothing-here'])(
  'the content security policy of %s allows the app’s inline script by hash',
  async (url) => {
    const { headers } = await get(url);
    const hash = createHash('sha256').update('go()').digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  },
);

describe('a product page', () => {
  test('describes the product in the head and in the body', async () => {
    const { statusCode, headers, body } = await get('/p/rose-ring');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<title>Rose &lt;/script&gt; &amp; &quot;ring&quot; · Aabhushan</title>');
    expect(body).toContain('<link rel="canonical" href="https://shop.example/p/rose-ring">');
    expect(body).toContain(
      '<meta property="og:image" content="https://shop.example/media/rose-ring-1.webp">',
    );
    expect(body).toContain(
      '<meta name="description" content="22K gold · 5.00 g · NPR 14,567 incl. tax. A rose.">',
    );
    expect(body).toContain('<h1>Rose &lt;/script&gt; &amp; &quot;ring&quot;</h1>');
    expect(body).toContain('</main><div class="first-hero"></div></div></body></html>');
  });

  test('contains the app’s route for the same product', async () => {
    expect((await get('/p/rose-ring')).body).toContain('<html lang="en" data-route="/products/rose-ring">');
  });

  test('contains the price, stock and breadcrumbs as structured data', async () => {
    const [product, path] = readStructuredData((await get('/p/rose-ring')).body);
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Rose </script> & "ring"',
      offers: {
        price: 14_567,
        priceCurrency: 'NPR',
        priceSpecification: { price: 14_567, priceCurrency: 'NPR', valueAddedTaxIncluded: true },
        availability: 'https://schema.org/InStock',
      },
    });
    expect(path.itemListElement.map(({ name, item }: Record<string, string>) => [name, item])).toEqual([
      ['Aabhushan', 'https://shop.example/'],
      ['Heritage', 'https://shop.example/c/heritage'],
      ['Rose </script> & "ring"', 'https://shop.example/p/rose-ring'],
    ]);
  });

  test('contains the compare-at price while it is above the price', async () => {
    const readOffers = async (url: string) => readStructuredData((await get(url)).body)[0].offers;
    expect(await readOffers('/p/reduced')).toMatchObject({
      price: 11_210,
      priceSpecification: [
        { price: 11_210, valueAddedTaxIncluded: true },
        {
          priceType: 'https://schema.org/StrikethroughPrice',
          price: 14_160,
          valueAddedTaxIncluded: true,
        },
      ],
    });
    expect((await readOffers('/p/risen')).priceSpecification).not.toHaveProperty('priceType');
  });

  test('contains prices before tax if the shop displays them', async () => {
    await showPricesBeforeTax();
    const { body } = await get('/p/rose-ring');
    expect(body).toContain('<meta name="description" content="22K gold · 5.00 g · NPR 12,345. A rose.">');
    expect(body).toContain('<meta property="product:price:amount" content="12345">');
    const readOffers = async (url: string) => readStructuredData((await get(url)).body)[0].offers;
    expect(await readOffers('/p/rose-ring')).toMatchObject({ price: 12_345, priceCurrency: 'NPR' });
    expect(await readOffers('/p/reduced')).toMatchObject({
      price: 9500,
      priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: 12_000 },
    });
    expect(await readOffers('/p/risen')).not.toHaveProperty('priceSpecification');
    expect((await get('/c/heritage')).body).toContain('</a> NPR 12,345</li>');
  });

  test('marks a sold-out product', async () => {
    const [product] = readStructuredData((await get('/p/gone')).body);
    expect(product.offers.availability).toBe('https://schema.org/OutOfStock');
  });

  test.each(['/p/draft', '/p/nothing', '/c/nothing'])(
    '%s returns 404, and the app shows a message',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('404 - Page Not Found');
      expect(body).toContain('data-route="/');
    },
  );
});

test('an earlier URL of a product or collection redirects permanently to the current one', async () => {
  const { prisma, app } = server;
  const ring = await aProduct(prisma, { slug: 'new-name', status: 'ACTIVE' });
  await prisma.productSlug.create({ data: { slug: 'old-name', productId: ring.id } });
  const collection = await prisma.collection.findUniqueOrThrow({ where: { slug: 'heritage' } });
  await prisma.collectionSlug.create({ data: { slug: 'classics', collectionId: collection.id } });
  await app.snapshots.reload();
  const getRedirect = async (url: string) => {
    const { statusCode, headers } = await get(url);
    return [statusCode, headers.location];
  };
  expect(await getRedirect('/p/old-name?utm_source=mail')).toEqual([301, '/p/new-name?utm_source=mail']);
  expect(await getRedirect('/p/OLD-NAME')).toEqual([301, '/p/new-name']);
  expect(await getRedirect('/p/New-Name')).toEqual([301, '/p/new-name']);
  expect(await getRedirect(`/p/${ring.id}`)).toEqual([301, '/p/new-name']);
  expect(await getRedirect('/c/classics')).toEqual([301, '/c/heritage']);
  expect(await getRedirect('/p/new-name')).toEqual([200, undefined]);

  const productWithOldSlug = await aProduct(prisma, { slug: 'old-name', status: 'ACTIVE' });
  await app.snapshots.reload();
  expect(await getRedirect('/p/old-name')).toEqual([200, undefined]);
  await prisma.product.deleteMany({ where: { id: { in: [ring.id, productWithOldSlug.id] } } });
  await prisma.collectionSlug.deleteMany();
  await app.snapshots.reload();
});

test('a collection page links to its products', async () => {
  const { statusCode, body } = await get('/c/heritage');
  expect(statusCode).toBe(200);
  expect(body).toContain('data-route="/collections/heritage"');
  expect(body).toContain('<a href="/p/rose-ring">');
  expect(body).toContain('</a> NPR 14,567 incl. tax</li>');
});

test('the sitemaps list every page once, and no drafts', async () => {
  const index = (await get('/sitemap.xml')).body;
  const sitemaps = [...index.matchAll(/<loc>https:\/\/shop\.example(.*?)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  expect(sitemaps).toEqual(['/sitemaps/collections.xml', '/sitemaps/products-1.xml']);
  const pages = await Promise.all(sitemaps.map(get));
  const urls = pages.flatMap(({ body }) => [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url));
  expect(urls.toSorted()).toEqual([
    'https://shop.example/',
    'https://shop.example/c/heritage',
    'https://shop.example/p/gone',
    'https://shop.example/p/reduced',
    'https://shop.example/p/risen',
    'https://shop.example/p/rose-ring',
  ]);
});

test('a sitemap beyond the last one returns 404', async () => {
  expect((await get('/sitemaps/products-2.xml')).statusCode).toBe(404);
});

test('robots.txt names the sitemap', async () => {
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://shop.example/sitemap.xml');
});
