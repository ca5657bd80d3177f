import { expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { buildOrderInput } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { placeOrders } from './testing/placeOrders.ts';

const server = useTestServer();
const { place, findStock } = placeOrders(server);

const payer = { accountHolder: ' Hari  Rai ', bank: 'Nabil Bank', relation: 'FAMILY' } as const;

async function placeTransferOrder(price: number, overrides: Parameters<typeof buildOrderInput>[1] = {}) {
  const { id: productId } = await aProduct(server.prisma, { price });
  const input = buildOrderInput([{ productId, quantity: 1 }], {
    paymentMethod: 'BANK_TRANSFER',
    ...overrides,
  });
  return { productId, placed: await place(input) };
}

const findSavedPayer = (id: string | undefined) =>
  server.prisma.order.findUnique({
    where: { id: id ?? '' },
    select: { payerName: true, payerBank: true, payerRelation: true },
  });

// 847,458 plus 18 % tax is exactly 1,000,000.
test('a transfer of a million rupees requires the holder of the paying account', async () => {
  const { productId, placed } = await placeTransferOrder(847_458);
  expect(placed.order).toBeNull();
  expect(placed.errors).toMatchObject([{ code: 'INVALID', reason: 'PAYER_REQUIRED_BY_LAW', field: 'payer' }]);
  expect(await findStock(productId)).toMatchObject({ product: 5 });
});

test('stores the payer with the order', async () => {
  const { placed } = await placeTransferOrder(847_458, { payer });
  expect(placed.errors).toEqual([]);
  expect(await findSavedPayer(placed.order?.id)).toEqual({
    payerName: 'Hari Rai',
    payerBank: 'Nabil Bank',
    payerRelation: 'FAMILY',
  });
});

test('names invalid payer fields', async () => {
  const { placed } = await placeTransferOrder(847_458, { payer: { ...payer, accountHolder: ' ', bank: '' } });
  expect(placed.errors.map(({ field, message }) => [field, message])).toEqual([
    ['payer.accountHolder', 'Enter the name of the account holder.'],
    ['payer.bank', 'Enter the name of the bank.'],
  ]);
});

test('neither requires nor stores a payer for a transfer below a million', async () => {
  expect((await placeTransferOrder(847_457)).placed.errors).toEqual([]);
  const { placed } = await placeTransferOrder(10_000, { payer });
  expect(await findSavedPayer(placed.order?.id)).toEqual({
    payerName: null,
    payerBank: null,
    payerRelation: null,
  });
});
