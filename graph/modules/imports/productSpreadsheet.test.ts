import { beforeAll, expect, test } from 'vitest';
import { SPREADSHEET_COLUMNS } from '#domain/catalog/productSpreadsheet.ts';
import { aCollection } from '#graph/testing/aCollection.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aRate } from '#graph/testing/aRate.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();
let admin: Shopper;

beforeAll(async () => {
  const { prisma } = server;
  admin = await aShopper(server, { role: 'SUPER_ADMIN' });
  await aRate(prisma, { perTola: 300_000 });
  const { id: collectionId } = await aCollection(prisma, { name: 'Tihar' });
  await aProduct(prisma, {
    sku: 'SHEET-SIZES',
    name: '=Band, "plain"',
    description: 'Two lines\nof text.',
    nameNe: 'औँठी',
    pricingMode: 'RATE',
    fixedPrice: null,
    makingBasisPoints: 1250,
    weightMg: 5234,
    grossWeightMg: 6000,
    stonesPrice: 9000,
    tags: ['band', 'everyday'],
    collectionId,
    hallmark: 'NBSM',
    cost: 4000,
    isFeatured: true,
    sizeUnit: 'Indian/Nepali ring size',
    seoTitle: 'A band',
    gemstones: [
      {
        ...{ kind: 'ruby', count: 2, milliCarat: 400, colour: 'red' },
        ...{ laboratory: 'IGI', certificateNumber: 'LG-12 3', lengthUm: 5105, widthUm: 5200, depthUm: 3010 },
      },
      { kind: 'garnet', count: 2, milliCarat: 400, colour: 'red', lengthUm: 4600 },
      { kind: 'emerald', milliCarat: 900, lengthUm: 8000, widthUm: 6000 },
      { kind: 'pearl', milliCarat: 0 },
    ],
    design: 'plain band',
    measurements: { inside_diameter: 17_200, band_width: 4600 },
    measuredSize: '14',
    variants: [
      { size: '12', stock: 2, barcode: '0012345' },
      { size: '14', stock: 1, weightMg: 5400, sku: 'SHEET-14' },
    ],
  });
  await aProduct(prisma, { sku: 'SHEET-PLAIN', price: 5000, compareAtPrice: 6000, stock: 3 });
  await aProduct(prisma, {
    sku: 'SHEET-SUM',
    pricingMode: 'RATE',
    fixedPrice: null,
    makingFixed: 2500,
    status: 'DRAFT',
  });
  // From this point the prices of these products follow the rate.
  await importCsv('sku,making_percent,making_sum\nSHEET-SIZES,12.5,\nSHEET-SUM,,2500');
});

/** All columns except photos, which are not exported. */
const EXPORTABLE_COLUMNS = SPREADSHEET_COLUMNS.filter((column) => column !== 'images');

async function exportCsv(): Promise<string> {
  const { data } = await admin.graphql(
    `mutation ($input: StartListExportInput!) {
      startListExport(input: $input) { export { id } errors { message } }
    }`,
    {
      input: {
        list: 'productSheet',
        format: 'CSV',
        columns: EXPORTABLE_COLUMNS.map((column) => ({ column, header: column })),
        filter: { productSheet: { search: 'SHEET' } },
        sort: ['OLDEST'],
      },
    },
  );
  expect(data?.startListExport.errors).toEqual([]);
  await runJobs(server);
  const token = await signIn(server, admin.user);
  const { body } = await server.app.inject({
    url: `/exports/${data?.startListExport.export.id}`,
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
  });
  return body;
}

async function importCsv(csv: string) {
  const { data } = await admin.graphql(
    `mutation ($input: ImportProductsInput!) { importProducts(input: $input) {
      pieces { sku outcome changed problems { row column message } } errors { message }
    } }`,
    { input: { csv } },
  );
  return data?.importProducts;
}

test('importing an unedited export changes nothing', async () => {
  const csv = await exportCsv();
  expect(csv.replace('\uFEFF', '').split('\r\n')[0]).toBe(EXPORTABLE_COLUMNS.join(','));
  const { pieces, errors } = await importCsv(csv);
  expect(errors).toEqual([]);
  const unchanged = { outcome: 'UNCHANGED', changed: [], problems: [] };
  expect(pieces).toHaveLength(3);
  expect(pieces).toEqual(
    expect.arrayContaining(['SHEET-SIZES', 'SHEET-PLAIN', 'SHEET-SUM'].map((sku) => ({ sku, ...unchanged }))),
  );
});

test('a stone’s size and certificate are read from its cell, and stay unchanged if the cell omits them', async () => {
  const readStoneCells = () =>
    server.prisma.gemstone.findMany({
      where: { product: { sku: 'SHEET-PLAIN' } },
      select: { certificateNumber: true, cutGrade: true, lengthUm: true },
    });
  await importCsv('sku,stones\nSHEET-PLAIN,diamond|1|1.02|oval|G|VS2|7.2x5.1x3.305|GIA|214|Excellent');
  expect(await readStoneCells()).toEqual([
    { certificateNumber: '214', cutGrade: 'Excellent', lengthUm: 7200 },
  ]);
  await importCsv('sku,stones\nSHEET-PLAIN,diamond|1|1.03|oval');
  expect(await readStoneCells()).toEqual([
    { certificateNumber: '214', cutGrade: 'Excellent', lengthUm: 7200 },
  ]);
  const { pieces } = await importCsv('sku,stones\nSHEET-PLAIN,diamond|1|1.03|oval|||7.2x|GIA|214');
  expect(pieces[0].problems).toEqual([
    expect.objectContaining({
      column: 'stones',
      message: 'Enter a measurement from 0.01 mm to 2,000 mm.',
    }),
  ]);
});

test('importing an edited export changes only the edited values', async () => {
  const csv = (await exportCsv()).replace(',12.5,', ',14,').replace(',SHEET-14,,5.4,1', ',SHEET-14,,5.4,7');
  const { pieces } = await importCsv(csv);
  expect(pieces.filter(({ outcome }: { outcome: string }) => outcome !== 'UNCHANGED')).toEqual([
    {
      sku: 'SHEET-SIZES',
      outcome: 'UPDATED',
      changed: expect.arrayContaining(['makingBasisPoints', 'sizes']),
      problems: [],
    },
  ]);
  const product = await server.prisma.product.findUnique({
    where: { sku: 'SHEET-SIZES' },
    include: { variants: { orderBy: { position: 'asc' } } },
  });
  expect(product).toMatchObject({
    name: '=Band, "plain"',
    makingBasisPoints: 1400,
    variants: [{ stock: 2 }, { stock: 7 }],
  });
});
