import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#graph/prisma/generated/client.ts';
import type { SellAtCounterInput, UserError } from '#graph/schema/schema.generated.ts';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { anApiKey } from '#graph/testing/anApiKey.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const SELL = `mutation ($input: SellAtCounterInput!) { sellAtCounter(input: $input) {
  order {
    id number status paymentStatus paymentMethod channel fulfilment staffDiscount
    contact { name email phone } shippingAddress { street district } totals { items discount shipping finalTotal }
    staff { payments { method amount given change reference } due staffDiscountReason buyerPan payer { accountHolder bank relation } }
  }
  quote { totals { finalTotal } }
  errors { code reason params field message }
} }`;

const server = useTestServer();
let seller: User;
let token: string;

beforeAll(async () => {
  // The sales role has a discount limit of five percent.
  const salesRole = await server.prisma.staffRole.findFirstOrThrow({ where: { name: 'Sales' } });
  seller = await aCustomer(server.prisma, { role: 'ADMIN', staffRoleId: salesRole.id });
  token = await signIn(server, seller);
});

describe('a counter sale', () => {
  test('requires no customer details, and is paid and delivered immediately', async () => {
    const { order } = await sell(await createProduct(1000), { payments: [buildCashPayment(1180, 1500)] });

    expect(order).toMatchObject({
      status: 'DELIVERED',
      paymentStatus: 'PAID',
      paymentMethod: 'CASH',
      channel: 'COUNTER',
      fulfilment: 'COUNTER',
      contact: { name: '', email: '', phone: '' },
      shippingAddress: { street: '', district: '' },
      totals: { shipping: 0, finalTotal: 1180 },
      staff: { payments: [{ method: 'CASH', amount: 1180, given: 1500, change: 320 }], due: 0 },
    });
    const savedOrder = await server.prisma.order.findUniqueOrThrow({
      where: { id: order?.id },
      include: { timeline: true, stockMoves: true },
    });
    expect(savedOrder).toMatchObject({ isFirst: false, stockMoves: [{ delta: -1, actorId: seller.id }] });
    expect(savedOrder.timeline.map(({ status }) => status).sort()).toEqual(['DELIVERED', 'PENDING']);
    await runJobs(server);
    expect(await server.prisma.mail.count({ where: { orderId: order?.id } })).toBe(0);
  });

  test('can be paid with several payments, each of which is a ledger entry', async () => {
    const { order } = await sell(await createProduct(10_000), {
      payments: [buildCashPayment(1800), buildCardPayment(5000, '4242'), buildTransfer(5000, 'FT-77')],
    });

    expect(order?.staff.payments).toMatchObject([
      { method: 'CASH', amount: 1800 },
      { method: 'CARD', amount: 5000, reference: '4242' },
      { method: 'BANK_TRANSFER', amount: 5000, reference: 'FT-77' },
    ]);
    const { paid } = await server.prisma.order.findUniqueOrThrow({ where: { id: order?.id } });
    expect(paid).toBe(11_800);
  });

  test('belongs to an account only if the sale names it, not because of its phone number or email address', async () => {
    const phone = `+97798${randomInt(1e8).toString().padStart(8, '0')}`;
    const account = await aCustomer(server.prisma, { phone });
    const { email } = account;
    const findSaleOwner = async (customer: SellAtCounterInput['buyer']) => {
      const { order } = await sell(await createProduct(1000), {
        payments: [buildCashPayment(1180)],
        buyer: customer,
      });
      return (await server.prisma.order.findUniqueOrThrow({ where: { id: order?.id } })).userId;
    };
    expect(await findSaleOwner({ name: 'Sita Rai', phone, email })).toBeNull();
    expect(await findSaleOwner({ name: 'Sita Rai', phone: '9841000009', customerId: account.id })).toBe(
      account.id,
    );
  });

  test('accepts a transfer for only one sale, even in simultaneous requests', async () => {
    const payments = [buildTransfer(1180, 'FT-ONE-SALE')];
    const productIds = [await createProduct(1000), await createProduct(1000)];
    const results = await Promise.all(productIds.map((productId) => sell(productId, { payments })));
    expect(results.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const repeatedSale = await sell(await createProduct(1000), {
      payments: [buildTransfer(1180, 'ft one sale')],
    });
    for (const { errors } of [...results.filter(({ errors }) => errors.length > 0), repeatedSale])
      expect(errors).toMatchObject([{ reason: 'REFERENCE_USED', field: 'payments.0.reference' }]);
  });

  test('cannot contain the same transfer twice', async () => {
    const halfPayment = buildTransfer(590, 'FT-TWICE');
    expect(
      (await sell(await createProduct(1000), { payments: [halfPayment, halfPayment] })).errors,
    ).toMatchObject([{ reason: 'DUPLICATE_REFERENCE_IN_SALE', field: 'payments' }]);
  });

  test.each([
    ['too little', [buildCashPayment(1000)], 'PAYMENTS_BELOW_TOTAL', { missingNpr: 180 }],
    [
      'too much',
      [buildCashPayment(1180), buildCardPayment(20, '4242')],
      'PAYMENTS_ABOVE_TOTAL',
      { totalNpr: 1180, moreNpr: 20 },
    ],
  ])('is refused if the customer pays %s', async (_case, payments, reason, params) => {
    const { order, errors } = await sell(await createProduct(1000), { payments });
    expect(order).toBeNull();
    expect(errors).toMatchObject([{ reason, params, field: 'payments' }]);
  });

  test.each([
    ['cash that does not cover the amount', { ...buildCashPayment(1180), given: 1000 }, 'payments.0.given'],
    [
      'a card with only two digits',
      { method: 'CARD', amount: 1180, reference: '12' } as const,
      'payments.0.reference',
    ],
    ['a card without digits', { method: 'CARD', amount: 1180 } as const, 'payments.0.reference'],
    [
      'a transfer without a reference',
      { method: 'BANK_TRANSFER', amount: 1180 } as const,
      'payments.0.reference',
    ],
    ['zero', buildCashPayment(0), 'payments.0.amount'],
    ['cash on delivery', { method: 'COD', amount: 1180 } as const, 'payments.0.method'],
  ])('is refused if the payment is %s', async (_case, payment, field) => {
    const { errors } = await sell(await createProduct(1000), { payments: [payment] });
    expect(errors).toMatchObject([{ code: 'INVALID', field }]);
  });

  test('can be paid later only by a customer with a name and a phone number', async () => {
    const productId = await createProduct(1000);
    const laterPayment = { payments: [buildCashPayment(500)], allowDeferredPayment: true };

    expect((await sell(productId, laterPayment)).errors.map(({ reason }) => reason)).toEqual([
      'CUSTOMER_NAME_REQUIRED',
      'CUSTOMER_PHONE_REQUIRED',
    ]);
    const { order } = await sell(productId, {
      ...laterPayment,
      buyer: { name: 'Sita Sharma', phone: aPhone() },
    });
    expect(order).toMatchObject({ status: 'DELIVERED', paymentStatus: 'PART_PAID', staff: { due: 680 } });
  });

  test('has a shipping charge if it is delivered, and the amount due is collected at the door', async () => {
    const productId = await createProduct(1000);
    const customer = { name: 'Sita Sharma', phone: aPhone() };
    const deliverySale = {
      fulfilment: 'DELIVERY' as const,
      payments: [buildCashPayment(380)],
      allowDeferredPayment: true,
      buyer: customer,
    };

    const { errors } = await sell(productId, deliverySale);
    expect(errors.map(({ field }) => field)).toContain('shippingAddress.street');
    expect(errors.find(({ field }) => field === 'shippingAddress.name')?.message).toBe(
      'Enter the name of the recipient.',
    );
    const { shippingAddress } = buildOrderInput([]);
    const { order } = await sell(productId, { ...deliverySale, shippingAddress });
    expect(order).toMatchObject({
      status: 'PENDING',
      paymentMethod: 'COD',
      shippingAddress: { district: 'Lalitpur' },
      totals: { shipping: 200, finalTotal: 1380 },
    });
  });

  test('requires a contact for pick-up, has no shipping charge, and awaits collection', async () => {
    const productId = await createProduct(1000);
    const pickupSale = {
      fulfilment: 'PICKUP' as const,
      channel: 'PHONE' as const,
      payments: [buildCardPayment(1180, '4242')],
    };

    expect((await sell(productId, pickupSale)).errors).toHaveLength(2);
    const { order } = await sell(productId, { ...pickupSale, buyer: { name: 'Sita', phone: aPhone() } });
    expect(order).toMatchObject({ status: 'PENDING', channel: 'PHONE', totals: { shipping: 0 } });
    const notes = await server.prisma.orderEvent.findMany({
      where: { orderId: order?.id, note: { not: null } },
    });
    expect(notes).toMatchObject([{ note: 'Ordered by phone, for pick-up.' }]);
  });

  test('belongs to its customer’s account, and the receipt is emailed', async () => {
    const customer = await aCustomer(server.prisma);
    const { order } = await sell(await createProduct(1000), {
      payments: [buildCashPayment(1180)],
      buyer: { customerId: customer.id, name: customer.name, email: customer.email, pan: '301234567' },
    });

    expect(order?.staff.buyerPan).toBe('301234567');
    expect(await server.prisma.order.findUniqueOrThrow({ where: { id: order?.id } })).toMatchObject({
      userId: customer.id,
    });
    await runJobs(server);
    const emails = await server.prisma.mail.findMany({ where: { orderId: order?.id } });
    expect(emails).toMatchObject([{ template: 'receipt', toEmail: customer.email }]);
  });

  test('creates one order if it is sent twice', async () => {
    const productId = await createProduct(1000);
    const idempotencyKey = randomUUID();
    const [first, second] = await Promise.all([
      sell(productId, { payments: [buildCashPayment(1180)], idempotencyKey }),
      sell(productId, { payments: [buildCashPayment(1180)], idempotencyKey }),
    ]);

    expect(first.order?.id).toBe(second.order?.id);
    expect(await findStock(productId)).toBe(4);
  });

  test('and a simultaneous web order cannot both sell the last item', async () => {
    const productId = await createProduct(1000, 1);
    const [tillResult, webResponse] = await Promise.all([
      sell(productId, { payments: [buildCashPayment(1180)] }),
      server.graphql(PLACE_ORDER, { input: buildOrderInput([{ productId, quantity: 1 }]) }),
    ]);

    const placedOrders = [tillResult.order, webResponse.data?.placeOrder.order].filter(Boolean);
    expect(placedOrders).toHaveLength(1);
    const refusalErrors = tillResult.order ? webResponse.data?.placeOrder.errors : tillResult.errors;
    expect(refusalErrors).toMatchObject([{ reason: 'SOLD_OUT', field: 'lines.0.quantity' }]);
    expect(await findStock(productId)).toBe(0);
  });
});

describe('a counter discount', () => {
  test('applies to a line and to the whole sale, with its reasons on the order', async () => {
    const { order } = await sell(await createProduct(100_000), {
      lines: [buildDiscountedLine({ unit: 'NPR', value: 1000, on: 'ALL', reason: 'Scratch' })],
      discount: { unit: 'PERCENT', value: 2, on: 'ALL', reason: 'Regular' },
      // 100,000 − 1,000 − 1,980, plus 18 % tax.
      payments: [buildCardPayment(114_484, '4242')],
    });

    expect(order).toMatchObject({
      staffDiscount: 2980,
      totals: { discount: 2980, finalTotal: 114_484 },
      staff: { staffDiscountReason: 'Regular' },
    });
    const [line] = await server.prisma.orderLine.findMany({ where: { orderId: order?.id } });
    expect(line).toMatchObject({ lineTotal: 100_000, staffDiscount: 1000, staffDiscountReason: 'Scratch' });
    const [auditEntry] = await server.prisma.auditEntry.findMany({ where: { entityId: order?.id } });
    expect(auditEntry?.after).toMatchObject({ staffDiscount: 2980, reasons: 'Regular; Scratch' });
  });

  test('beyond the seller’s limit is refused, unless someone with a higher limit approves it', async () => {
    const productId = await createProduct(10_000);
    const discount = { unit: 'PERCENT', value: 10, on: 'ALL', reason: 'Wedding' } as const;
    const sale = { discount, payments: [buildCashPayment(10_620)] };
    const owner = await aCustomer(server.prisma, { role: 'SUPER_ADMIN' });

    expect((await sell(productId, sale)).errors).toMatchObject([
      { reason: 'DISCOUNT_ABOVE_LIMIT', params: { percent: 5, limitNpr: 500 } },
    ]);
    const wrongApproval = await sell(productId, {
      ...sale,
      approval: { email: owner.email, password: 'not it' },
    });
    expect(wrongApproval.errors).toMatchObject([{ code: 'WRONG_CREDENTIALS', field: 'approval' }]);
    const ownApproval = await sell(productId, {
      ...sale,
      approval: { email: seller.email, password: PASSWORD },
    });
    expect(ownApproval.errors).toMatchObject([{ reason: 'APPROVER_LIMIT_EXCEEDED', params: { percent: 5 } }]);

    const { order } = await sell(productId, {
      ...sale,
      approval: { email: owner.email, password: PASSWORD },
    });
    expect(order?.staffDiscount).toBe(1000);
    const [auditEntry] = await server.prisma.auditEntry.findMany({ where: { entityId: order?.id } });
    expect(auditEntry?.after).toMatchObject({ approvedBy: owner.name });
  });

  test('of an integration is limited by its API key, and refused if the key has no discount limit', async () => {
    const discount = { unit: 'PERCENT', value: 10, on: 'ALL', reason: 'Wedding' } as const;
    const buildInput = async () => ({
      ...{ lines: [{ productId: await createProduct(10_000), quantity: 1 }], discount },
      ...{ payments: [buildCashPayment(10_620)], idempotencyKey: randomUUID() },
    });
    const findErrors = async (discountPercent?: number) => {
      const { graphql: sendQuery } = await anApiKey(server, ['write-orders'], { discountPercent });
      const { data } = await sendQuery(
        'mutation ($input: SellAtCounterInput!) { sellAtCounter(input: $input) { errors { reason } } }',
        { input: await buildInput() },
      );
      return data?.sellAtCounter.errors;
    };
    expect(await findErrors()).toEqual([{ reason: 'DISCOUNT_FORBIDDEN' }]);
    expect(await findErrors(9)).toEqual([{ reason: 'DISCOUNT_ABOVE_LIMIT' }]);
    expect(await findErrors(10)).toEqual([]);
  });

  test.each([
    ['without a reason', { unit: 'NPR', value: 100, on: 'ALL', reason: ' ' }, 'discount.reason'],
    ['of more than 100 percent', { unit: 'PERCENT', value: 101, on: 'ALL', reason: 'Why' }, 'discount.value'],
    ['of half a rupee', { unit: 'NPR', value: 0.5, on: 'ALL', reason: 'Why' }, 'discount.value'],
    ['of more than the price', { unit: 'NPR', value: 1001, on: 'ALL', reason: 'Why' }, 'discount'],
    ['on a making charge of zero', { unit: 'NPR', value: 1, on: 'MAKING', reason: 'Why' }, 'discount'],
  ] as const)('is refused %s', async (_case, discount, field) => {
    const { errors } = await sell(await createProduct(1000), {
      discount,
      payments: [buildCashPayment(1180)],
    });
    expect(errors).toMatchObject([{ code: 'INVALID', field }]);
  });
});

describe('the rule for large payments', () => {
  test('forbids cash of 500,000 or more for one sale, even in several payments', async () => {
    const productId = await createProduct(500_000);
    const customer = { name: 'Sita Sharma', phone: aPhone() };
    for (const payments of [
      [buildCashPayment(590_000)],
      [buildCashPayment(300_000), buildCashPayment(200_000), buildCardPayment(90_000, '4242')],
    ])
      expect((await sell(productId, { payments, buyer: customer })).errors).toMatchObject([
        { reason: 'SALE_CASH_ABOVE_LEGAL_LIMIT', code: 'PAYMENT_NOT_ALLOWED', field: 'payments' },
      ]);
    const { order } = await sell(productId, {
      payments: [buildCashPayment(499_999), buildTransfer(90_001, 'FT-1')],
      buyer: customer,
    });
    expect(order?.paymentStatus).toBe('PAID');
  });

  test('adds up the cash that one customer pays in a day, but not that of the previous day', async () => {
    const productId = await createProduct(220_000);
    const customer = { name: 'Sita Sharma', phone: aPhone() };
    const fullPayment = { payments: [buildCashPayment(259_600)], buyer: customer };

    expect((await sell(productId, fullPayment)).order).not.toBeNull();
    expect((await sell(productId, fullPayment)).errors).toMatchObject([
      { reason: 'DAILY_CASH_ABOVE_LEGAL_LIMIT', params: { todayNpr: 259_600 } },
    ]);
    expect(
      (await sell(productId, { ...fullPayment, buyer: { ...customer, phone: aPhone() } })).order,
    ).not.toBeNull();
    await server.prisma.payment.updateMany({
      where: { order: { contactPhone: `+977${customer.phone}` } },
      data: { settledAt: new Date(server.clock.now.getTime() - 86_400_000) },
    });
    expect((await sell(productId, fullPayment)).order).not.toBeNull();
  });

  test('still counts voided cash payments of the day', async () => {
    const productId = await createProduct(220_000);
    const fullPayment = {
      payments: [buildCashPayment(259_600)],
      buyer: { name: 'Sita Sharma', phone: aPhone() },
    };
    const { order } = await sell(productId, fullPayment);
    await server.prisma.payment.updateMany({
      where: { orderId: order?.id },
      data: { voidedAt: server.clock.now, voidReason: 'Typed wrong' },
    });

    expect((await sell(productId, fullPayment)).errors).toMatchObject([
      {
        reason: 'DAILY_CASH_ABOVE_LEGAL_LIMIT',
        message: expect.stringContaining('including entries voided today'),
      },
    ]);
  });

  test('applies to simultaneous sales at two tills together', async () => {
    const customer = { name: 'Sita Sharma', phone: aPhone() };
    const productIds = [await createProduct(220_000), await createProduct(220_000)];
    const sales = await Promise.all(
      productIds.map((productId) =>
        sell(productId, { payments: [buildCashPayment(259_600)], buyer: customer }),
      ),
    );
    expect(sales.filter(({ order }) => order)).toHaveLength(1);
    expect(sales.flatMap(({ errors }) => errors)).toMatchObject([{ reason: 'DAILY_CASH_ABOVE_LEGAL_LIMIT' }]);
  });

  test('requires a bank transfer and the name of the account holder for 1,000,000 or more', async () => {
    const productId = await createProduct(1_000_000);
    const customer = { name: 'Sita Sharma', phone: aPhone() };

    for (const payments of [
      [buildCardPayment(1_180_000, '4242')],
      [buildCashPayment(1000), buildTransfer(1_179_000, 'FT-2')],
    ])
      expect(
        (await sell(productId, { payments, buyer: customer })).errors.map(({ reason }) => reason),
      ).toContain('COUNTER_BANK_TRANSFER_REQUIRED');
    const payments = [buildTransfer(1_180_000, 'FT-2')];
    expect((await sell(productId, { payments, buyer: customer })).errors).toMatchObject([
      { reason: 'PAYER_REQUIRED' },
    ]);
    const payer = { accountHolder: 'Sita Sharma', bank: 'Nepal Bank', relation: 'SELF' } as const;
    const { order } = await sell(productId, { payments, buyer: customer, payer });
    expect(order?.staff.payer).toEqual(payer);
  });

  test('requires a name and phone number if the total reaches the amount in the store’s settings', async () => {
    const productId = await createProduct(220_000);
    const payments = [buildCardPayment(259_600, '4242')];
    expect((await sell(productId, { payments })).errors).toMatchObject([
      { reason: 'CUSTOMER_NAME_REQUIRED', field: 'buyer.name' },
      { reason: 'CUSTOMER_PHONE_REQUIRED', field: 'buyer.phone' },
    ]);
  });
});

test('a counter quote includes the details that will be required', async () => {
  const productId = await createProduct(1_000_000);
  const { data } = await server.graphql(
    `query ($input: QuoteCounterSaleInput!) { quoteCounterSale(input: $input) {
      lines { index staffDiscount stock } totals { discount finalTotal } staffDiscount staffDiscountPercent
      discountLimit discountLimitPercent deferredPaymentMethod asks { fact because says } isBankOnly errors { reason field }
    } }`,
    {
      input: {
        lines: [
          {
            ...buildDiscountedLine({ unit: 'PERCENT', value: 1.5, on: 'ALL', reason: 'Regular' }),
            productId,
          },
        ],
      },
    },
    { token },
  );
  expect(data?.quoteCounterSale).toMatchObject({
    lines: [{ index: 0, staffDiscount: 15_000, stock: 5 }],
    staffDiscount: 15_000,
    staffDiscountPercent: 1.5,
    discountLimit: 50_000,
    discountLimitPercent: 5,
    isBankOnly: true,
    errors: [],
  });
  expect(data?.quoteCounterSale.asks.map(({ fact }: { fact: string }) => fact)).toEqual([
    'NAME',
    'PHONE',
    'PAYER',
  ]);
});

test('a counter sale is refused if a shopper or guest sends it, or if it names an account that is not a customer', async () => {
  const productId = await createProduct(1000);
  const input = { lines: [{ productId, quantity: 1 }], payments: [buildCashPayment(1180)] };
  const shopper = await aCustomer(server.prisma);
  for (const credentials of [{}, { token: await signIn(server, shopper) }]) {
    const { errors } = await server.graphql(SELL, { input }, credentials);
    expect(errors?.[0]?.extensions?.code).toMatch(/UNAUTHENTICATED|FORBIDDEN/);
  }
  const { errors } = await sell(productId, {
    payments: [buildCashPayment(1180)],
    buyer: { customerId: seller.id },
  });
  expect(errors).toMatchObject([{ code: 'NOT_FOUND', field: 'buyer.customerId' }]);
});

interface CounterSaleResponse {
  order: {
    id: string;
    number: string;
    paymentStatus: string;
    staffDiscount: number;
    staff: { payments: unknown[]; buyerPan: string | null; payer: unknown };
  } | null;
  errors: UserError[];
}

async function sell(productId: string, overrides: Partial<SellAtCounterInput>): Promise<CounterSaleResponse> {
  const { lines, ...others } = overrides;
  const line = { productId, quantity: 1 };
  const input = {
    payments: [],
    idempotencyKey: randomUUID(),
    ...others,
    lines: lines?.map((item) => ({ ...item, productId })) ?? [line],
  };
  const { data, errors } = await server.graphql(SELL, { input }, { token });
  expect(errors).toBeUndefined();
  return data?.sellAtCounter;
}

const buildDiscountedLine = (discount: SellAtCounterInput['discount']) => ({
  productId: '',
  quantity: 1,
  discount,
});
const buildCashPayment = (amount: number, given?: number) => ({ method: 'CASH' as const, amount, given });
const buildCardPayment = (amount: number, reference: string) => ({
  method: 'CARD' as const,
  amount,
  reference,
});
const buildTransfer = (amount: number, reference: string) => ({
  method: 'BANK_TRANSFER' as const,
  amount,
  reference,
});
const aPhone = () => `98${randomInt(40_000_000, 60_000_000)}`;

async function createProduct(price: number, stock = 5): Promise<string> {
  return (await aProduct(server.prisma, { price, stock })).id;
}

async function findStock(id: string): Promise<number> {
  return (await server.prisma.product.findUniqueOrThrow({ where: { id } })).stock;
}
