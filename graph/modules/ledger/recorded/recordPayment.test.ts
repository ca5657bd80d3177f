import { beforeAll, describe, expect, test } from 'vitest';
import { createOrderActions } from '#graph/modules/orderAdmin/orders/testing/orderActions.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const LEDGER = `order {
  paymentStatus payerRequired version timeline { note } isPaidWithoutStock
  staff {
    paid refunded credited due refundDue payer { accountHolder bank relation }
    payments { id kind method amount reference note settledAt by voidedAt voidedBy voidReason }
  }
}`;

const server = useTestServer();
let staff: Shopper;
const { change, findAudit, findMails } = createOrderActions(server, () => staff);
const record = (input: object) => change('recordPayment', input, LEDGER);
const voidEntry = (input: object) => change('voidPayment', input, LEDGER);

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN', name: 'Store Staff' });
});

describe('recordPayment', () => {
  test('accepts a reference once, and for another order only if one transfer pays both', async () => {
    const [first, other] = [await anOrder(server.prisma), await anOrder(server.prisma)];
    const transferPayment = { method: 'BANK_TRANSFER', amount: 5_000, reference: 'FT26331K2P' };
    expect((await record({ id: first.id, ...transferPayment })).errors).toEqual([]);
    for (const { id } of [first, other])
      expect((await record({ id, ...transferPayment })).errors).toMatchObject([
        { field: 'allowDuplicateReference' },
      ]);
    expect(
      (await record({ id: other.id, ...transferPayment, allowDuplicateReference: true })).errors,
    ).toEqual([]);
    const cashPayment = { method: 'CASH', amount: 1_000, reference: 'FT26331K2P' };
    expect((await record({ id: first.id, ...cashPayment })).errors).toEqual([]);
  });

  test('refuses a payment that a provider has already reported', async () => {
    const providerPayment = { method: 'ESEWA', reference: '0002C7FE', transactionId: '0002C7FE' } as const;
    const paidOrder = await anOrder(server.prisma);
    await server.prisma.payment.create({
      data: {
        orderId: paidOrder.id,
        kind: 'PAYMENT',
        amount: 11_800,
        settledAt: server.clock.now,
        ...providerPayment,
      },
    });
    const { id } = await anOrder(server.prisma);
    const duplicateEntry = {
      method: 'ESEWA',
      amount: 11_800,
      reference: '0002C7FE',
      allowDuplicateReference: true,
    };
    expect((await record({ id, ...duplicateEntry })).errors).toMatchObject([{ field: 'reference' }]);
  });

  test('accepts partial payments by different methods until nothing is due', async () => {
    const { id } = await anOrder(server.prisma, { paymentMethod: 'BANK_TRANSFER' });
    const yesterday = new Date(server.clock.now.getTime() - 86_400_000).toISOString();

    const first = await record({
      id,
      method: 'CASH',
      amount: 5_000,
      reference: ' R-1 ',
      note: 'At the counter',
      settledAt: yesterday,
      version: 1,
    });
    expect(first.errors).toEqual([]);
    expect(first.order).toMatchObject({
      paymentStatus: 'PART_PAID',
      version: 2,
      timeline: [{}, { note: 'Partial payment received.' }],
      staff: {
        paid: 5_000,
        due: 6_800,
        refundDue: 0,
        payments: [
          {
            kind: 'PAYMENT',
            method: 'CASH',
            reference: 'R-1',
            note: 'At the counter',
            settledAt: yesterday,
            by: 'Store Staff',
            voidedAt: null,
          },
        ],
      },
    });
    expect(await findMails(id)).toEqual([]);

    const second = await record({ id, method: 'BANK_TRANSFER', amount: 6_800 });
    expect(second.order).toMatchObject({ paymentStatus: 'PAID', staff: { paid: 11_800, due: 0 } });
    expect(await findMails(id)).toMatchObject([{ template: 'paymentReceived' }]);
    expect((await findAudit(id)).map(({ action, after }) => [action, after])).toEqual([
      [
        'order.payment',
        {
          paymentStatus: 'PART_PAID',
          method: 'CASH',
          amount: 5_000,
          reference: 'R-1',
          note: 'At the counter',
        },
      ],
      ['order.payment', { paymentStatus: 'PAID', method: 'BANK_TRANSFER', amount: 6_800 }],
    ]);
  });

  test('refuses more than the amount due unless staff confirm an overpayment, which leaves a refund due', async () => {
    const { id } = await anOrder(server.prisma);

    expect((await record({ id, method: 'CARD', amount: 12_000 })).errors).toMatchObject([
      { code: 'NOT_ALLOWED', field: 'allowOverpayment' },
    ]);
    const { order } = await record({ id, method: 'CARD', amount: 12_000, allowOverpayment: true });
    expect(order).toMatchObject({ paymentStatus: 'PAID', staff: { due: 0, refundDue: 200 } });
  });

  test('refuses a payment for a cancelled order unless it is confirmed', async () => {
    const { id } = await anOrder(server.prisma, { status: 'CANCELLED' });
    const entry = { id, method: 'BANK_TRANSFER', amount: 5_000 };

    expect((await record(entry)).errors).toMatchObject([{ field: 'allowOverpayment' }]);
    const { order } = await record({ ...entry, allowOverpayment: true });
    expect(order).toMatchObject({ staff: { paid: 5_000, due: 0, refundDue: 5_000 } });
  });

  test('refuses cash at or above the legal limit, even if split across several payments', async () => {
    const { id } = await anOrder(server.prisma, { finalTotal: 900_000 });

    expect((await record({ id, method: 'CASH', amount: 500_000 })).errors).toMatchObject([
      { code: 'PAYMENT_NOT_ALLOWED', field: 'method' },
    ]);
    expect((await record({ id, method: 'CASH', amount: 300_000 })).errors).toEqual([]);
    expect((await record({ id, method: 'COD', amount: 200_000 })).errors).toMatchObject([
      { field: 'method' },
    ]);
    expect((await record({ id, method: 'BANK_TRANSFER', amount: 600_000 })).errors).toEqual([]);
  });

  test('counts voided cash towards the legal limit of its own day only', async () => {
    const { id } = await anOrder(server.prisma, { finalTotal: 900_000 });
    const { order } = await record({ id, method: 'CASH', amount: 300_000 });
    await voidEntry({ id, paymentId: order.staff.payments[0].id, reason: 'It was a transfer' });
    const recordDuplicateEntry = async () => (await record({ id, method: 'CASH', amount: 400_000 })).errors;

    expect(await recordDuplicateEntry()).toMatchObject([
      {
        field: 'method',
        message: expect.stringContaining(
          'NPR 3,00,000 in cash is already recorded, including entries voided',
        ),
      },
    ]);
    const settledAt = new Date(server.clock.now.getTime() - 86_400_000);
    await server.prisma.payment.updateMany({ where: { orderId: id }, data: { settledAt } });
    expect(await recordDuplicateEntry()).toEqual([]);
  });

  test.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: 1_000_000_001 }, 'amount'],
    [{ reference: 'x'.repeat(121) }, 'reference'],
    [{ note: 'x'.repeat(241) }, 'note'],
    [{ settledAt: '2036-01-01T00:00:00Z' }, 'settledAt'],
    [{ version: 9 }, 'version'],
  ])('refuses %j', async (input, field) => {
    const { id } = await anOrder(server.prisma);
    expect((await record({ id, method: 'CASH', amount: 1_000, ...input })).errors).toMatchObject([{ field }]);
  });

  test('a bank transfer for an order of NPR 10 lakh or more requires the payer’s bank account with the first payment', async () => {
    const order = await anOrder(server.prisma, { finalTotal: 1_200_000, paymentMethod: 'BANK_TRANSFER' });
    const entry = { id: order.id, method: 'BANK_TRANSFER', amount: 600_000 };
    const payer = { accountHolder: 'Sita Rai', bank: 'Nabil Bank', relation: 'SELF' };

    expect((await record(entry)).errors).toMatchObject([{ code: 'INVALID', field: 'payer' }]);
    expect((await record({ ...entry, payer: { ...payer, bank: ' ' } })).errors).toMatchObject([
      { code: 'INVALID', field: 'payer.bank' },
    ]);
    const paidInput = { id: order.id, status: 'PAID' };
    expect((await change('setPaymentStatus', paidInput, LEDGER)).errors).toMatchObject([
      { code: 'NOT_ALLOWED', message: expect.stringContaining('the name on the bank account') },
    ]);
    expect((await record({ ...entry, payer, version: 1 })).order).toMatchObject({
      version: 2,
      payerRequired: false,
      staff: { payer },
    });
    expect((await record(entry)).order).toMatchObject({ paymentStatus: 'PAID', staff: { payer } });
  });

  test('a partial payment reserves the items of an order awaiting confirmation', async () => {
    const product = await aProduct(server.prisma, { stock: 1 });
    const [variant] = product.variants;
    const line = { productId: product.id, variantId: variant?.id };
    const unreservedOrder = { isStockReserved: false, lines: [line] };
    const first = await anOrder(server.prisma, unreservedOrder);
    const second = await anOrder(server.prisma, unreservedOrder);

    const { order } = await record({ id: first.id, method: 'CARD', amount: 1_180 });
    const latePayment = await record({ id: second.id, method: 'CARD', amount: 1_180 });

    expect(order.isPaidWithoutStock).toBe(false);
    expect(latePayment.order).toMatchObject({ paymentStatus: 'PART_PAID', isPaidWithoutStock: true });
    expect(await server.prisma.variant.findUnique({ where: { id: variant?.id ?? '' } })).toMatchObject({
      stock: 0,
    });
  });

  test('counts both of two simultaneous payments', async () => {
    const { id } = await anOrder(server.prisma);
    await Promise.all([5_000, 6_800].map((amount) => record({ id, method: 'CARD', amount })));
    expect(await server.prisma.order.findUnique({ where: { id } })).toMatchObject({
      paid: 11_800,
      paymentStatus: 'PAID',
    });
  });
});

describe('voidPayment', () => {
  async function aPaidOrder(kind: 'PAYMENT' | 'REFUND' | 'CREDIT' = 'PAYMENT', paymentStatus?: 'REFUNDED') {
    const { id } = await anOrder(server.prisma, { paymentStatus: paymentStatus ?? 'PAID' });
    const { id: paymentId } = await server.prisma.payment.findFirstOrThrow({ where: { orderId: id, kind } });
    return { id, paymentId };
  }

  test('excludes an entry from the totals, but keeps it in the ledger with the staff member, time and reason', async () => {
    const entry = await aPaidOrder();

    const { order } = await voidEntry({ ...entry, reason: ' Typed wrong ', version: 1 });

    expect(order).toMatchObject({
      paymentStatus: 'UNPAID',
      version: 2,
      timeline: [{}, { note: 'Payment voided.' }],
      staff: {
        paid: 0,
        due: 11_800,
        payments: [
          { voidedAt: server.clock.now.toISOString(), voidedBy: 'Store Staff', voidReason: 'Typed wrong' },
        ],
      },
    });
    expect(await findAudit(entry.id)).toMatchObject([
      {
        action: 'order.voidPayment',
        before: { amount: 11_800 },
        after: { reason: 'Typed wrong', paymentStatus: 'UNPAID' },
      },
    ]);
    expect((await voidEntry({ ...entry, reason: 'Again' })).errors).toMatchObject([{ field: 'paymentId' }]);
  });

  test('refuses to void a refunded payment until its refund is voided', async () => {
    const payment = await aPaidOrder('PAYMENT', 'REFUNDED');
    const refund = await server.prisma.payment.findFirstOrThrow({
      where: { orderId: payment.id, kind: 'REFUND' },
    });

    expect((await voidEntry({ ...payment, reason: 'Wrong' })).errors).toMatchObject([{ field: 'paymentId' }]);
    const { order } = await voidEntry({ id: payment.id, paymentId: refund.id, reason: 'Wrong' });
    expect(order).toMatchObject({ paymentStatus: 'PAID', staff: { refunded: 0 } });
    expect((await voidEntry({ ...payment, reason: 'Wrong' })).order).toMatchObject({
      paymentStatus: 'UNPAID',
    });
  });

  test('refuses a credit, another order’s entry and a missing reason', async () => {
    const { id, paymentId } = await aPaidOrder();
    const other = await anOrder(server.prisma);
    const credit = await server.prisma.payment.create({
      data: { orderId: id, kind: 'CREDIT', method: 'CASH', amount: 1, settledAt: server.clock.now },
    });

    const readVoidErrors = async (input: object) =>
      (await voidEntry({ id, paymentId, reason: 'Wrong', ...input })).errors;
    expect(await readVoidErrors({ paymentId: credit.id })).toMatchObject([{ field: 'paymentId' }]);
    expect(await readVoidErrors({ id: other.id })).toMatchObject([{ code: 'NOT_FOUND', field: 'paymentId' }]);
    expect(await readVoidErrors({ reason: ' ' })).toMatchObject([{ field: 'reason' }]);
    expect(await readVoidErrors({ version: 7 })).toMatchObject([{ code: 'CONFLICT' }]);
  });
});
