import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { User } from '#graph/prisma/generated/client.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aRate } from '#graph/testing/aRate.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { aCaller } from '../../testing/callers.ts';
import { aRing, createProductWriteCases } from '../../testing/createProductWriteCases.ts';
import { describeRoutes, STAFF } from '../../testing/describeRoutes.ts';
import { adminProducts } from './adminProducts.ts';

const server = useTestServer();
const readers = [...STAFF, 'read-catalog'] as const;
const writers = [...STAFF, 'write-catalog'] as const;

describeRoutes(server, adminProducts, {
  'GET /admin/products': {
    allowedCallers: readers,
    request: async ({ prisma }) => {
      await aProduct(prisma, { status: 'DRAFT' });
      return { query: { status: 'draft,archived', stock: 'enough', isFeatured: 'false', sort: 'name' } };
    },
    invalidRequests: {
      'status.0': { query: { status: 'lost' } },
      stock: { query: { stock: 'many' } },
      sort: { query: { sort: 'random' } },
    },
  },
  'GET /admin/products/deleted': {
    allowedCallers: [...STAFF, 'read-catalog'],
    invalidRequests: {
      limit: { query: { limit: '0' } },
      updatedFrom: { query: { updatedFrom: 'yesterday' } },
    },
  },
  'GET /admin/products/:id': {
    allowedCallers: readers,
    request: async ({ prisma }) => ({ id: (await aProduct(prisma, { status: 'ARCHIVED' })).slug }),
  },
  ...createProductWriteCases(server, '/admin/products'),
  'POST /admin/products/:id/images': {
    allowedCallers: writers,
    request: async ({ user }) => ({
      id: (await aProduct(server.prisma)).id,
      body: { uploadId: await anUpload(user), alt: 'The ring from above' },
    }),
    invalidRequests: {
      uploadId: { body: { alt: 'A ring' } },
      alt: { status: 422, body: { uploadId: 'nothing', alt: '' } },
    },
  },
  'PUT /admin/products/:id/stock': {
    allowedCallers: [...writers, 'write-stock'],
    request: async ({ prisma }) => ({
      id: (await aProduct(prisma)).id,
      body: { delta: -1, reason: 'correction', note: 'Counted' },
    }),
    invalidRequests: {
      stock: { body: { stock: 'many' } },
      'variants.0.stock': { body: { variants: [{ size: '12' }] } },
      reason: { body: { delta: 1, reason: 'order' } },
    },
  },
});

describe('staff routes of products', () => {
  const sendAsAdmin = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const { token } = await aCaller(server, 'admin');
    const headers = { authorization: `Bearer ${token}` };
    const response = await server.app.inject({ method, url: `/api/admin/products${path}`, headers, payload });
    return { status: response.statusCode, ...response.json() };
  };

  test('use weight in grams', async () => {
    const { id } = await aProduct(server.prisma);
    const response = await sendAsAdmin('PUT', `/${id}`, { specifications: { weight: { value: 5000 } } });
    const message = 'Enter the weight in grams, from 0.001 to 2000, without commas.';
    expect(response).toMatchObject({
      status: 422,
      message,
      errors: [{ field: 'specifications.weight', message }],
    });
  });

  test('accept a fixed price or the values for a price by the metal rate', async () => {
    const fixedPriceResponse = await sendAsAdmin('POST', '', { ...aRing, name: 'Fixed' });
    expect(fixedPriceResponse.data.product).toMatchObject({
      price: 45_000,
      fixedPrice: 45_000,
      pricingMode: 'fixed',
      status: 'draft',
      stock: 3,
      specifications: { weight: { value: 4.25, unit: 'g' } },
    });
    const { price, ...parts } = aRing;
    await aRate(server.prisma, { metal: 'GOLD', perTola: 150_000 });
    const ratePriceResponse = await sendAsAdmin('POST', '', {
      ...parts,
      name: 'By the rate',
      makingPercent: 10,
      stonesPrice: 5000,
    });
    expect(ratePriceResponse.data.product).toMatchObject({
      pricingMode: 'rate',
      makingPercent: 10,
      stonesPrice: 5000,
    });
    expect(ratePriceResponse.data.product.priceBreakdown.stones).toBe(5000);
  });

  test('return measurements in millimetres and accept them back', async () => {
    const { id } = await aProduct(server.prisma, {
      measurements: { band_width: 4600, top_height: 1800 },
      measuredSize: '14',
      gemstones: [{ kind: 'emerald', lengthUm: 8000, widthUm: 6000 }],
    });
    const { specifications } = (await sendAsAdmin('GET', `/${id}`)).data.product;
    expect(specifications).toMatchObject({
      measurementsMm: { band_width: 4.6, top_height: 1.8 },
      measuredSize: '14',
      gemstones: [{ kind: 'emerald', lengthMm: 8, widthMm: 6 }],
    });
    const { gemstones } = specifications;
    const measurementsMm = { band_width: 5, top_height: null };
    const changeResponse = await sendAsAdmin('PUT', `/${id}`, {
      specifications: { measurementsMm, gemstones },
    });
    expect(changeResponse.data.product.specifications).toMatchObject({ measuredSize: '14', gemstones });
    expect(changeResponse.data.product.specifications.measurementsMm).toEqual({ band_width: 5 });
    const invalidMeasurementResponse = await sendAsAdmin('PUT', `/${id}`, {
      specifications: { measurementsMm: { band_width: 0 } },
    });
    expect(invalidMeasurementResponse).toMatchObject({
      status: 422,
      errors: [{ field: 'specifications.measurementsMm.band_width' }],
    });
  });

  test('accept metal and purity inside the specifications', async () => {
    const { metal, purity, specifications, ...rest } = aRing;
    const body = {
      ...rest,
      name: 'Silver one',
      specifications: { ...specifications, metal: 'silver', purity: '925' },
    };
    expect(
      (await sendAsAdmin('POST', '', { ...body, category: 'silver' })).data.product.specifications,
    ).toMatchObject({
      metal: 'silver',
      purity: '925',
    });
  });

  test('publish a complete product and refuse an incomplete one', async () => {
    const { id } = await aProduct(server.prisma, { status: 'DRAFT' });
    const changeResponse = await sendAsAdmin('PUT', `/${id}`, { name: 'Whole', status: 'active' });
    expect(changeResponse.data.product).toMatchObject({ name: 'Whole', status: 'active' });
    const incompleteProduct = await aProduct(server.prisma, { status: 'DRAFT', images: [] });
    const refusedResponse = await sendAsAdmin('PUT', `/${incompleteProduct.id}`, { status: 'active' });
    expect([refusedResponse.status, refusedResponse.success]).toEqual([422, false]);
  });

  test('set the stock of variants', async () => {
    const { id } = await aProduct(server.prisma, { variants: [{ size: '12' }, { size: '14' }] });
    const variants = [
      { size: '12', stock: 7 },
      { size: '14', stock: 0 },
    ];
    expect((await sendAsAdmin('PUT', `/${id}/stock`, { variants })).data.product).toMatchObject({
      stock: 7,
      variants,
    });
    expect((await sendAsAdmin('PUT', `/${id}/stock`, { delta: -8, size: '12' })).code).toBe('OUT_OF_STOCK');
  });
});

