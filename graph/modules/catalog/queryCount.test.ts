import { PrismaMariaDb } from '@prisma/adapter-mariadb';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createApp } from '../../app.ts';
import { PrismaClient } from '../../prisma/generated/client.ts';
import { aCollection } from '../../testing/aCollection.ts';
import { aProduct } from '../../testing/aProduct.ts';
import { aRate } from '../../testing/aRate.ts';
import { aReview } from '../../testing/aReview.ts';
import { useTestServer } from '../../testing/server.ts';

const server = useTestServer();
let app: FastifyInstance;
let counted: PrismaClient<'query'>;
let queries: string[] = [];

beforeAll(async () => {
  const { prisma, mediaDir, exportsDir } = server;
  await aRate(prisma);
  for (let collection = 0; collection < 4; collection++) {
    const { id } = await aCollection(prisma);
    for (let piece = 0; piece < 6; piece++) {
      const product = await aProduct(prisma, {
        collectionId: id,
        pricingMode: 'RATE',
        gemstones: [{ kind: 'ruby' }],
        variants: [{ size: '12' }, { size: '14' }],
      });
      await aReview(prisma, product.id);
    }
  }
  const [row] = await prisma.$queryRaw<{ name: string }[]>`SELECT DATABASE() AS name`;
  const { hostname, port, username, password } = new URL(inject('databaseServerUrl'));
  counted = new PrismaClient({
    adapter: new PrismaMariaDb({
      host: hostname,
      port: Number(port),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      database: row?.name,
      timezone: 'Z',
    }),
    log: [{ emit: 'event', level: 'query' }],
  });
  counted.$on('query', ({ query }) => queries.push(query));
  app = await createApp({
    prisma: counted,
    mediaDir,
    exportsDir,
    tokens: { secret: new Uint8Array(32) },
    logger: pino({ level: 'silent' }),
  });
});

afterAll(async () => {
  await app.close();
  await counted.$disconnect();
});

async function queriesOf(query: string): Promise<number> {
  queries = [];
  const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query } });
  expect(answer.json().errors).toBeUndefined();
  return queries.filter((sql) => sql.startsWith('SELECT')).length;
}

const FIELDS = `slug price stock rating tags modelUrl
  images { url alt } variants { size price } gemstones { kind carat } collection { name productCount }
  priceBreakdown { total } ratingCounts { stars count } reviewCount`;

test('a list of 24 with all that a card shows costs as many queries as a list of one', async () => {
  const list = (first: number) => `{ products(first: ${first}) { edges { node { ${FIELDS} } } } }`;
  const one = await queriesOf(list(1));
  expect(await queriesOf(list(24))).toBeLessThanOrEqual(one + 4);
  expect(one).toBeLessThanOrEqual(14);
});

test('a plain list is one query, and a second one counts when the total is asked for', async () => {
  expect(await queriesOf('{ products { edges { cursor node { slug price } } } }')).toBe(1);
  expect(await queriesOf('{ products { totalCount edges { node { slug } } } }')).toBe(2);
});

test('collections with their counts are two queries', async () => {
  expect(await queriesOf('{ collections { slug productCount } }')).toBe(2);
});

test('the filters of the catalog are four queries', async () => {
  expect(
    await queriesOf(
      '{ productFilters(filter: { category: GOLD }) { total inStock categories { count } gemstones { count } } }',
    ),
  ).toBe(4);
});
