import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EXAMPLE_ROWS, SPREADSHEET_COLUMNS } from '#domain/catalog/productSpreadsheet.ts';
import { aCollection } from '#graph/testing/aCollection.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aRate } from '#graph/testing/aRate.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
let admin: Shopper;

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN' });
});

beforeEach(async () => {
  const { prisma } = server;
  await prisma.order.deleteMany();
  await prisma.product.deleteMany();
  await prisma.metalRate.deleteMany();
  await aRate(prisma, { perTola: 300_000 });
});

interface ImportOptions {
  dryRun?: boolean;
  by?: Shopper;
  offset?: number;
  limit?: number;
}

async function importCsv(csv: string, { dryRun = false, by = admin, ...range }: ImportOptions = {}) {
  const { data, errors } = await by.graphql(
    `mutation ($input: ImportProductsInput!) { importProducts(input: $input) {
      pieces { rows sku outcome product { name } priceBefore priceAfter changed problems { row column message } }
      errors { field message }
    } }`,
    { input: { csv, dryRun, ...range } },
  );
  expect(errors).toBeUndefined();
  return data?.importProducts;
}

const findProduct = (sku: string) =>
  server.prisma.product.findUnique({
    where: { sku },
    include: { variants: { orderBy: { position: 'asc' } }, gemstones: { orderBy: { position: 'asc' } } },
  });

const BAND = 'sku,name,category,type,metal,purity,weight_g,making_percent,stock\n';

