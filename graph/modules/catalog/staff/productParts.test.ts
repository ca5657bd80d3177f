import { beforeAll, describe, expect, test } from 'vitest';
import { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { buildRefusal, writeProducts } from './testing/writeProducts.ts';

const server = useTestServer();
let admin: Shopper;
const { write, create, findLedger } = writeProducts(server, () => admin);
const update = (id: string, fields: Record<string, unknown>) => write('updateProduct', { id, ...fields });

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN', name: 'Maya Staff' });
});

const READ = `query ($id: ID!) { adminProduct(id: $id) {
  grossWeightMg variants { size barcode } staff { cost seoTitle seoDescription stockStatus version }
} }`;
async function readProduct(id: string) {
  const { data, errors } = await admin.graphql(READ, { id });
  expect(errors).toBeUndefined();
  return data?.adminProduct;
}

test('a product can have a gross weight, a cost and search engine texts; null removes each of them', async () => {
  const attributes = { grossWeightMg: 12_000, cost: 90_000 };
  const { product } = await create({
    fixedPrice: 100_000,
    ...attributes,
    seoTitle: 'Gold band',
    seoDescription: 'Plain.',
  });
  expect(await readProduct(product.id)).toMatchObject({
    grossWeightMg: 12_000,
    staff: { cost: 90_000, seoTitle: 'Gold band', seoDescription: 'Plain.' },
  });
  await update(product.id, { grossWeightMg: null, cost: null, seoTitle: null, seoDescription: null });
  expect(await readProduct(product.id)).toMatchObject({
    grossWeightMg: null,
    staff: { cost: null, seoTitle: null, seoDescription: null },
  });
});

test('the gross weight is never below the net weight, even when the net weight changes', async () => {
  const grossWeightError = buildRefusal(
    'grossWeightMg',
    'The gross weight can’t be less than the net weight. Enter a higher gross weight.',
  );
  expect(await create({ fixedPrice: 1000, grossWeightMg: 11_663 })).toEqual(grossWeightError);
  const { product } = await create({ fixedPrice: 1000, grossWeightMg: 11_664 });
  expect(await update(product.id, { weightMg: 11_665 })).toEqual(grossWeightError);
});

test('a stone keeps its size and certificate until null removes them', async () => {
  const diamond = { kind: 'Diamond', carat: 1.02, cut: 'round brilliant' };
  const certificate = { laboratory: 'IGI', number: 'LG 1' };
  const size = { lengthUm: 6430, widthUm: 6470, depthUm: 4010 };
  const { product } = await create({ fixedPrice: 1000, gemstones: [{ ...diamond, ...size, certificate }] });
  const findStones = async () => {
    const { data } = await admin.graphql(
      `query ($id: ID!) { adminProduct(id: $id) { diamondCarat gemstones {
        kind lengthUm widthUm depthUm certificate { laboratory number verificationUrl cutGrade }
      } } }`,
      { id: product.id },
    );
    return data?.adminProduct;
  };
  const emptySize = { lengthUm: null, widthUm: null, depthUm: null };
  const fullCertificate = {
    ...certificate,
    cutGrade: null,
    verificationUrl: 'https://www.igi.org/verify-your-report/?r=LG%201',
  };
  expect(await findStones()).toEqual({
    diamondCarat: 1.02,
    gemstones: [{ kind: 'diamond', ...size, certificate: fullCertificate }],
  });

  await update(product.id, { gemstones: [diamond, { kind: 'ruby' }] });
  expect((await findStones()).gemstones).toEqual([
    { kind: 'diamond', ...size, certificate: fullCertificate },
    { kind: 'ruby', ...emptySize, certificate: null },
  ]);
  await update(product.id, { gemstones: [{ ...diamond, lengthUm: null, certificate: null }] });
  expect((await findStones()).gemstones).toEqual([{ kind: 'diamond', ...emptySize, certificate: null }]);
});

test.each([
  [{ laboratory: ' ', number: '1' }, 'laboratory', 'Enter the name of the laboratory.'],
  [{ laboratory: 'IGI', number: '' }, 'number', 'Enter the certificate number.'],
  [
    { laboratory: 'IGI', number: '<1>' },
    'number',
    'Use only letters, digits, hyphens, dots and slashes for the certificate number.',
  ],
])('the certificate %j is refused at the field %s: %s', async (certificate, field, message) => {
  const gemstones = [{ kind: 'diamond', certificate }];
  expect(await create({ fixedPrice: 1000, gemstones })).toEqual(
    buildRefusal(`gemstones.0.certificate.${field}`, message),
  );
});

