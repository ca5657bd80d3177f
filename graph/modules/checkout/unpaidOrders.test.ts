import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import type { Order, Product } from '#graph/prisma/generated/client.ts';
import type { PlaceOrderInput } from '#graph/schema/schema.generated.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { buildOrderInput } from '#graph/testing/orderInput.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { setLevel } from '#graph/testing/setLevel.ts';

const server = useTestServer();
const PLACE_ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id number awaitsConfirmation } errors { code message } }
}`;
const UPDATE_STATUS = `mutation ($input: UpdateOrderStatusInput!) {
  updateOrderStatus(input: $input) { order { status awaitsConfirmation } errors { code message field } }
}`;
const SET_PAYMENT_STATUS = `mutation ($input: SetPaymentStatusInput!) {
  setPaymentStatus(input: $input) { order { awaitsConfirmation } errors { code } }
}`;

let staff: Shopper;
let ring: Product;

beforeEach(async () => {
  await server.prisma.storeSetting.deleteMany();
  await server.prisma.attempt.deleteMany();
  await server.prisma.order.deleteMany();
  staff ??= await aShopper(server, { role: 'ADMIN' });
  ring = await aProduct(server.prisma, { stock: 50, price: 10_000 });
});

const buildContactFields = (suffix: number | string, phone = '9841234567') => ({
  name: 'Sita Rai',
  email: `buyer-${suffix}@example.com`,
  phone,
});

async function place(overrides: Partial<PlaceOrderInput> = {}, quantity = 1, client?: Shopper) {
  const input = buildOrderInput([{ productId: ring.id, quantity }], overrides);
  const { data, errors } = await (client?.graphql(PLACE_ORDER, { input }) ??
    server.graphql(PLACE_ORDER, { input }));
  if (errors) throw new Error(errors[0]?.message);
  expect(data?.placeOrder.errors).toEqual([]);
  return data?.placeOrder.order as { id: string; number: string; awaitsConfirmation: boolean };
}

async function findStock({ id }: Product): Promise<[number, number]> {
  const product = await server.prisma.product.findUniqueOrThrow({
    where: { id },
    include: { variants: true },
  });
  return [product.stock, product.variants.reduce((sum, { stock }) => sum + stock, 0)];
}

const updateSettings = (overrides: Record<string, number>) =>
  server.prisma.storeSetting.createMany({
    data: Object.entries(overrides).map(([key, value]) => ({ key, value })),
  });

const updateStatus = (id: string, status: string, note?: string) =>
  staff.graphql(UPDATE_STATUS, { input: { id, status, note } }).then(({ data }) => data?.updateOrderStatus);

describe('an order of a customer without paid orders', () => {
  test('reserves stock while the customer has few open orders, and otherwise awaits confirmation', async () => {
    await updateSettings({ unpaidCountLimit: 2 });
    expect((await place({ contact: buildContactFields(1) })).awaitsConfirmation).toBe(false);
    expect((await place({ contact: buildContactFields(1) })).awaitsConfirmation).toBe(false);
    expect(await findStock(ring)).toEqual([48, 48]);

    const third = await place({ contact: buildContactFields(1) });
    expect(third.awaitsConfirmation).toBe(true);
    expect(await findStock(ring)).toEqual([48, 48]);
    expect(await server.prisma.stockMove.count({ where: { orderId: third.id } })).toBe(0);
  });

  test.each([
    ['the same email address', (suffix: number) => buildContactFields('same', `98412345${10 + suffix}`)],
    [
      'another address of the same mailbox',
      (suffix: number) => ({
        ...buildContactFields(suffix, `98412345${10 + suffix}`),
        email: suffix === 1 ? 'sita.rai@gmail.com' : 'sitarai+ring@googlemail.com',
      }),
    ],
    ['the same phone number', (suffix: number) => buildContactFields(suffix)],
  ])('counts together with other orders with %s', async (_case, buildContact) => {
    await updateSettings({ unpaidCountLimit: 1 });
    await place({ contact: buildContact(1) });
    expect((await place({ contact: buildContact(2) })).awaitsConfirmation).toBe(true);
  });

  test('counts together with other orders of the account, regardless of its contact', async () => {
    await updateSettings({ unpaidCountLimit: 1 });
    const shopper = await aShopper(server);
    await place({ contact: buildContactFields(1, '9841111111') }, 1, shopper);
    expect(
      (await place({ contact: buildContactFields(2, '9842222222') }, 1, shopper)).awaitsConfirmation,
    ).toBe(true);
  });

  test('awaits confirmation if it exceeds the store’s amount limit', async () => {
    await updateSettings({ unpaidTotalLimit: 30_000 });
    expect((await place({ contact: buildContactFields(1) }, 3)).awaitsConfirmation).toBe(true);
    expect((await place({ contact: buildContactFields(2, '9842222222') }, 2)).awaitsConfirmation).toBe(false);
  });

  test('awaits confirmation if its network exceeds five times the limit', async () => {
    await updateSettings({ unpaidCountLimit: 1 });
    for (let index = 0; index < 5; index++)
      expect(
        (await place({ contact: buildContactFields(index, `984123450${index}`) })).awaitsConfirmation,
      ).toBe(false);
    expect((await place({ contact: buildContactFields(9, '9841234509') })).awaitsConfirmation).toBe(true);
  });

  test('awaits confirmation if it exceeds the item limit, alone or with other open orders', async () => {
    await updateSettings({ unpaidItemsLimit: 4 });
    expect((await place({ contact: buildContactFields(1) }, 5)).awaitsConfirmation).toBe(true);
    expect((await place({ contact: buildContactFields(2, '9842222222') }, 3)).awaitsConfirmation).toBe(false);
    expect((await place({ contact: buildContactFields(2, '9842222222') }, 2)).awaitsConfirmation).toBe(true);
  });

  test('awaits confirmation if its network exceeds five times the item limit, under different names', async () => {
    await updateSettings({ unpaidItemsLimit: 2 });
    for (let index = 0; index < 5; index++)
      expect(
        (await place({ contact: buildContactFields(index, `984123450${index}`) }, 2)).awaitsConfirmation,
      ).toBe(false);
    expect((await place({ contact: buildContactFields(9, '9841234509') })).awaitsConfirmation).toBe(true);
    expect(await findStock(ring)).toEqual([40, 40]);
  });

  test('does not count together with cancelled orders', async () => {
    await updateSettings({ unpaidCountLimit: 1 });
    const { id } = await place({ contact: buildContactFields(1) });
    await updateStatus(id, 'CANCELLED', 'Changed my mind');
    expect((await place({ contact: buildContactFields(1) })).awaitsConfirmation).toBe(false);
  });

  test('reserves stock if all limits are 0, which turns them off', async () => {
    await updateSettings({ unpaidCountLimit: 0, unpaidTotalLimit: 0, unpaidItemsLimit: 0 });
    for (let time = 0; time < 3; time++)
      expect((await place({ contact: buildContactFields(1) }, 6)).awaitsConfirmation).toBe(false);
  });

  test('cannot bypass the limit if it is placed simultaneously with others', async () => {
    await updateSettings({ unpaidCountLimit: 2 });
    const products = await Promise.all(
      Array.from({ length: 6 }, () => aProduct(server.prisma, { stock: 5 })),
    );
    const responses = await Promise.all(
      products.map(({ id }, suffix) =>
        server.graphql(PLACE_ORDER, {
          input: buildOrderInput([{ productId: id, quantity: 1 }], { contact: buildContactFields(suffix) }),
        }),
      ),
    );
    const confirmationFlags = responses.map(({ data }) => data?.placeOrder.order.awaitsConfirmation);
    expect(confirmationFlags.filter((isAwaiting) => !isAwaiting)).toHaveLength(2);
  });
});

test('a customer with a paid order has no limit', async () => {
  await updateSettings({ unpaidCountLimit: 1 });
  const shopper = await aShopper(server);
  const { id } = await place({ contact: buildContactFields(1) }, 1, shopper);
  await staff.graphql(SET_PAYMENT_STATUS, { input: { id, status: 'PAID' } });
  for (let time = 0; time < 3; time++)
    expect((await place({ contact: buildContactFields(1) }, 1, shopper)).awaitsConfirmation).toBe(false);
});

test('an order with a total of zero does not count as paid', async () => {
  await updateSettings({ unpaidCountLimit: 1 });
  const shopper = await aShopper(server);
  const { code: couponCode } = await aCoupon(server.prisma, { value: 100 });
  const freeOrder = await place({ contact: buildContactFields(1), couponCode }, 1, shopper);
  expect(await server.prisma.order.findUnique({ where: { id: freeOrder.id } })).toMatchObject({
    ...{ finalTotal: 0, paymentStatus: 'PAID' },
  });
  expect((await place({ contact: buildContactFields(1) }, 1, shopper)).awaitsConfirmation).toBe(false);
  expect((await place({ contact: buildContactFields(1) }, 1, shopper)).awaitsConfirmation).toBe(true);
});

test('a cancelled paid order does not count as paid', async () => {
  await updateSettings({ unpaidCountLimit: 1 });
  const shopper = await aShopper(server);
  const { id } = await place({ contact: buildContactFields(1) }, 1, shopper);
  await staff.graphql(SET_PAYMENT_STATUS, { input: { id, status: 'PAID' } });
  await updateStatus(id, 'CANCELLED', 'Requested by the customer');
  expect((await place({ contact: buildContactFields(1) }, 1, shopper)).awaitsConfirmation).toBe(false);
  expect((await place({ contact: buildContactFields(1) }, 1, shopper)).awaitsConfirmation).toBe(true);
});

test('a counter sale takes stock regardless of its value', async () => {
  await updateSettings({ unpaidTotalLimit: 1 });
  const order = await place({ counterSale: { isTakenAlong: true, isPaid: false } }, 3, staff);
  expect(order.awaitsConfirmation).toBe(false);
  expect(await findStock(ring)).toEqual([47, 47]);
});

describe('an order awaiting confirmation', () => {
  beforeEach(() => updateSettings({ unpaidTotalLimit: 1 }));

  test('takes its stock once, on confirmation', async () => {
    const { id } = await place({}, 3);
    expect(await findStock(ring)).toEqual([50, 50]);
    expect(await updateStatus(id, 'CONFIRMED')).toMatchObject({
      order: { status: 'CONFIRMED', awaitsConfirmation: false },
      errors: [],
    });
    expect(await findStock(ring)).toEqual([47, 47]);
    await updateStatus(id, 'PROCESSING');
    expect(await findStock(ring)).toEqual([47, 47]);
    expect(await server.prisma.stockMove.findMany({ where: { orderId: id } })).toMatchObject([
      { delta: -3, reason: 'ORDER' },
    ]);
    await updateStatus(id, 'CANCELLED', 'The buyer called');
    expect(await findStock(ring)).toEqual([50, 50]);
  });

  test('cannot be confirmed without stock; the error names the missing items and the order stays unchanged', async () => {
    const { id } = await place({}, 3);
    await setLevel(server.prisma, ring.id, 2);
    const { order, errors } = await updateStatus(id, 'CONFIRMED');
    expect(order).toBeNull();
    expect(errors).toMatchObject([{ code: 'OUT_OF_STOCK', field: 'status' }]);
    expect(errors[0].message).toContain(ring.name);
    expect(await findStock(ring)).toEqual([2, 2]);
    expect(await server.prisma.order.findUnique({ where: { id } })).toMatchObject({
      status: 'PENDING',
      isStockReserved: false,
    });
  });

  test('returns no stock when cancelled by the customer or staff', async () => {
    const shopper = await aShopper(server);
    const ownOrder = await place({}, 2, shopper);
    await shopper.graphql(
      'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { errors { code } } }',
      {
        input: { id: ownOrder.id, reason: 'Changed my mind' },
      },
    );
    const other = await place({}, 2);
    await staff.graphql(
      'mutation ($input: AdminCancelOrderInput!) { adminCancelOrder(input: $input) { errors { code } } }',
      { input: { id: other.id, reason: 'Nobody answers' } },
    );
    expect(await findStock(ring)).toEqual([50, 50]);
    expect(await server.prisma.order.count({ where: { status: 'CANCELLED' } })).toBe(2);
    expect(await server.prisma.stockMove.count({ where: { variant: { productId: ring.id } } })).toBe(0);
  });

  test('takes its stock or is reported as failed when several orders are confirmed together', async () => {
    const ids = [(await place({}, 30)).id, (await place({}, 30)).id];
    const { data } = await staff.graphql(
      `mutation ($input: BulkUpdateOrdersInput!) {
        bulkUpdateOrders(input: $input) { updated { id } failed { id code message } }
      }`,
      { input: { orderIds: ids, status: 'CONFIRMED' } },
    );
    expect(data?.bulkUpdateOrders.updated).toEqual([{ id: ids[0] }]);
    expect(data?.bulkUpdateOrders.failed).toMatchObject([{ id: ids[1], code: 'OUT_OF_STOCK' }]);
    expect(await findStock(ring)).toEqual([20, 20]);
  });

  test('reserves available stock when it is paid', async () => {
    const [paidOrder, laterOrder] = [await place({}, 40), await place({}, 40)];
    const markPaid = (id: string) => staff.graphql(SET_PAYMENT_STATUS, { input: { id, status: 'PAID' } });
    expect((await markPaid(paidOrder.id)).data?.setPaymentStatus).toEqual({
      order: { awaitsConfirmation: false },
      errors: [],
    });
    expect(await findStock(ring)).toEqual([10, 10]);
    const DETAIL = `query ($id: ID!) {
      adminOrder(id: $id) { isPaidWithoutStock awaitsConfirmation estimatedDelivery { isKnown } staff { missingItems } }
    }`;
    const readOrder = async () => (await staff.graphql(DETAIL, { id: laterOrder.id })).data?.adminOrder;
    expect(await readOrder()).toMatchObject({ isPaidWithoutStock: false, awaitsConfirmation: true });
    expect((await readOrder()).staff.missingItems).toEqual([ring.name]);
    expect((await markPaid(laterOrder.id)).data?.setPaymentStatus).toEqual({
      order: { awaitsConfirmation: false },
      errors: [],
    });
    expect(await readOrder()).toEqual({
      isPaidWithoutStock: true,
      awaitsConfirmation: false,
      estimatedDelivery: { isKnown: false },
      staff: { missingItems: [ring.name] },
    });
    const response = await staff.graphql(
      '{ adminOrders(filter: { isPaidWithoutStock: true }) { edges { node { id } } } }',
    );
    expect(response.data?.adminOrders.edges).toEqual([{ node: { id: laterOrder.id } }]);
    expect(await findStock(ring)).toEqual([10, 10]);
    await updateStatus(paidOrder.id, 'CONFIRMED');
    expect(await findStock(ring)).toEqual([10, 10]);
  });

  test('requests a bank transfer only after confirmation, and its customer gets one thank-you email', async () => {
    const { id } = await place({ paymentMethod: 'BANK_TRANSFER' }, 3);
    const account = DEFAULT_SETTINGS.bankTransfer.accountNumber;
    const findEmails = async () => {
      await runJobs(server);
      return server.prisma.mail.findMany({ where: { orderId: id }, orderBy: { createdAt: 'asc' } });
    };
    const [first] = await findEmails();
    expect(first?.text).toContain('Please don’t pay yet. We’ll call you first');
    expect(first?.text).not.toContain(account);
    expect(first?.text).not.toContain('Please transfer');

    await updateStatus(id, 'CONFIRMED');
    expect((await findEmails())[1]?.text).toContain(account);

    for (const status of ['PAID', 'UNPAID', 'PAID'])
      await staff.graphql(SET_PAYMENT_STATUS, { input: { id, status } });
    const thankYouEmails = (await findEmails()).filter(({ template }) => template === 'paymentReceived');
    expect(thankYouEmails).toHaveLength(1);
    expect(thankYouEmails[0]?.subject).toContain('We have received your payment');
    expect(thankYouEmails[0]?.text).toContain('Estimated delivery');
  });

  test('promises no delivery date if it is paid when its items are sold out', async () => {
    const { id } = await place({ paymentMethod: 'BANK_TRANSFER' }, 3);
    await setLevel(server.prisma, ring.id, 0);
    await staff.graphql(SET_PAYMENT_STATUS, { input: { id, status: 'PAID' } });
    const email = await server.prisma.mail.findFirstOrThrow({
      where: { orderId: id, template: 'paymentReceived' },
    });
    expect(email.text).toContain('We will call you about your pieces.');
    expect(email.text).not.toContain('Estimated delivery');
  });

  test('shows its state in tracking, email and REST, and in the staff list', async () => {
    const { id, number } = await place({ contact: buildContactFields('mailed') });
    const trackResponse = await server.graphql(`{ trackOrder(number: "${number}") { awaitsConfirmation } }`);
    expect(trackResponse.data?.trackOrder).toEqual({ awaitsConfirmation: true });
    const restResponse = await server.app.inject(`/api/orders/track/${number}`);
    expect(restResponse.json().data.order.awaitsConfirmation).toBe(true);

    await runJobs(server);
    const email = await server.prisma.mail.findFirstOrThrow({ where: { orderId: id } });
    expect(email.text).toContain('We will call you to confirm before we reserve your pieces.');

    await updateStatus((await place()).id, 'CONFIRMED');
    const list = async (awaitsConfirmation: boolean) =>
      (
        await staff.graphql(
          'query ($filter: AdminOrderFilter) { adminOrders(filter: $filter) { edges { node { id } } } }',
          { filter: { awaitsConfirmation } },
        )
      ).data?.adminOrders.edges;
    expect(await list(true)).toEqual([{ node: { id } }]);
    expect(await list(false)).toHaveLength(1);
  });
});

describe('reserved and free stock', () => {
  /** Creates a seeded random number generator (mulberry32), so that each random walk is repeatable. */
  function createRandom(seed: number) {
    let state = seed;
    return (upperBound: number) => {
      state = (state + 0x6d2b79f5) | 0;
      let hash = Math.imul(state ^ (state >>> 15), 1 | state);
      hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash;
      return ((hash ^ (hash >>> 14)) >>> 0) % upperBound;
    };
  }

  test.each([1, 2])(
    'always add up to the same total after any changes to orders (random walk %i)',
    async (seed) => {
      const random = createRandom(seed);
      await updateSettings({ unpaidCountLimit: 1 });
      const STATUSES = ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'RETURNED', 'CANCELLED'];
      for (let step = 0; step < 30; step++) {
        const orders: Order[] = await server.prisma.order.findMany({ orderBy: { id: 'asc' } });
        const selectedOrder = orders[random(Math.max(1, orders.length))];
        const choice = random(10);
        if (choice < 4 || !selectedOrder) {
          const input = buildOrderInput([{ productId: ring.id, quantity: 1 + random(4) }], {
            contact: buildContactFields(random(3), `984100000${random(3)}`),
          });
          await server.prisma.attempt.deleteMany();
          await server.graphql(PLACE_ORDER, { input });
        } else if (choice < 5)
          await staff.graphql(SET_PAYMENT_STATUS, { input: { id: selectedOrder.id, status: 'PAID' } });
        else
          await updateStatus(selectedOrder.id, STATUSES[random(STATUSES.length)] ?? 'CONFIRMED', 'Comment');

        const reservedSum = await server.prisma.orderLine.aggregate({
          where: { productId: ring.id, order: { isStockReserved: true } },
          _sum: { quantity: true },
        });
        const movedSum = await server.prisma.stockMove.aggregate({
          where: { variant: { productId: ring.id } },
          _sum: { delta: true },
        });
        const [productStock, variantStock] = await findStock(ring);
        expect(variantStock + (reservedSum._sum.quantity ?? 0)).toBe(50);
        expect(productStock).toBe(variantStock);
        expect(variantStock).toBe(50 + (movedSum._sum.delta ?? 0));
      }
    },
  );
});