describe('a spreadsheet', () => {
  test('creates the template’s products as drafts, with sizes, stones and initial stock', async () => {
    const template = [
      SPREADSHEET_COLUMNS.join(','),
      ...EXAMPLE_ROWS.map((example) =>
        SPREADSHEET_COLUMNS.map((column) => JSON.stringify(example[column] ?? '')).join(','),
      ),
    ].join('\r\n');
    const { pieces, errors } = await importCsv(template);
    expect(errors).toEqual([]);
    expect(pieces).toMatchObject([
      {
        rows: [2],
        sku: 'EXAMPLE-1',
        outcome: 'CREATED',
        product: { name: 'Example studs' },
        priceBefore: null,
      },
      { rows: [3, 4], sku: 'EXAMPLE-2', outcome: 'CREATED', priceAfter: 2400, problems: [] },
    ]);
    expect(await findProduct('EXAMPLE-1')).toMatchObject({
      status: 'DRAFT',
      weightMg: 3200,
      makingBasisPoints: 1200,
      stonesPrice: 9000,
      hallmark: 'NBSM',
      isFeatured: false,
      stock: 4,
      gemstones: [{ kind: 'ruby', count: 2, milliCarat: 400, cut: 'round', colour: 'red', lengthUm: 3200 }],
      measurements: { width: 6400 },
    });
    expect((await findProduct('EXAMPLE-2'))?.variants).toMatchObject([
      { size: '12', weightMg: 4100, stock: 3 },
      { size: '14', weightMg: 4300, stock: 2 },
    ]);
    expect(await findProduct('EXAMPLE-2')).toMatchObject({ fixedPrice: 2400, compareAtPrice: 2700 });
    expect(await server.prisma.stockMove.count({ where: { reason: 'INITIAL' } })).toBe(3);
  });

  test('has a column for each measurement: an empty cell changes nothing, and a dash removes the measurement', async () => {
    const measurements = { inside_diameter: 17_200, band_width: 4600, top_height: 1800 };
    const { sku } = await aProduct(server.prisma, { measurements });
    const csv = `sku,band_width_mm,top_height_mm,band_thickness_mm,design,measured_size\n${sku},5,-,1.75,Plain band,14`;
    expect((await importCsv(csv)).pieces).toMatchObject([{ outcome: 'UPDATED', problems: [] }]);
    expect(await findProduct(sku)).toMatchObject({
      measurements: { inside_diameter: 17_200, band_width: 5000, band_thickness: 1750 },
      design: 'plain band',
      measuredSize: '14',
    });
    const importWithErrors = await importCsv(`sku,name,band_width_mm\n${sku},,\n${sku},,wide`);
    expect(importWithErrors.pieces[0].problems).toEqual([
      { row: 3, column: 'band_width_mm', message: 'Enter a measurement from 0.01 mm to 2,000 mm.' },
    ]);
  });

  test('updates an existing product from its filled cells, and reports the changes', async () => {
    const { sku } = await aProduct(server.prisma, {
      name: 'Old name',
      description: 'Stays.',
      metalColour: 'yellow',
      price: 5000,
      variants: [
        { size: '12', stock: 2 },
        { size: '14', stock: 1 },
      ],
    });
    const csv = `sku;name;fixed_price;metal_colour;size;stock\n${sku.toLowerCase()};New name;6000;-;14;4\n${sku};;;;16;1`;
    const { pieces } = await importCsv(csv);
    expect(pieces).toMatchObject([
      { rows: [2, 3], outcome: 'UPDATED', priceBefore: 5000, priceAfter: 6000, problems: [] },
    ]);
    expect(pieces[0].changed).toEqual(expect.arrayContaining(['name', 'fixedPrice', 'metalColour', 'sizes']));
    expect(pieces[0].changed).not.toContain('description');
    expect(await findProduct(sku)).toMatchObject({
      name: 'New name',
      description: 'Stays.',
      metalColour: null,
      stock: 7,
      variants: [
        { size: '12', stock: 2 },
        { size: '14', stock: 4 },
        { size: '16', stock: 1 },
      ],
    });
  });

  test('that contains only current values changes nothing', async () => {
    const { id, sku, version, updatedAt } = await aProduct(server.prisma, { name: 'Plain ring' });
    expect((await importCsv(`sku,name,featured\n${sku},Plain ring,no`)).pieces).toMatchObject([
      { outcome: 'UNCHANGED', changed: [] },
    ]);
    expect(await findProduct(sku)).toMatchObject({ version, updatedAt });
    expect(await server.prisma.auditEntry.count({ where: { entityId: id } })).toBe(0);
  });

  test('sets and removes a compare-at price, and reports the change', async () => {
    const { sku, id } = await aProduct(server.prisma, { price: 5000 });
    const buildCompareAtCsv = (before: string) => `sku,compare_at_price\n${sku},${before}`;
    expect((await importCsv(buildCompareAtCsv('5000'))).pieces[0].problems).toEqual([
      {
        row: 2,
        column: 'compare_at_price',
        message: 'Enter a compare-at price higher than the current price.',
      },
    ]);
    expect((await importCsv(buildCompareAtCsv('6000'))).pieces).toMatchObject([
      { outcome: 'UPDATED', changed: ['compareAtPrice'], priceAfter: 5000 },
    ]);
    expect((await importCsv(`sku,fixed_price\n${sku},6500`)).pieces).toMatchObject([{ outcome: 'UPDATED' }]);
    expect((await importCsv(buildCompareAtCsv('6000'))).pieces).toMatchObject([{ outcome: 'UNCHANGED' }]);
    expect((await importCsv(buildCompareAtCsv('-'))).pieces).toMatchObject([{ changed: ['compareAtPrice'] }]);
    expect(await server.prisma.product.findUniqueOrThrow({ where: { id } })).toMatchObject({
      compareAtPrice: null,
    });
  });

  test('imports each product completely or not at all, independently of the others', async () => {
    const { sku } = await aProduct(server.prisma, {
      name: 'Plain ring',
      variants: [{ size: '12' }, { size: '14' }],
    });
    const csv = `${BAND}NEW-1,Band,GOLD,RINGS,GOLD,22K,5.2,12,3
NEW-2,Band,GOLD,RINGS,GOLD,925,5.2,12,3
${sku},Renamed,,,,,,,9
,Nameless,GOLD,RINGS,GOLD,22K,5.2,12,3
NEW-3,Band,GOLD,RINGS,GOLD,22K,heavy,12,-1`;
    const { pieces } = await importCsv(csv);
    expect(pieces.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'CREATED',
      'REFUSED',
      'REFUSED',
      'REFUSED',
      'REFUSED',
    ]);
    expect(pieces[1].problems).toEqual([
      {
        row: 3,
        column: 'purity',
        message: 'This metal isn’t available in “925”. Choose one of these: 24K, 22K, 18K, 14K.',
      },
    ]);
    expect(pieces[2].problems).toEqual([
      { row: 4, column: 'size', message: 'This product has sizes. Enter one in each row.' },
    ]);
    expect(pieces[3].problems).toEqual([{ row: 5, column: 'sku', message: 'Enter the SKU of the product.' }]);
    expect(pieces[4].problems).toEqual([
      {
        row: 6,
        column: 'weight_g',
        message: 'Enter the weight in grams, from 0.001 to 2000, without commas.',
      },
      { row: 6, column: 'stock', message: expect.stringContaining('Enter the stock') },
    ]);
    expect(await findProduct(sku)).toMatchObject({ name: 'Plain ring', version: 1 });
    expect(await server.prisma.product.count()).toBe(2);
  });

  test('is refused for products whose stock the staff member cannot change; its other products are imported', async () => {
    const { id: staffRoleId } = await server.prisma.staffRole.create({
      data: { name: 'Describes pieces', permissions: ['enterAdmin', 'readCatalog', 'manageCatalog'] },
    });
    const editor = await aShopper(server, { role: 'ADMIN', staffRoleId });
    const [first, second] = [await aProduct(server.prisma), await aProduct(server.prisma, { stock: 5 })];
    const csv = `sku,name,stock\n${second.sku},Renamed,9\n${first.sku},Renamed,`;

    const { pieces } = await importCsv(csv, { by: editor });

    expect(pieces).toMatchObject([
      {
        sku: second.sku,
        outcome: 'REFUSED',
        problems: [{ row: 2, message: 'You do not have permission to perform this action.' }],
      },
      { sku: first.sku, outcome: 'UPDATED', problems: [] },
    ]);
    expect(await findProduct(second.sku)).toMatchObject({ stock: 5 });
  });

  test('reports all errors of a row together', async () => {
    const { pieces } = await importCsv(
      `sku,name,category,type,metal,purity,weight_g,making_percent,stock,featured,collection
NEW-1,Band,SILVER,RINGS,SILVER,22K,abc,12,-3,maybe,None such`,
    );
    const columns = pieces[0].problems.map(({ column }: { column: string }) => column);
    expect(columns.sort()).toEqual(['collection', 'featured', 'purity', 'stock', 'weight_g']);
    expect(await findProduct('NEW-1')).toBeNull();
  });

  test('reports the row of an invalid size and of a contradiction', async () => {
    const { sku } = await aProduct(server.prisma, { variants: [{ size: '12' }, { size: '14' }] });
    const { pieces } = await importCsv(
      `sku,name,size,stock\n${sku},,14,1\n${sku},,16,many\nTWICE,One,,\nTWICE,Another,,`,
    );
    expect(pieces[0].problems).toEqual([
      { row: 3, column: 'stock', message: expect.stringContaining('Enter the stock') },
    ]);
    expect(pieces[1].problems[0]).toEqual({
      row: 5,
      column: 'name',
      message:
        'Row 4 has “One” for this product. Enter the same value in all rows of the product, or only in the first one.',
    });
  });

  test('reports contradictory rows with all other errors, as data and with the file’s own column names', async () => {
    const { data } = await admin.graphql(
      `mutation ($input: ImportProductsInput!) { importProducts(input: $input) {
        pieces { outcome problems { row column header value reason params } }
      } }`,
      {
        input: {
          csv: 'Code,Title,Karat,Net,Price,Old price\nR-1,One,99K,5,2400,2300\nR-1,Two,,,2600,\n',
          dryRun: true,
          columns: [
            ...[
              { column: 'sku', header: 'Code' },
              { column: 'name', header: 'title' },
            ],
            ...[
              { column: 'purity', header: 'Karat' },
              { column: 'weight_g', header: 'Net' },
            ],
            { column: 'fixed_price', header: 'Price' },
            { column: 'compare_at_price', header: 'Old price' },
          ],
          values: [
            ...[
              { column: 'category', value: 'GOLD' },
              { column: 'type', value: 'RINGS' },
            ],
            { column: 'metal', value: 'GOLD' },
          ],
        },
      },
    );
    expect(data?.importProducts.pieces).toMatchObject([
      {
        outcome: 'REFUSED',
        problems: [
          {
            ...{ row: 3, column: 'name', header: 'Title', value: 'Two', reason: 'SHEET_ROWS_DIFFER' },
            params: { other: 2, earlier: 'One' },
          },
          {
            ...{ row: 3, header: 'Price', value: null, reason: 'SHEET_PRICES_OF_SIZES_DIFFER' },
            params: { other: 2, earlier: '2400', later: '2600' },
          },
          {
            ...{ row: 2, header: 'Karat', value: null, reason: 'PURITY_UNKNOWN' },
            params: { purity: '99K', purities: ['24K', '22K', '18K', '14K'] },
          },
          { row: 2, header: 'Old price', value: '2300', reason: 'COMPARE_AT_NOT_ABOVE' },
        ],
      },
    ]);
  });

  test('accepts common ways to write a purity', async () => {
    const { pieces } = await importCsv(
      `${BAND}P-1,Band,GOLD,RINGS,gold,22 carat,5.2,12,3\nP-2,Band,GOLD,RINGS,GOLD,750,5.2,12,3`,
    );
    expect(pieces).toMatchObject([
      { outcome: 'CREATED', problems: [] },
      { outcome: 'CREATED', problems: [] },
    ]);
    expect(await findProduct('P-1')).toMatchObject({ purity: '22K' });
    expect(await findProduct('P-2')).toMatchObject({ purity: '18K' });
  });

  test('accepts common ways to write units, percentages, yes or no, and attributes', async () => {
    const { pieces } = await importCsv(
      [
        'sku,name,category,type,metal,purity,weight_g,making_percent,stock,featured,tags',
        'U-1,Band,Gold,Ring,सुन,22K,5.25 gm,12%,3 pcs,हो,bridal; daily|new',
        'U-2,Studs,GOLD,Earring,GOLD,22K,0.5 tola,12,3,N,',
        'U-3,Band,GOLD,Nose ring,GOLD,22K,5,12,3,,',
      ].join('\n'),
    );
    expect(pieces).toMatchObject([
      { outcome: 'CREATED', problems: [] },
      { outcome: 'CREATED', problems: [] },
      { outcome: 'REFUSED', problems: [{ row: 4, column: 'type' }] },
    ]);
    expect(await findProduct('U-1')).toMatchObject({
      ...{ type: 'RINGS', metal: 'GOLD', weightMg: 5250, makingBasisPoints: 1200, isFeatured: true },
      ...{ tags: ['bridal', 'daily', 'new'], variants: [{ stock: 3 }] },
    });
    expect(await findProduct('U-2')).toMatchObject({ type: 'EARRINGS', weightMg: 5832, isFeatured: false });
  });

  test('accepts the weight of each size in the product’s weight column', async () => {
    const { pieces } = await importCsv(
      'sku,name,category,type,metal,purity,weight_g,making_percent,size,stock\nW-1,Band,GOLD,RINGS,GOLD,22K,5.2,12,12,1\nW-1,,,,,,5.6,,14,1',
    );
    expect(pieces).toMatchObject([{ outcome: 'CREATED', problems: [] }]);
    expect(await findProduct('W-1')).toMatchObject({
      weightMg: 5200,
      variants: [{ weightMg: 5200 }, { weightMg: 5600 }],
    });
  });

  test('keeps a variant without a size that has been ordered', async () => {
    const product = await aProduct(server.prisma, { name: 'Plain ring' });
    await anOrder(server.prisma, { lines: [{ productId: product.id, variantId: product.variants[0]?.id }] });
    const { pieces } = await importCsv(`sku,size,stock\n${product.sku},12,1`);
    expect(pieces).toMatchObject([{ outcome: 'REFUSED', problems: [{ row: 2, column: 'size' }] }]);
    expect((await findProduct(product.sku))?.variants).toMatchObject([{ size: null }]);
  });

  test('assigns products to collections by name', async () => {
    const { sku } = await aProduct(server.prisma);
    const collection = await aCollection(server.prisma, { name: 'Tihar' });
    await importCsv(`sku,collection\n${sku},Tihar`);
    expect(await findProduct(sku)).toMatchObject({ collectionId: collection.id });
    expect((await importCsv(`sku,collection\n${sku},None such`)).pieces[0].problems).toEqual([
      { row: 2, column: 'collection', message: 'This collection no longer exists.' },
    ]);
  });
});