/** Creates a photo uploaded by the account, or by the API key if `user` is null. */
async function anUpload(user: Pick<User, 'id' | 'role'> | null): Promise<string> {
  const owner = user && user.role !== 'CUSTOMER' ? user : await aCustomer(server.prisma, { role: 'ADMIN' });
  const { id } = await server.prisma.upload.create({
    data: {
      key: `${crypto.randomUUID()}.webp`,
      width: 1000,
      height: 1000,
      colour: '#f2ede6',
      ownerId: owner.id,
    },
  });
  return id;
}

describe('product and photo routes for API keys', () => {
  test('with the scope write-catalog create a product, attach an uploaded photo and publish the product', async () => {
    const { token } = await aCaller(server, 'write-catalog');
    const headers = { authorization: `Bearer ${token}` };
    const { id } = (
      await server.app.inject({
        method: 'POST',
        url: '/api/admin/products',
        headers,
        payload: { ...aRing, name: 'From a program', description: 'A ring.' },
      })
    ).json().data.product;

    const form = new FormData();
    const imageOptions = { width: 1200, height: 1200, channels: 3 as const, background: '#b08d57' };
    const bytes = await sharp({ create: imageOptions }).png().toBuffer();
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'ring.png');
    const encodedForm = new Response(form);
    const uploadResponse = await server.app.inject({
      method: 'POST',
      url: '/api/admin/uploads',
      headers: { ...headers, 'content-type': encodedForm.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encodedForm.arrayBuffer()),
    });
    expect([uploadResponse.statusCode, uploadResponse.json().success]).toEqual([201, true]);
    const { uploadId } = uploadResponse.json().data.upload;

    const putStatus = (status: string) =>
      server.app.inject({
        method: 'PUT',
        url: `/api/admin/products/${id}`,
        headers,
        payload: { status, name: 'Published' },
      });
    const earlyResponse = await putStatus('active');
    expect(earlyResponse.statusCode).toBe(422);
    expect((await server.prisma.product.findUniqueOrThrow({ where: { id } })).name).toBe('From a program');

    const attachResponse = await server.app.inject({
      method: 'POST',
      url: `/api/admin/products/${id}/images`,
      headers,
      payload: { uploadId, alt: 'The ring from above' },
    });
    expect([attachResponse.statusCode, attachResponse.json().data.product.images]).toMatchObject([
      201,
      [{ alt: 'The ring from above' }],
    ]);
    const publishResponse = await putStatus('active');
    expect([publishResponse.statusCode, publishResponse.json().data?.product.status]).toEqual([
      200,
      'active',
    ]);
    expect((await server.app.inject(`/api/products/${id}`)).json().data.product.name).toBe('Published');
  });

  test.each([
    ['a guest', undefined, 401],
    ['a read-only API key', 'read-catalog', 403],
  ] as const)('refuse a photo upload by %s', async (_caller, scope, status) => {
    const token = scope && (await aCaller(server, scope)).token;
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/admin/uploads',
      headers: token ? { authorization: `Bearer ${token}` } : {},
      payload: { no: 'form' },
    });
    expect([response.statusCode, response.json().success]).toEqual([status, false]);
  });

  test('refuse a photo that is not sent as a form, with an error in the usual format', async () => {
    const { token } = await aCaller(server, 'write-catalog');
    const url = '/api/admin/uploads';
    const headers = { authorization: `Bearer ${token}` };
    const response = await server.app.inject({ method: 'POST', url, headers, payload: { no: 'form' } });
    expect([response.statusCode, response.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const wrongMethodResponse = await server.app.inject({ method: 'GET', url, headers });
    expect([wrongMethodResponse.statusCode, wrongMethodResponse.headers.allow]).toEqual([
      405,
      'POST, OPTIONS',
    ]);
  });
});
