import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createStatementActions } from '#graph/modules/billing/reconciliation/testing/statementActions.ts';
import {
  aTransferOrder,
  submitReceipt,
} from '#graph/modules/ledger/transferReceipts/testing/submitReceipt.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { aPayToken } from '../link/testing/payByLink.ts';
import {
  anUnpaidOrder,
  checkPayment,
  expireResults,
  followReturn,
  goToProvider,
  readOrderState,
} from './testing/payOnline.ts';
import { usePayingStore } from './testing/usePayingStore.ts';

const { server, getFakeProviders } = usePayingStore();
const ALREADY_RECORDED = { reason: 'PAYMENT_ALREADY_RECORDED' };
let staff: Shopper;
const actions = createStatementActions(() => staff, getFakeProviders);

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN' });
});

const changeOrder = async (name: string, input: Record<string, unknown>) => {
  expireResults(server);
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { done: ${name}(input: $input) { errors { reason field } } }`;
  const { data, errors } = await staff.graphql(document, { input });
  expect(errors).toBeUndefined();
  return data?.done.errors;
};
const recordPayment = (id: string, input: Record<string, unknown> = {}) =>
  changeOrder('recordPayment', { id, method: 'ESEWA', amount: 11_800, ...input });
const markOrdersPaid = async (orderIds: string[], method: string, reference?: string) => {
  expireResults(server);
  const document = `mutation ($input: MarkOrdersPaidInput!) {
    markOrdersPaid(input: $input) { updated { id } failed { id reason } errors { reason } }
  }`;
  const { data } = await staff.graphql(document, { input: { orderIds, method, reference } });
  return data?.markOrdersPaid;
};

/** Creates an order paid at eSewa. Returns it with eSewa's transaction id. */
async function createPaidOrder() {
  const order = await anUnpaidOrder(server);
  const ref = await goToProvider(server, order);
  await followReturn(server, getFakeProviders().esewa.act(ref, 'pay'));
  const { transactionId } = await server.prisma.paymentAttempt.findUniqueOrThrow({ where: { ref } });
  return { order, ref, name: transactionId ?? '' };
}

/** Creates an order paid at eSewa in part or in full while eSewa does not respond to the store. */
async function createUnverifiedPayment(input: Record<string, unknown> = {}) {
  const order = await anUnpaidOrder(server);
  const ref = await goToProvider(server, order, input);
  getFakeProviders().esewa.act(ref, 'payAndStay');
  getFakeProviders().esewa.setOutage({ kind: 'down' });
  return { order, ref, name: getFakeProviders().esewa.findPayment(ref).transactionId ?? '' };
}

async function recheckPayment(ref: string): Promise<string> {
  getFakeProviders().esewa.setOutage({ kind: 'none' });
  return (await checkPayment(server, ref))?.attempt.status;
}

const DEVANAGARI_OFFSET = 0x0966 - 0x30;
const FULL_WIDTH_OFFSET = 0xfee0;
const shiftDigits = (text: string, offset: number) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + offset));
const SPELLINGS: [string, (name: string) => string][] = [
  ['unchanged', (name) => name],
  ['in lower case', (name) => name.toLowerCase()],
  ['with spaces', (name) => ` ${name.slice(0, 3)} ${name.slice(3)} `],
  ['with dashes', (name) => `${name.slice(0, 2)}-${name.slice(2)}`],
  ['in full-width digits', (name) => shiftDigits(name, FULL_WIDTH_OFFSET)],
  ['in Nepali digits', (name) => shiftDigits(name, DEVANAGARI_OFFSET)],
];

describe.each(SPELLINGS)('a provider’s payment reference, typed %s', (_case, formatReference) => {
  const confirmationInput = { allowDuplicateReference: true, allowOverpayment: true, amount: 1_000 };

  test('cannot be recorded for any order by any method after the provider has confirmed it', async () => {
    const { order, name } = await createPaidOrder();
    const other = await anOrder(server.prisma, { paymentMethod: 'BANK_TRANSFER' });
    for (const { id } of [order, other])
      for (const method of ['ESEWA', 'BANK_TRANSFER', 'CARD', 'KHALTI', 'CASH', 'COD'])
        expect(
          await recordPayment(id, { method, reference: formatReference(name), ...confirmationInput }),
        ).toMatchObject([ALREADY_RECORDED]);
    expect(await readOrderState(server, order)).toMatchObject({ paid: 11_800, refundDue: 0 });
  });

  test('cannot be recorded again by another method after staff have recorded it', async () => {
    const [first, other] = [await anOrder(server.prisma), await anOrder(server.prisma)];
    const reference = `00${randomUUID().slice(0, 6)}7`;
    expect(await recordPayment(first.id, { reference, amount: 1_000 })).toEqual([]);
    for (const { id } of [first, other])
      for (const method of ['BANK_TRANSFER', 'CARD', 'KHALTI'])
        expect(
          await recordPayment(id, { method, reference: formatReference(reference), ...confirmationInput }),
        ).toMatchObject([ALREADY_RECORDED]);
  });

  test('cannot be recorded as a wallet payment after it was recorded as a bank transfer', async () => {
    const [first, other] = [await anOrder(server.prisma), await anOrder(server.prisma)];
    const reference = `00${randomUUID().slice(0, 6)}8`;
    expect(await recordPayment(first.id, { method: 'BANK_TRANSFER', reference, amount: 1_000 })).toEqual([]);
    for (const { id } of [first, other])
      expect(
        await recordPayment(id, { reference: formatReference(reference), ...confirmationInput }),
      ).toMatchObject([ALREADY_RECORDED]);
  });
});

describe('a payment confirmed by its provider', () => {
  test('cannot be used again by its reference to mark one or several orders as paid', async () => {
    const { name } = await createPaidOrder();
    const orders = [await anOrder(server.prisma), await anOrder(server.prisma)];
    const [first, other] = orders.map(({ id }) => id);
    const markPaidErrors = await changeOrder('setPaymentStatus', {
      id: first,
      status: 'PAID',
      reference: name,
    });
    expect(markPaidErrors).toMatchObject([ALREADY_RECORDED]);
    const { updated, failed } = await markOrdersPaid([other ?? ''], 'BANK_TRANSFER', name);
    expect([updated, failed]).toMatchObject([[], [ALREADY_RECORDED]]);
  });

  test('cannot be accepted as a transfer receipt', async () => {
    const { name } = await createPaidOrder();
    const order = await aTransferOrder(server);
    const { transferReceipt } = await submitReceipt(server, order, { reference: name });
    expect(
      await changeOrder('reviewTransferReceipt', { id: transferReceipt.id, decision: 'ACCEPT' }),
    ).toMatchObject([ALREADY_RECORDED]);
    expect(await readOrderState(server, order)).toMatchObject({ paid: 0 });
  });

  test('cannot pay a counter sale as a transfer', async () => {
    const { name } = await createPaidOrder();
    const { id: productId } = await aProduct(server.prisma, { price: 1_000 });
    const sale = { lines: [{ productId, quantity: 1 }], idempotencyKey: randomUUID() };
    const payments = [{ method: 'BANK_TRANSFER', amount: 1_180, reference: name.toLowerCase() }];
    expect(await changeOrder('sellAtCounter', { ...sale, payments })).toMatchObject([
      { ...ALREADY_RECORDED, field: 'payments.0.reference' },
    ]);
  });

  test('cannot be recorded again after a refund', async () => {
    const { order, name } = await createPaidOrder();
    const refund = { id: order.id, amount: 11_800, method: 'ESEWA', compensationReason: 'Both agreed.' };
    expect(await changeOrder('refundOrder', refund)).toEqual([]);
    expect(await recordPayment(order.id, { reference: name, allowOverpayment: true })).toMatchObject([
      ALREADY_RECORDED,
    ]);
  });

  test('counts once if staff record it, void the entry and record it again', async () => {
    const { order, ref, name } = await createUnverifiedPayment();
    expect(await recordPayment(order.id, { reference: name, allowUnverified: true })).toEqual([]);
    const { id: paymentId } = await server.prisma.payment.findFirstOrThrow({ where: { orderId: order.id } });
    expect(await changeOrder('voidPayment', { id: order.id, paymentId, reason: 'By mistake.' })).toEqual([]);
    expect(await recheckPayment(ref)).toBe('SETTLED');
    expect(await recordPayment(order.id, { reference: name, allowOverpayment: true })).toMatchObject([
      ALREADY_RECORDED,
    ]);
    expect(await readOrderState(server, order)).toMatchObject({ paid: 11_800, refundDue: 0 });
  });

  test('is put under review if its statement row was linked to another order’s entry', async () => {
    const { order, ref, name } = await createUnverifiedPayment();
    const other = await anOrder(server.prisma);
    expect(await recordPayment(other.id, { reference: `WRONG-${ref.slice(0, 6)}` })).toEqual([]);
    await actions.loadToday('ESEWA');
    const row = await server.prisma.statementRow.findFirstOrThrow({ where: { transactionId: name } });
    const { id: paymentId } = await server.prisma.payment.findFirstOrThrow({ where: { orderId: other.id } });
    const link = { id: row.id, decision: 'LINK', paymentId, reason: 'Compared.' };
    expect((await actions.decide(link)).errors).toEqual([]);
    expect(await recheckPayment(ref)).toBe('UNDER_REVIEW');
    expect(await readOrderState(server, order)).toMatchObject({ paid: 0 });
  });
});

describe('a payment whose provider does not respond', () => {
  test.each(['KHALTI', 'BANK_TRANSFER', 'CASH'])(
    'recorded by staff as %s with the store’s reference cannot be recorded again with the provider’s reference',
    async (method) => {
      const order = await anUnpaidOrder(server);
      const ref = await goToProvider(server, order, { method: 'KHALTI' });
      const { providerRef } = await server.prisma.paymentAttempt.findUniqueOrThrow({ where: { ref } });
      getFakeProviders().khalti.act(ref, 'payAndStay');
      getFakeProviders().khalti.setOutage({ kind: 'down' });
      expect(await recordPayment(order.id, { method, reference: ref, allowUnverified: true })).toEqual([]);
      const repeatInput = { allowOverpayment: true, allowUnverified: true, reference: providerRef };
      for (const other of ['KHALTI', 'BANK_TRANSFER', 'CASH'])
        expect(await recordPayment(order.id, { method: other, ...repeatInput })).toMatchObject([
          ALREADY_RECORDED,
        ]);
      expect(await readOrderState(server, order)).toMatchObject({ paid: 11_800, refundDue: 0 });
    },
  );

  test('blocks marking its order as paid together with others', async () => {
    const { order, ref } = await createUnverifiedPayment();
    const other = await anOrder(server.prisma);
    const { updated, failed } = await markOrdersPaid([order.id, other.id], 'CASH');
    expect(updated).toMatchObject([{ id: other.id }]);
    expect(failed).toMatchObject([{ id: order.id, reason: 'PAYMENT_UNVERIFIED' }]);
    getFakeProviders().esewa.setOutage({ kind: 'none' });
    expect((await markOrdersPaid([order.id], 'CASH')).failed).toMatchObject([{ reason: 'PAID_AT_PROVIDER' }]);
    expect(await recheckPayment(ref)).toBe('SETTLED');
    expect(await readOrderState(server, order)).toMatchObject({ paid: 11_800, refundDue: 0 });
  });

  test.each([
    ['as cash', 'CASH', [5_000]],
    ['as a transfer', 'BANK_TRANSFER', [5_000]],
    ['in parts', 'CASH', [3_000, 2_000]],
  ])(
    'for part of the amount due, such as an advance, is put under review if it was recorded %s',
    async (_case, method, parts) => {
      const { order, ref } = await createUnverifiedPayment({ amount: 5_000 });
      for (const amount of parts)
        expect(await recordPayment(order.id, { method, amount, allowUnverified: true })).toEqual([]);
      expect(await recheckPayment(ref)).toBe('UNDER_REVIEW');
      expect(await readOrderState(server, order)).toMatchObject({
        paid: 5_000,
        attempts: [{ reason: 'POSSIBLE_DUPLICATE' }],
      });
    },
  );

  test('is put under review if the carrier also collects the order’s cash', async () => {
    const { order, ref } = await createUnverifiedPayment();
    await server.prisma.order.update({
      where: { id: order.id },
      data: { paymentMethod: 'COD', payBy: null, status: 'SHIPPED', isStockReserved: true },
    });
    expect(await changeOrder('updateOrderStatus', { id: order.id, status: 'DELIVERED' })).toEqual([]);
    expect(await recheckPayment(ref)).toBe('UNDER_REVIEW');
    expect(await readOrderState(server, order)).toMatchObject({ paid: 11_800, refundDue: 0 });
  });

  test('is put under review if a transfer receipt of the order was accepted, unless the receipt names the payment’s reference', async () => {
    for (const isProviderReference of [false, true]) {
      const { order, ref, name } = await createUnverifiedPayment();
      const reference = isProviderReference ? name : `FT-${order.number}`;
      const { transferReceipt } = await submitReceipt(server, order, { reference });
      expect(
        await changeOrder('reviewTransferReceipt', { id: transferReceipt.id, decision: 'ACCEPT' }),
      ).toEqual([]);
      expect(await recheckPayment(ref)).toBe(isProviderReference ? 'SETTLED' : 'UNDER_REVIEW');
      expect(await readOrderState(server, order)).toMatchObject({ paid: 11_800, refundDue: 0 });
    }
  });

  test('made through a payment link is found before staff record it', async () => {
    const order = await anOrder(server.prisma, { paymentMethod: 'BANK_TRANSFER' });
    const payToken = await aPayToken(server, order);
    const ref = await goToProvider(server, { id: order.number, guestToken: '' }, { payToken });
    getFakeProviders().esewa.act(ref, 'payAndStay');
    expect(await recordPayment(order.id, { method: 'BANK_TRANSFER', reference: 'FT-LINK' })).toMatchObject([
      { reason: 'PAID_AT_PROVIDER' },
    ]);
    expect(await readOrderState(server, order)).toMatchObject({ paid: 11_800, refundDue: 0 });
  });
});