describe('a long spreadsheet', () => {
  test('is imported in parts, with the row numbers of the whole file', async () => {
    const rows = Array.from(
      { length: 120 },
      (_, index) => `LONG-${index},Band ${index},RINGS,4,${index === 110 ? '' : 3}`,
    );
    const csv = `Our products,,,,\n\nsku,name,type,weight_g,size\n${rows.join('\n')}\nLONG-5,,,,4`;
    expect((await importCsv(csv, { dryRun: true, limit: 2 })).pieces).toMatchObject([
      { sku: 'LONG-0', rows: [4] },
      { sku: 'LONG-1', rows: [5] },
    ]);
    const { pieces } = await importCsv(csv, { dryRun: true, offset: 100, limit: 100 });
    expect(pieces).toHaveLength(20);
    expect(pieces.at(-1)).toMatchObject({ sku: 'LONG-119', rows: [123] });
    expect(pieces.at(-1).problems[0]).toMatchObject({ row: 123 });
    expect((await importCsv(csv, { dryRun: true, offset: 5, limit: 1 })).pieces).toMatchObject([
      { sku: 'LONG-5', rows: [9, 124] },
    ]);
    expect((await importCsv(csv, { dryRun: true, offset: 30 })).pieces).toHaveLength(90);
  });

  test.each([
    [{ limit: 101 }, 'limit'],
    [{ limit: 0 }, 'limit'],
    [{ offset: -1 }, 'offset'],
  ])('is refused with %j', async (range, field) => {
    expect(await importCsv('sku\nA', range)).toMatchObject({ pieces: null, errors: [{ field }] });
  });
});

