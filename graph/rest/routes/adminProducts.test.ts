import { describe, expect, test } from 'vitest';
import { aProduct } from '../../testing/aProduct.ts';
import { aRate } from '../../testing/aRate.ts';
import { useTestServer } from '../../testing/server.ts';
import { aCaller } from '../testing/callers.ts';
import { describeRows, STAFF } from '../testing/describeRows.ts';
import { aRing, productWriteCases } from '../testing/productWriteCases.ts';
import { adminProducts } from './adminProducts.ts';

const server = useTestServer();
const readers = [...STAFF, 'read-catalog'] as const;

describeRows(server, adminProducts, {
  'GET /admin/products': {
    may: readers,
    request: async ({ prisma }) => {
      await aProduct(prisma, { status: 'DRAFT' });
      return { query: { status: 'draft,archived', stock: 'enough', featured: 'false', sort: 'name' } };
    },
    wrong: {
      'status.0': { query: { status: 'lost' } },
      stock: { query: { stock: 'many' } },
      sort: { query: { sort: 'random' } },
    },
  },
  'GET /admin/products/:id': {
    may: readers,
    request: async ({ prisma }) => ({ id: (await aProduct(prisma, { status: 'ARCHIVED' })).slug }),
  },
  ...productWriteCases(server, '/admin/products'),
  'PUT /admin/products/:id/stock': {
    may: STAFF,
    request: async ({ prisma }) => ({
      id: (await aProduct(prisma)).id,
      body: { delta: -1, reason: 'correction', note: 'Counted' },
    }),
    wrong: {
      stock: { body: { stock: 'many' } },
      'variants.0.stock': { body: { variants: [{ size: '12' }] } },
      reason: { body: { delta: 1, reason: 'order' } },
    },
  },
});

describe('the upkeep of products over REST', () => {
  const as = async (method: 'POST' | 'PUT', path: string, payload: object) => {
    const { token } = await aCaller(server, 'admin');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await server.app.inject({ method, url: `/api/admin/products${path}`, headers, payload });
    return { status: answer.statusCode, ...answer.json() };
  };

  test('takes a fixed price, or the parts that make one', async () => {
    const fixed = await as('POST', '', { ...aRing, name: 'Fixed' });
    expect(fixed.data.product).toMatchObject({
      price: 45_000,
      fixedPrice: 45_000,
      pricingMode: 'fixed',
      status: 'draft',
      stock: 3,
      specifications: { weight: { value: 4.25, unit: 'g' } },
    });
    const { price, ...parts } = aRing;
    await aRate(server.prisma, { metal: 'GOLD', perTola: 150_000 });
    const priced = await as('POST', '', {
      ...parts,
      name: 'By the rate',
      makingPercent: 10,
      stonesPrice: 5000,
    });
    expect(priced.data.product).toMatchObject({ pricingMode: 'rate', makingPercent: 10, stonesPrice: 5000 });
    expect(priced.data.product.priceBreakdown.stones).toBe(5000);
  });

  test('takes metal and purity from the specifications too', async () => {
    const { metal, purity, specifications, ...rest } = aRing;
    const body = {
      ...rest,
      name: 'Silver one',
      specifications: { ...specifications, metal: 'silver', purity: '925' },
    };
    expect((await as('POST', '', { ...body, category: 'silver' })).data.product.specifications).toMatchObject(
      {
        metal: 'silver',
        purity: '925',
      },
    );
  });

  test('puts a piece up for sale when it is whole, and refuses to before', async () => {
    const { id } = await aProduct(server.prisma, { status: 'DRAFT' });
    const changed = await as('PUT', `/${id}`, { name: 'Whole', status: 'active' });
    expect(changed.data.product).toMatchObject({ name: 'Whole', status: 'active' });
    const bare = await aProduct(server.prisma, { status: 'DRAFT', images: [] });
    const refused = await as('PUT', `/${bare.id}`, { status: 'active' });
    expect([refused.status, refused.success]).toEqual([422, false]);
  });

  test('counts the stock of sizes anew', async () => {
    const { id } = await aProduct(server.prisma, { variants: [{ size: '12' }, { size: '14' }] });
    const variants = [
      { size: '12', stock: 7 },
      { size: '14', stock: 0 },
    ];
    expect((await as('PUT', `/${id}/stock`, { variants })).data.product).toMatchObject({
      stock: 7,
      variants,
    });
    expect((await as('PUT', `/${id}/stock`, { delta: -8, size: '12' })).code).toBe('OUT_OF_STOCK');
  });
});
