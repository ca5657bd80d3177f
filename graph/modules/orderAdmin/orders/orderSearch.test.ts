import { beforeAll, describe, expect, test } from 'vitest';
import type { AdminOrderFilter } from '#graph/schema/schema.generated.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const LIST = `query ($filter: AdminOrderFilter) {
  adminOrders(filter: $filter, sort: OLDEST) { edges { node { number invoice { number } } } }
}`;
let staff: Shopper;

/** Three orders: a gold haar, a silver ring whose product was deleted, and a haar bought with a coupon. */
beforeAll(async () => {
  const { prisma } = server;
  staff = await aShopper(server, { role: 'ADMIN' });
  const haarProduct = await aProduct(prisma, {
    name: 'Tilhari haar',
    sku: 'HAAR-7',
    type: 'NECKLACES',
    variants: [
      { size: '18', sku: 'HAAR-7-18', barcode: '8901234567894' },
      { size: '20', sku: 'HAAR-7-20' },
    ],
  });
  const [shortVariant, longVariant] = haarProduct.variants;
  const toDate = (day: number) => new Date(Date.UTC(2026, 10, day, 6));
  const first = await anOrder(prisma, {
    number: 'JW-F1RST00001',
    placedAt: toDate(1),
    contactName: 'Tilhari Devi Rai',
    lines: [
      { productId: haarProduct.id, variantId: shortVariant?.id, sku: 'HAAR-7-18', name: 'Tilhari haar' },
    ],
  });
  await anOrder(prisma, {
    number: 'JW-SEC0ND0001',
    placedAt: toDate(2),
    lines: [{ sku: 'GONE-1', name: 'Old ring', metal: 'SILVER' }],
  });
  await anOrder(prisma, {
    number: 'JW-TH1RD00001',
    placedAt: toDate(3),
    couponCode: 'DASHAIN10',
    lines: [
      { productId: haarProduct.id, variantId: longVariant?.id, sku: 'HAAR-7-20', name: 'Tilhari haar' },
    ],
  });
  const invoiceFields = {
    orderId: first.id,
    orderNumber: first.number,
    buyerName: 'Maya',
    taxable: 1,
    tax: 0,
    total: 1,
  };
  const issuedFields = { ...invoiceFields, fiscalYear: '2083/84', issuedAt: toDate(1) };
  await prisma.invoice.create({ data: { ...issuedFields, serial: 122, replacedAt: toDate(1) } });
  const { id: invoiceId } = await prisma.invoice.create({ data: { ...issuedFields, serial: 123 } });
  await prisma.creditNote.create({
    data: {
      ...{ invoiceId, fiscalYear: '2083/84', serial: 4, reason: 'COMPENSATION', issuedAt: toDate(2) },
      ...{ taxable: 1, tax: 0, total: 1 },
    },
  });
});

async function findNumbers(filter: AdminOrderFilter): Promise<string[]> {
  const { data, errors } = await staff.graphql(LIST, { filter });
  expect(errors).toBeUndefined();
  return data?.adminOrders.edges.map(({ node }: { node: { number: string } }) => node.number);
}

const [FIRST_NUMBER, SECOND_NUMBER, THIRD_NUMBER] = ['JW-F1RST00001', 'JW-SEC0ND0001', 'JW-TH1RD00001'];

describe('a search finds orders by', () => {
  test.each([
    ['the number of their invoice', '2083/84-000123', [FIRST_NUMBER]],
    ['the number of their invoice as people type it', ' 2083-84-123 ', [FIRST_NUMBER]],
    ['the number of their invoice in Devanagari digits', '२०८३/८४-१२३', [FIRST_NUMBER]],
    ['the number of a replaced invoice', '2083/84-122', [FIRST_NUMBER]],
    ['the number of a credit note', 'cn-2083/84-4', [FIRST_NUMBER]],
    ['an unknown invoice number, without results', '2083/84-999', []],
    ['the SKU of a size', 'haar-7-18', [FIRST_NUMBER]],
    ['the SKU of a product, in all sizes', 'HAAR-7', [FIRST_NUMBER, THIRD_NUMBER]],
    ['a barcode', '8901234567894', [FIRST_NUMBER]],
    ['the SKU of a deleted product', 'gone-1', [SECOND_NUMBER]],
    ['their coupon', 'dashain10', [THIRD_NUMBER]],
    ['a customer’s name, not a product with the same word', 'Tilhari', [FIRST_NUMBER]],
    ['words of a product’s name if no customer has that name', 'tilhari haar', [FIRST_NUMBER, THIRD_NUMBER]],
    ['an unknown word, without results', 'zzyzx', []],
  ])('%s', async (_case, search, numbers) => {
    expect(await findNumbers({ search })).toEqual(numbers);
  });
});

describe('a filter finds orders', () => {
  test.each([
    ['with a product, by its name', { product: 'tilhari' }, [FIRST_NUMBER, THIRD_NUMBER]],
    ['with a product, by its SKU', { product: 'HAAR-7-20' }, [THIRD_NUMBER]],
    ['none with an unknown product', { product: 'zzyzx' }, []],
    ['with a product, by another name of its type', { product: 'necklaces' }, [FIRST_NUMBER, THIRD_NUMBER]],
    ['with an item of a metal', { metal: 'SILVER' as const }, [SECOND_NUMBER]],
    ['with a coupon', { couponCode: ' dashain10 ' }, [THIRD_NUMBER]],
    ['with an invoice', { invoice: '2083/84-000123' }, [FIRST_NUMBER]],
    ['none with an invalid invoice number', { invoice: 'abc' }, []],
    [
      'with all of these',
      { product: 'haar', metal: 'GOLD' as const, couponCode: 'DASHAIN10' },
      [THIRD_NUMBER],
    ],
  ])('%s', async (_case, filter, numbers) => {
    expect(await findNumbers(filter)).toEqual(numbers);
  });
});

test('the search returns an order’s current invoice, not a replaced one', async () => {
  const { data } = await staff.graphql(LIST, { filter: { search: FIRST_NUMBER } });
  expect(data?.adminOrders.edges[0].node.invoice).toEqual({ number: '2083/84-000123' });
});