describe('a product’s measurements', () => {
  const MEASUREMENTS_QUERY =
    'query ($id: ID!) { adminProduct(id: $id) { design measuredSize measurements { kind micrometres } } }';
  const findMeasurements = async (id: string) =>
    (await admin.graphql(MEASUREMENTS_QUERY, { id })).data?.adminProduct;

  test('are set individually: omitted ones stay unchanged, and null removes one', async () => {
    const { product } = await create({
      fixedPrice: 1000,
      measurements: [
        { kind: 'inside_diameter', micrometres: 17_200 },
        { kind: 'band_width', micrometres: 4600 },
      ],
      measuredSize: '१४',
      design: ' Plain Band ',
    });
    await update(product.id, {
      measurements: [
        { kind: 'inside_diameter', micrometres: null },
        { kind: 'top_height', micrometres: 1800 },
      ],
    });
    expect(await findMeasurements(product.id)).toEqual({
      design: 'plain band',
      measuredSize: '14',
      measurements: [
        { kind: 'band_width', micrometres: 4600 },
        { kind: 'top_height', micrometres: 1800 },
      ],
    });
    await update(product.id, { design: null, measuredSize: null });
    expect(await findMeasurements(product.id)).toMatchObject({ design: null, measuredSize: null });
  });

  test('do not change an older product if they were never entered', async () => {
    const olderProduct = await aProduct(server.prisma);
    await update(olderProduct.id, { name: 'Renamed' });
    const entry = await server.prisma.auditEntry.findFirst({ where: { entityId: olderProduct.id } });
    expect(Object.keys(Object(entry?.after))).toEqual(['name']);
  });

  test.each([0, 9, 2_000_001])('cannot be an implausible %i micrometres', async (micrometres) => {
    const bandWidth = { kind: 'band_width', micrometres };
    expect(await create({ fixedPrice: 1000, measurements: [bandWidth] })).toEqual(
      buildRefusal('measurements.band_width', 'Enter a measurement from 0.01 mm to 2,000 mm.'),
    );
    expect(await create({ fixedPrice: 1000, gemstones: [{ kind: 'ruby', lengthUm: micrometres }] })).toEqual(
      buildRefusal('gemstones.0.lengthUm', 'Enter a measurement from 0.01 mm to 2,000 mm.'),
    );
  });

  test('must be of a known kind, and a stone needs both a length and a width', async () => {
    expect(await create({ fixedPrice: 1000, measurements: [{ kind: 'girth', micrometres: 1000 }] })).toEqual(
      buildRefusal('measurements.0.kind', 'The measurement “girth” doesn’t exist.'),
    );
    expect(await create({ fixedPrice: 1000, gemstones: [{ kind: 'ruby', widthUm: 6000 }] })).toEqual(
      buildRefusal('gemstones.0.lengthUm', 'Enter both the length and the width of the stone.'),
    );
    const invalidGemstones = [{ kind: 'ruby', lengthUm: 6000, depthUm: 3000 }];
    expect(await create({ fixedPrice: 1000, gemstones: invalidGemstones })).toEqual(
      buildRefusal('gemstones.0.widthUm', 'Enter the width of the stone as well as its depth.'),
    );
  });
});

test('a barcode belongs to one variant, and its check digit must be right', async () => {
  const { product } = await create({
    fixedPrice: 1000,
    variants: [
      { size: '12', barcode: ' 4006381333931 ' },
      { size: '14', barcode: '036000291452' },
    ],
  });
  expect((await readProduct(product.id)).variants).toEqual([
    { size: '12', barcode: '4006381333931' },
    { size: '14', barcode: '036000291452' },
  ]);
  const createOther = (barcode: string) => create({ fixedPrice: 1000, variants: [{ barcode }] });
  expect(await createOther('4006381333932')).toEqual(
    buildRefusal('variants.0.barcode', 'The check digit of this barcode is wrong. It should end in 1.'),
  );
  const [, wideVariant] = product.variants;
  expect(await createOther('0036000291452')).toEqual(
    buildRefusal('variants.0.barcode', `Variant ${wideVariant.sku} already has this barcode.`),
  );
  await update(product.id, {
    variants: [
      { size: '12', barcode: '036000291452' },
      { size: '14', barcode: '4006381333931' },
    ],
  });
  expect((await readProduct(product.id)).variants.map(({ barcode }: { barcode: string }) => barcode)).toEqual(
    ['036000291452', '4006381333931'],
  );
});

