import { beforeAll, describe, expect, test } from 'vitest';
import {
  aWaitingOrder,
  check,
  comeBack,
  goToProvider,
  standing,
} from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { usePayingStore } from '#graph/modules/payments/attempts/testing/usePayingStore.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';

const { server, fake } = usePayingStore();
const DECIDE = `mutation ($input: ResolveHeldPaymentInput!) {
  resolveHeldPayment(input: $input) { order { staff { due refundDue } } errors { reason field } }
}`;
let staff: Shopper;

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN' });
});

async function decide(input: Record<string, unknown>) {
  const { data } = await staff.ask(DECIDE, { input: { note: 'eSewa said so by phone.', ...input } });
  return data?.resolveHeldPayment;
}

/** An order of which its provider says that another amount came in. */
async function held() {
  const order = await aWaitingOrder(server);
  const ref = await goToProvider(server, order);
  await comeBack(server, fake().esewa.act(ref, 'payLess'));
  return { order, ref };
}

async function toCheck(): Promise<number> {
  const { data } = await staff.ask('{ orderViewCounts { view count } }');
  return data?.orderViewCounts.find(({ view }: { view: string }) => view === 'PAYMENTS_TO_CHECK').count;
}

describe('a payment that is held', () => {
  test('lies in the pile of payments to check until somebody has decided', async () => {
    const before = await toCheck();
    const { ref } = await held();
    expect(await toCheck()).toBe(before + 1);
    await decide({ ref, accept: false });
    expect(await toCheck()).toBe(before);
  });

  test('enters the ledger with what the provider says came in, once, and says who decided', async () => {
    const { order, ref } = await held();
    expect(await decide({ ref, accept: true })).toEqual({
      order: { staff: { due: 1_180, refundDue: 0 } },
      errors: [],
    });
    expect((await decide({ ref, accept: true })).errors).toMatchObject([{ reason: 'ATTEMPT_NOT_HELD' }]);
    const { attempts, payments, paid } = await standing(server, order);
    expect([paid, payments.length]).toEqual([10_620, 1]);
    expect(attempts).toMatchObject([{ status: 'SETTLED', reason: null, amount: 11_800 }]);
    expect(attempts[0]?.events.at(-1)).toMatchObject({
      kind: 'DECIDED',
      actorId: staff.user.id,
      data: { isAccepted: true, amount: 10_620, note: 'eSewa said so by phone.' },
    });
    expect(await server.prisma.auditEntry.findFirst({ where: { entityId: order.id } })).toMatchObject({
      action: 'order.decidePayment',
      actorId: staff.user.id,
    });
  });

  test('is owed as far as it is more than was due', async () => {
    const { order, ref } = await held();
    await server.prisma.paymentAttempt.update({ where: { ref }, data: { receivedPaisa: 1_200_050 } });
    expect(await decide({ ref, accept: true })).toMatchObject({
      order: { staff: { due: 0, refundDue: 200 } },
    });
    expect(await standing(server, order)).toMatchObject({ paid: 12_000, paymentStatus: 'PAID' });
  });

  test('ends with the note where it is dismissed, and is not held for the same again', async () => {
    const { order, ref } = await held();
    expect((await decide({ ref, accept: false })).errors).toEqual([]);
    expect(await check(server, ref)).toMatchObject({ attempt: { status: 'FAILED' } });
    const { attempts, payments } = await standing(server, order);
    expect(payments).toEqual([]);
    expect(attempts).toMatchObject([{ status: 'FAILED', reason: 'AMOUNT_DIFFERS' }]);
  });

  test('takes a note, and no more than came in', async () => {
    const { ref } = await held();
    expect((await decide({ ref, accept: true, note: ' ' })).errors).toMatchObject([{ field: 'note' }]);
    expect((await decide({ ref, accept: true, amount: 10_621 })).errors).toEqual([
      { reason: 'MORE_THAN_RECEIVED', field: 'amount' },
    ]);
  });

  test('of which the provider names no money cannot be accepted', async () => {
    const { ref } = await held();
    await server.prisma.paymentAttempt.update({ where: { ref }, data: { receivedPaisa: null } });
    expect((await decide({ ref, accept: true })).errors).toMatchObject([{ reason: 'NOTHING_RECEIVED' }]);
  });

  test('that counts for another order already counts there alone', async () => {
    const [one, other] = [await held(), await held()];
    expect((await decide({ ref: one.ref, accept: true })).errors).toEqual([]);
    const { transactionId } = await server.prisma.paymentAttempt.findUniqueOrThrow({
      where: { ref: one.ref },
    });
    await server.prisma.paymentAttempt.update({ where: { ref: other.ref }, data: { transactionId } });
    const { errors } = await decide({ ref: other.ref, accept: true });
    expect(errors).toMatchObject([{ reason: 'PAYMENT_COUNTED_ALREADY' }]);
  });
});

test('the order’s page has its attempts with what was heard of them', async () => {
  const { order, ref } = await held();
  const { data } = await staff.ask(
    `query ($id: ID!) { adminOrder(id: $id) { staff { attempts {
      ref method mode amount status heldFor received fee events { kind source by said }
    } } } }`,
    { id: order.id },
  );
  expect(data?.adminOrder.staff.attempts).toMatchObject([
    {
      ...{ ref, method: 'ESEWA', mode: 'DEMO', amount: 11_800, status: 'HELD' },
      ...{ heldFor: 'AMOUNT_DIFFERS', received: 10_620, fee: null },
      events: [
        { kind: 'STARTED', source: 'BUYER', said: { amount: 11_800 } },
        { kind: 'RETURNED', source: 'RETURN' },
        { kind: 'ANSWERED', said: { state: 'PAID', word: 'COMPLETE' } },
        { kind: 'HELD', said: { reason: 'AMOUNT_DIFFERS' } },
      ],
    },
  ]);
});