describe('a cell', () => {
  test('can contain a size or number in spreadsheet notation, and -- counts as empty', async () => {
    const { sku } = await aProduct(server.prisma, {
      ...{ name: 'Plain ring', price: 5000, metalColour: 'yellow' },
      variants: [
        { size: '12', stock: 2 },
        { size: '14', stock: 1 },
      ],
    });
    const csv = `sku,name,fixed_price,metal_colour,size,stock,barcode
${sku},--,रू ६,०००/-,Nil,12.0,3.0,="0012345"`;
    expect((await importCsv(csv)).errors).toMatchObject([{ field: 'csv' }]);
    const quotedCsv = csv.replace('रू ६,०००/-', '"रू ६,०००/-"').replace('3.0', '३');
    expect((await importCsv(`${quotedCsv}\n${sku},,,,१४,N/A,`)).pieces).toMatchObject([
      { outcome: 'UPDATED', priceAfter: 6000, problems: [] },
    ]);
    expect(await findProduct(sku)).toMatchObject({
      ...{ name: 'Plain ring', metalColour: 'yellow' },
      variants: [
        { size: '12', stock: 3, barcode: '0012345' },
        { size: '14', stock: 1 },
      ],
    });
  });

  test('damaged by a spreadsheet program is refused with its row and column; other products are imported', async () => {
    const { sku } = await aProduct(server.prisma, { name: 'Plain ring' });
    const csv = [
      'sku,name,size,barcode,stock,weight_g',
      'BAD-1,Ring,12-Oct,8.9E+12,#REF!,####',
      `${sku},Renamed,,,,`,
      '8.9E+12,Ring,,,,',
    ].join('\n');
    const { pieces } = await importCsv(csv);
    const createProblem = (row: number, column: string, message: string) => ({
      ...{ row, column },
      message: expect.stringContaining(message),
    });
    expect(pieces).toMatchObject([
      {
        ...{ sku: 'BAD-1', outcome: 'REFUSED' },
        problems: [
          createProblem(2, 'size', 'turned this value into a date'),
          createProblem(2, 'barcode', 'shortened this number'),
          createProblem(2, 'stock', 'has a spreadsheet error'),
          createProblem(2, 'weight_g', 'has a spreadsheet error'),
          ...['category', 'type', 'metal', 'purity'].map((column) => createProblem(2, column, 'Choose a')),
        ],
      },
      { sku, outcome: 'UPDATED', problems: [] },
      { sku: '', outcome: 'REFUSED', problems: [createProblem(4, 'sku', 'shortened this number')] },
    ]);
  });
});

