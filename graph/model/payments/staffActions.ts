import { netPaid } from '#domain/orders/ledger.ts';
import { ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import { readOrderState } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { type FakePayment, refundedPaisa } from '#tools/fakeProviders/payment.ts';
import { atProvider, getProviderPayment, type PaymentRun, type StartedPayment } from './openRun.ts';
import type { PaymentAction } from './paymentActions.ts';

const toMutation = (name: string, input: string) =>
  `mutation ($input: ${input}!) { done: ${name}(input: $input) { errors { reason message } } }`;
const CANCEL = toMutation('adminCancelOrder', 'AdminCancelOrderInput');
const REOPEN = toMutation('reopenOrder', 'ReopenOrderInput');
const REFUND = toMutation('refundOrder', 'RefundOrderInput');
const REFUND_BY_PROVIDER = toMutation('refundByProvider', 'RefundByProviderInput');
const DECIDE = toMutation('resolvePaymentReview', 'ResolvePaymentReviewInput');
const DECIDE_REFUND = toMutation('resolveProviderRefund', 'ResolveProviderRefundInput');
const RECORD = toMutation('recordPayment', 'RecordPaymentInput');
const MARK_PAID = toMutation('setPaymentStatus', 'SetPaymentStatusInput');
const REFUND_REASON = { compensationReason: 'The item was scratched.' };

type WithId = { id: string };

async function ask({ staff }: PaymentRun, document: string, input: Record<string, unknown>): Promise<string> {
  const { data, errors } = await staff.graphql(document, { input });
  return JSON.stringify(errors ?? data?.done.errors);
}

export const cancel = (play: PaymentRun, { id }: WithId) => ask(play, CANCEL, { id, reason: 'Called off.' });

export const reopen = (play: PaymentRun, { id }: WithId) => ask(play, REOPEN, { id });

/**
 * Refunds all or part of a payment: through the provider, or on the provider's dashboard with a record in the ledger.
 */
export async function refund(
  play: PaymentRun,
  { id }: WithId,
  { isPart }: { isPart: boolean },
): Promise<string> {
  const order = await readOrderState(play.server, { id });
  const payment = order.payments.find(({ kind, attemptId }) => kind === 'PAYMENT' && attemptId);
  const attempt = order.attempts.find((candidate) => candidate.id === payment?.attemptId);
  const method = ONLINE_METHODS.find((candidate) => candidate === attempt?.method);
  if (!payment || !attempt || !method) return 'nothing to refund';
  const refundableAmount =
    payment.amount - refundedPaisa(getProviderPayment(play, { ref: attempt.ref, method })) / 100;
  const amount = Math.min(isPart ? 1_000 : refundableAmount, netPaid(order));
  if (amount <= 0) return 'nothing left to refund';
  if (method === 'KHALTI')
    return ask(play, REFUND_BY_PROVIDER, { id, paymentId: payment.id, amount, ...REFUND_REASON });
  const response = await ask(play, REFUND, { id, amount, method, ...REFUND_REASON });
  if (response === '[]') atProvider(play, method).refund(attempt.ref, amount * 100);
  return response;
}

/** Checks on the provider's dashboard whether a requested refund went through. */
export async function resolveRefund(play: PaymentRun, { ref, method }: StartedPayment): Promise<string> {
  const { prisma } = play.server;
  const attempt = await prisma.paymentAttempt.findUniqueOrThrow({
    where: { ref },
    include: { refunds: true },
  });
  if (attempt.refundRequested === null) return 'no refund is pending';
  const refundedAmount = attempt.refunds.reduce((sum, { amount }) => sum + amount, 0);
  const isRefunded = refundedPaisa(getProviderPayment(play, { ref, method })) > refundedAmount * 100;
  return ask(play, DECIDE_REFUND, { ref, isRefunded, ...REFUND_REASON });
}

/** Staff recognise their own ledger entry for the payment by its note. */
export async function decide(
  play: PaymentRun,
  { ref }: Pick<StartedPayment, 'ref'>,
  accept: boolean,
): Promise<string> {
  const entry = accept && (await findRecordedFor(play, ref));
  const matchInput = entry ? { paymentId: entry.id } : { isSeparate: true };
  return ask(play, DECIDE, { ref, accept, note: 'Seen at the provider.', ...(accept && matchInput) });
}

function findRecordedFor({ server }: PaymentRun, ref: string) {
  return server.prisma.payment.findFirst({ where: { note: ref, attemptId: null, voidedAt: null } });
}

type RecordAction = Extract<PaymentAction, { does: 'record' }>;

/** Returns the payments a provider has received and the ledger does not show. */
export async function findUnsettled(play: PaymentRun): Promise<StartedPayment[]> {
  const unrecordedPayments = play.startedPayments.filter(
    (startedPayment) =>
      getProviderPayment(play, startedPayment).paidPaisa > 0 && !play.recordedRefs.has(startedPayment.ref),
  );
  const unsettled = await play.server.prisma.paymentAttempt.findMany({
    where: { ref: { in: unrecordedPayments.map(({ ref }) => ref) }, status: { not: 'SETTLED' } },
    select: { ref: true },
  });
  return unrecordedPayments.filter(({ ref }) => unsettled.some((attempt) => attempt.ref === ref));
}

/** Records money that staff see on the provider's dashboard, with one of its references, a wrong one or none. */
export async function record(
  play: PaymentRun,
  startedPayment: StartedPayment,
  { called, allowUnverified, isSilent }: Omit<RecordAction, 'does' | 'attempt'>,
): Promise<string> {
  const { ref, method } = startedPayment;
  return recordOnce(play, startedPayment, async ({ paidPaisa, id: pageId, transactionId }, orderId) => {
    const names = { TRANSACTION: transactionId, OURS: ref, PAGE: pageId, NOTHING: null };
    const reference = called === 'TYPED_WRONG' ? `wrong ${ref.slice(0, 8)}` : names[called];
    const entry = { id: orderId, method, amount: paidPaisa / 100, reference, note: ref };
    const { hangingMethods: withHang } = play.killer;
    const becomesSilent = isSilent && !withHang.has(method);
    if (becomesSilent) withHang.add(method);
    try {
      return await ask(play, RECORD, { ...entry, allowUnverified, allowOverpayment: true });
    } finally {
      if (becomesSilent) withHang.delete(method);
    }
  });
}

/** Marks an order as paid after staff have seen the full payment. */
export function markPaid(play: PaymentRun, startedPayment: StartedPayment): Promise<string> {
  return recordOnce(play, startedPayment, async ({ paidPaisa }, orderId) => {
    const order = await readOrderState(play.server, { id: orderId });
    if (order.due !== paidPaisa / 100 || order.paymentMethod !== startedPayment.method)
      return 'the amount differs';
    const response = await ask(play, MARK_PAID, { id: orderId, status: 'PAID' });
    const entry = { orderId, attemptId: null, note: null, kind: 'PAYMENT', voidedAt: null } as const;
    if (response === '[]')
      await play.server.prisma.payment.updateMany({ where: entry, data: { note: startedPayment.ref } });
    return response;
  });
}

/** Skips payments already in the ledger or already seen, even if two staff members see one at the same time. */
async function recordOnce(
  play: PaymentRun,
  startedPayment: StartedPayment,
  enter: (payment: FakePayment, orderId: string) => Promise<string>,
): Promise<string> {
  const { ref } = startedPayment;
  const { recordedRefs: recorded, server } = play;
  if (recorded.has(ref)) return 'already in the ledger';
  recorded.add(ref);
  const response = await tryRecord();
  if (response !== '[]') recorded.delete(ref);
  return response;

  async function tryRecord(): Promise<string> {
    const payment = getProviderPayment(play, startedPayment);
    const { status, orderId } = await server.prisma.paymentAttempt.findUniqueOrThrow({ where: { ref } });
    if (payment.paidPaisa === 0 || payment.paidPaisa % 100 !== 0) return 'no money found';
    if (status === 'SETTLED' || (await findDecided(play, ref))) return 'already in the ledger';
    play.raceCount += 1;
    return enter(payment, orderId);
  }
}

/** A decision of staff stays in force. */
function findDecided({ server }: PaymentRun, ref: string) {
  return server.prisma.paymentEvent.findFirst({ where: { kind: 'REVIEWED', attempt: { ref } } });
}
