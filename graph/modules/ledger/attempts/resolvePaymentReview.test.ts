import { beforeAll, describe, expect, test } from 'vitest';
import {
  anUnpaidOrder,
  checkPayment,
  followReturn,
  goToProvider,
  readOrderState,
} from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { usePayingStore } from '#graph/modules/payments/attempts/testing/usePayingStore.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';

const { server, getFakeProviders } = usePayingStore();
const DECIDE = `mutation ($input: ResolvePaymentReviewInput!) {
  resolvePaymentReview(input: $input) { order { staff { due refundDue } } errors { reason field } }
}`;
let staff: Shopper;

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN' });
});

async function resolveReview(input: Record<string, unknown>) {
  const { data } = await staff.graphql(DECIDE, { input: { note: 'eSewa said so by phone.', ...input } });
  return data?.resolvePaymentReview;
}

/** Creates an order whose provider reports a different amount. */
async function createOrderUnderReview() {
  const order = await anUnpaidOrder(server);
  const ref = await goToProvider(server, order);
  await followReturn(server, getFakeProviders().esewa.act(ref, 'payLess'));
  return { order, ref };
}

async function countPaymentsToCheck(): Promise<number> {
  const { data } = await staff.graphql('{ orderViewCounts { view count } }');
  return data?.orderViewCounts.find(({ view }: { view: string }) => view === 'PAYMENTS_TO_CHECK').count;
}

describe('a payment under review', () => {
  test('is listed under payments to check until staff decide', async () => {
    const countBefore = await countPaymentsToCheck();
    const { ref } = await createOrderUnderReview();
    expect(await countPaymentsToCheck()).toBe(countBefore + 1);
    await resolveReview({ ref, accept: false });
    expect(await countPaymentsToCheck()).toBe(countBefore);
  });

  test('is entered in the ledger once with the amount received, and its event names the staff member', async () => {
    const { order, ref } = await createOrderUnderReview();
    expect(await resolveReview({ ref, accept: true })).toEqual({
      order: { staff: { due: 1_180, refundDue: 0 } },
      errors: [],
    });
    expect((await resolveReview({ ref, accept: true })).errors).toMatchObject([
      { reason: 'PAYMENT_NOT_UNDER_REVIEW' },
    ]);
    const { attempts, payments, paid } = await readOrderState(server, order);
    expect([paid, payments.length]).toEqual([10_620, 1]);
    expect(attempts).toMatchObject([{ status: 'SETTLED', reason: null, amount: 11_800 }]);
    expect(attempts[0]?.events.at(-1)).toMatchObject({
      kind: 'REVIEWED',
      actorId: staff.user.id,
      data: { isAccepted: true, amount: 10_620, note: 'eSewa said so by phone.' },
    });
    expect(await server.prisma.auditEntry.findFirst({ where: { entityId: order.id } })).toMatchObject({
      action: 'order.resolvePaymentReview',
      actorId: staff.user.id,
    });
  });

  test('leaves a refund due if it exceeds the amount due', async () => {
    const { order, ref } = await createOrderUnderReview();
    await server.prisma.paymentAttempt.update({ where: { ref }, data: { receivedPaisa: 1_200_050 } });
    expect(await resolveReview({ ref, accept: true })).toMatchObject({
      order: { staff: { due: 0, refundDue: 200 } },
    });
    expect(await readOrderState(server, order)).toMatchObject({ paid: 12_000, paymentStatus: 'PAID' });
  });

  test('fails if it is dismissed, and is not put under review for the same reason again', async () => {
    const { order, ref } = await createOrderUnderReview();
    expect((await resolveReview({ ref, accept: false })).errors).toEqual([]);
    expect(await checkPayment(server, ref)).toMatchObject({ attempt: { status: 'FAILED' } });
    const { attempts, payments } = await readOrderState(server, order);
    expect(payments).toEqual([]);
    expect(attempts).toMatchObject([{ status: 'FAILED', reason: 'AMOUNT_DIFFERS' }]);
  });

  test('requires a note, and cannot be accepted with more than the amount received', async () => {
    const { ref } = await createOrderUnderReview();
    expect((await resolveReview({ ref, accept: true, note: ' ' })).errors).toMatchObject([{ field: 'note' }]);
    expect((await resolveReview({ ref, accept: true, amount: 10_621 })).errors).toEqual([
      { reason: 'AMOUNT_ABOVE_RECEIVED', field: 'amount' },
    ]);
  });

  test('cannot be accepted if the provider reports no amount', async () => {
    const { ref } = await createOrderUnderReview();
    await server.prisma.paymentAttempt.update({ where: { ref }, data: { receivedPaisa: null } });
    expect((await resolveReview({ ref, accept: true })).errors).toMatchObject([
      { reason: 'NOTHING_RECEIVED' },
    ]);
  });

  test('cannot be accepted if it is already recorded for another order', async () => {
    const [first, second] = [await createOrderUnderReview(), await createOrderUnderReview()];
    expect((await resolveReview({ ref: first.ref, accept: true })).errors).toEqual([]);
    const { transactionId } = await server.prisma.paymentAttempt.findUniqueOrThrow({
      where: { ref: first.ref },
    });
    await server.prisma.paymentAttempt.update({ where: { ref: second.ref }, data: { transactionId } });
    const { errors } = await resolveReview({ ref: second.ref, accept: true });
    expect(errors).toMatchObject([{ reason: 'PAYMENT_ALREADY_RECORDED' }]);
  });
});

test('staff see an order’s attempts with their events', async () => {
  const { order, ref } = await createOrderUnderReview();
  const { data } = await staff.graphql(
    `query ($id: ID!) { adminOrder(id: $id) { staff { attempts {
      ref method mode amount status reviewReason received fee events { kind source by said }
    } } } }`,
    { id: order.id },
  );
  expect(data?.adminOrder.staff.attempts).toMatchObject([
    {
      ...{ ref, method: 'ESEWA', mode: 'DEMO', amount: 11_800, status: 'UNDER_REVIEW' },
      ...{ reviewReason: 'AMOUNT_DIFFERS', received: 10_620, fee: null },
      events: [
        { kind: 'STARTED', source: 'BUYER', said: { amount: 11_800 } },
        { kind: 'RETURNED', source: 'RETURN' },
        { kind: 'ANSWERED', said: { state: 'PAID', word: 'COMPLETE' } },
        { kind: 'UNDER_REVIEW', said: { reason: 'AMOUNT_DIFFERS' } },
      ],
    },
  ]);
});