describe('a dry run', () => {
  test('returns the same results and changes nothing', async () => {
    const { sku } = await aProduct(server.prisma, { price: 5000 });
    const csv = `${BAND}NEW-1,Band,GOLD,RINGS,GOLD,24K,11.664,10,3\n${sku},Renamed,,,,,,,`;
    const { pieces } = await importCsv(csv, { dryRun: true });
    expect(pieces).toMatchObject([
      { outcome: 'CREATED', product: null, priceAfter: 330_000 },
      { outcome: 'UPDATED', product: { name: 'Renamed' }, changed: ['name'] },
    ]);
    expect(await findProduct('NEW-1')).toBeNull();
    expect(await findProduct(sku)).toMatchObject({ name: 'Plain ring' });
  });
});

describe('an unreadable spreadsheet', () => {
  test.each([
    ['name\nRing', 'The spreadsheet has no “sku” column.'],
    ['sku,colour\nA,red', 'The column “colour” doesn’t exist. The template contains all columns.'],
    ['sku,name,Name\nA,B,C', 'Two columns are named “Name”.'],
    ['sku,name\n', 'The spreadsheet contains no products.'],
    ['', 'This file is empty.'],
    ['sku,name\nA,Ring, of gold', 'Row 2 has 3 cells, but only 2 columns have names.'],
    ['sku,,name\nA,red,Ring', 'The column “2” doesn’t exist.'],
    ['sku,name\nA,"B', 'Row 2, column name: the quotation mark (") that opens this cell is not closed.'],
  ])('is refused: %j', async (csv, message) => {
    expect(await importCsv(csv)).toEqual({
      pieces: null,
      errors: [{ field: 'csv', message: expect.stringContaining(message) }],
    });
  });

  test('with too many products is refused', async () => {
    const skus = Array.from({ length: 101 }, (_, index) => `MANY-${index}`);
    expect(await importCsv(`sku\n${skus.join('\n')}`)).toEqual({
      pieces: null,
      errors: [{ field: 'csv', message: 'At most 100 products can be processed in one request.' }],
    });
  });
});