test('the till and the stock screen find a variant by its barcode, including a UPC with a leading 0', async () => {
  const { product } = await create({
    fixedPrice: 1000,
    variants: [
      { size: '12', barcode: '614141007349' },
      { size: '14', barcode: 'TRAY/14' },
    ],
  });
  await server.prisma.product.update({ where: { id: product.id }, data: { status: 'ACTIVE' } });
  const scan = async (code: string) => {
    const query = `query ($code: String!) {
      productByCode(code: $code) { variant { size } } stockItem(code: $code) { size }
      adminProducts(filter: { search: $code }) { edges { node { id } } } }`;
    return (await admin.graphql(query, { code })).data;
  };
  for (const [code, size] of [
    ['614141007349', '12'],
    ['0614141007349', '12'],
    ['tray/14', '14'],
  ] as const)
    expect(await scan(code)).toEqual({
      productByCode: { variant: { size } },
      stockItem: { size },
      adminProducts: { edges: [{ node: { id: product.id } }] },
    });
});

describe('related products chosen by hand', () => {
  const findRelated = async (id: string, limit = 4) => {
    const query = `query ($id: ID!, $limit: Int!) { product(id: $id) { related(limit: $limit) { id } } }`;
    const { data } = await admin.graphql(query, { id, limit });
    return data?.product.related.map((product: { id: string }) => product.id);
  };
  const findRelatedByHand = async (id: string) => {
    const query = 'query ($id: ID!) { adminProduct(id: $id) { staff { manualRelatedProducts { id } } } }';
    const { data } = await admin.graphql(query, { id });
    return data?.adminProduct.staff.manualRelatedProducts.map((product: { id: string }) => product.id);
  };
  async function createProducts(count: number, fields: { metalColour?: string } = {}): Promise<string[]> {
    const products = Array.from({ length: count }, () => aProduct(server.prisma, fields));
    return (await Promise.all(products)).map(({ id }) => id);
  }

  test('come first, in their sequence, before computed ones; sold-out products and drafts are omitted', async () => {
    const sharedColour = { metalColour: 'lilac' };
    const [productId = '', computedId = ''] = await createProducts(2, sharedColour);
    const [product = '', second = '', third = ''] = await createProducts(3, { metalColour: 'grey' });
    expect(await findRelated(productId)).toEqual([computedId]);

    await update(productId, { relatedIds: [second, third, product, second] });
    expect(await findRelatedByHand(productId)).toEqual([second, third, product]);
    expect(await findRelated(productId)).toEqual([second, third, product, computedId]);
    expect(await findRelated(productId, 2)).toEqual([second, third]);

    await update(third, { stock: 0 });
    await update(second, { status: 'DRAFT' });
    expect(await findRelated(productId)).toEqual([product, computedId]);
    expect(await findRelatedByHand(productId)).toEqual([second, third, product]);

    await update(productId, { name: 'Another name' });
    expect(await findRelatedByHand(productId)).toEqual([second, third, product]);
    await update(productId, { relatedIds: null });
    expect(await findRelatedByHand(productId)).toEqual([]);
    expect(await findRelated(productId)).toEqual([computedId]);
  });

  test('appear in the audit log by their SKUs', async () => {
    const [productId = '', other = ''] = await createProducts(2);
    await update(productId, { relatedIds: [other] });
    const [entry] = await server.prisma.auditEntry.findMany({
      where: { entityId: productId, action: 'product.update' },
    });
    const { sku } = await server.prisma.product.findUniqueOrThrow({ where: { id: other } });
    expect(entry).toMatchObject({ before: { related: [] }, after: { related: [sku] } });
  });

  test('can be up to twelve other existing products; deleted ones are removed silently', async () => {
    const [productId = '', other = ''] = await createProducts(2);
    expect(await update(productId, { relatedIds: [productId] })).toEqual(
      buildRefusal('relatedIds', 'A product can’t be related to itself. Choose another one.'),
    );
    expect(await update(productId, { relatedIds: [other, 'none'] })).toEqual(
      buildRefusal('relatedIds', 'One of the related products no longer exists.', 'NOT_FOUND'),
    );
    expect(
      await update(productId, { relatedIds: Array.from({ length: 13 }, (_, at) => `piece-${at}`) }),
    ).toEqual(buildRefusal('relatedIds', 'Choose at most 12 related products.'));
    expect(await findRelatedByHand(productId)).toEqual([]);

    const { product: deletedProduct } = await create({ fixedPrice: 1000 });
    const { product: draft } = await create({ fixedPrice: 1000, relatedIds: [deletedProduct.id, other] });
    expect(await findRelatedByHand(draft.id)).toEqual([deletedProduct.id, other]);
    const { data } = await admin.graphql(
      'mutation ($input: DeleteProductInput!) { deleteProduct(input: $input) { deleted } }',
      { input: { id: deletedProduct.id } },
    );
    expect(data?.deleteProduct.deleted).toBe(true);
    expect(await findRelatedByHand(draft.id)).toEqual([other]);
    expect((await update(draft.id, { name: 'Still saved' })).errors).toEqual([]);
    expect((await update(draft.id, { relatedIds: [deletedProduct.id, other] })).errors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
  });
});

test('the product page for search engines contains the texts written for them', async () => {
  const { product } = await create({
    fixedPrice: 1000,
    seoTitle: 'Wedding band',
    seoDescription: 'Made here.',
  });
  await server.prisma.product.update({ where: { id: product.id }, data: { status: 'ACTIVE' } });
  // The snapshot is updated with the next request.
  await server.graphql('{ store { name } }');
  const { buildProductPage: productPage } = await import('#graph/crawler/productPage.ts');
  const page = { slug: product.slug, publicUrl: 'https://shop.example', storeName: 'Shop' };
  const snapshot = new SnapshotReader(await server.app.snapshots.read(), {
    at: server.clock.now,
    includesDrafts: false,
  });
  expect(await productPage({ prisma: server.prisma, snapshot }, page)).toMatchObject({
    title: 'Wedding band · Shop',
    description: 'Made here.',
  });
});

test('a product is low in stock if one of its variants is, by its own limit or the store’s', async () => {
  const { product } = await create({
    fixedPrice: 1000,
    variants: [
      { size: '12', stock: 5 },
      { size: '14', stock: 2 },
    ],
  });
  const findStockStatus = async () => (await readProduct(product.id)).staff.stockStatus;
  const countProducts = async (stock: string) => {
    const query = 'query ($filter: AdminProductFilter) { adminProducts(filter: $filter) { totalCount } }';
    return (await admin.graphql(query, { filter: { ids: [product.id], stock } })).data?.adminProducts
      .totalCount;
  };
  expect([await findStockStatus(), await countProducts('ENOUGH'), await countProducts('LOW')]).toEqual([
    'ENOUGH',
    1,
    0,
  ]);
  await server.prisma.variant.updateMany({
    where: { productId: product.id, size: '14' },
    data: { lowStock: 2 },
  });
  expect([await findStockStatus(), await countProducts('ENOUGH'), await countProducts('LOW')]).toEqual([
    'LOW',
    0,
    1,
  ]);
});

test('a bulk update changes each row separately, and an outdated row does not affect the others', async () => {
  const [product, second] = [
    await create({ fixedPrice: 1000 }),
    await create({ fixedPrice: 1000, stock: 1 }),
  ];
  await update(product.product.id, { name: 'By another' });
  const { data } = await admin.graphql(
    `mutation ($input: UpdateProductsInput!) { updateProducts(input: $input) {
      results { row id product { name price stock } errors { code field } } errors { reason } } }`,
    {
      input: {
        rows: [
          { id: product.product.id, version: 1, name: 'Stale' },
          { id: second.product.id, version: 1, name: 'Fresh', fixedPrice: 1200, stock: 3 },
          { id: 'none', name: 'Nobody' },
        ],
      },
    },
  );
  expect(data?.updateProducts).toEqual({
    results: [
      { row: 1, id: product.product.id, product: null, errors: [{ code: 'CONFLICT', field: 'version' }] },
      { row: 2, id: second.product.id, product: { name: 'Fresh', price: 1200, stock: 3 }, errors: [] },
      { row: 3, id: 'none', product: null, errors: [{ code: 'NOT_FOUND', field: 'id' }] },
    ],
    errors: [],
  });
  expect(await findLedger(second.product.id)).toMatchObject([
    { delta: 1 },
    { delta: 2, reason: 'CORRECTION' },
  ]);
  expect(
    await server.prisma.auditEntry.count({
      where: { entityId: second.product.id, action: 'product.update' },
    }),
  ).toBe(1);
});

test('an empty list is refused', async () => {
  const { data } = await admin.graphql(
    `mutation ($input: UpdateProductsInput!) { updateProducts(input: $input) { results { row } errors { reason } } }`,
    { input: { rows: [] } },
  );
  expect(data?.updateProducts).toEqual({ results: null, errors: [{ reason: 'TOO_MANY_ROWS' }] });
});
