import { calculateNetPaid } from '#domain/orders/ledger.ts';
import { ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import { readOrderState } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { type FakePayment, sumRefundedPaisa } from '#tools/fakeProviders/payment.ts';
import { getFakeProvider, getProviderPayment, type PaymentRun, type StartedPayment } from './openRun.ts';
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

type RecordWithId = { id: string };

async function sendMutation(
  { staff }: PaymentRun,
  document: string,
  input: Record<string, unknown>,
): Promise<string> {
  const { data, errors } = await staff.graphql(document, { input });
  return JSON.stringify(errors ?? data?.done.errors);
}

export const cancel = (run: PaymentRun, { id }: RecordWithId) =>
  sendMutation(run, CANCEL, { id, reason: 'Called off.' });

export const reopen = (run: PaymentRun, { id }: RecordWithId) => sendMutation(run, REOPEN, { id });

/** Refunds all or part of a payment, either through the provider or on the provider's dashboard with a ledger entry. */
export async function refund(
  run: PaymentRun,
  { id }: RecordWithId,
  { isPart }: { isPart: boolean },
): Promise<string> {
  const order = await readOrderState(run.server, { id });
  const payment = order.payments.find(({ kind, attemptId }) => kind === 'PAYMENT' && attemptId);
  const attempt = order.attempts.find((candidate) => candidate.id === payment?.attemptId);
  const method = ONLINE_METHODS.find((candidate) => candidate === attempt?.method);
  if (!payment || !attempt || !method) return 'nothing to refund';
  const refundableAmount =
    payment.amount - sumRefundedPaisa(getProviderPayment(run, { ref: attempt.ref, method })) / 100;
  const amount = Math.min(isPart ? 1_000 : refundableAmount, calculateNetPaid(order));
  if (amount <= 0) return 'nothing left to refund';
  if (method === 'KHALTI')
    return sendMutation(run, REFUND_BY_PROVIDER, { id, paymentId: payment.id, amount, ...REFUND_REASON });
  const response = await sendMutation(run, REFUND, { id, amount, method, ...REFUND_REASON });
  if (response === '[]') getFakeProvider(run, method).refund(attempt.ref, amount * 100);
  return response;
}

/** Checks on the provider's dashboard whether a requested refund went through. */
export async function resolveRefund(run: PaymentRun, { ref, method }: StartedPayment): Promise<string> {
  const { prisma } = run.server;
  const attempt = await prisma.paymentAttempt.findUniqueOrThrow({
    where: { ref },
    include: { refunds: true },
  });
  if (attempt.refundRequested === null) return 'no refund is pending';
  const refundedAmount = attempt.refunds.reduce((sum, { amount }) => sum + amount, 0);
  const isRefunded = sumRefundedPaisa(getProviderPayment(run, { ref, method })) > refundedAmount * 100;
  return sendMutation(run, DECIDE_REFUND, { ref, isRefunded, ...REFUND_REASON });
}

/** Decides a review as staff, who recognise their own ledger entry for the payment by its note. */
export async function decide(
  run: PaymentRun,
  { ref }: Pick<StartedPayment, 'ref'>,
  isAccepted: boolean,
): Promise<string> {
  const entry = isAccepted && (await findManualPayment(run, ref));
  const matchInput = entry ? { paymentId: entry.id } : { isSeparate: true };
  return sendMutation(run, DECIDE, {
    ref,
    accept: isAccepted,
    note: 'Seen at the provider.',
    ...(isAccepted && matchInput),
  });
}

function findManualPayment({ server }: PaymentRun, ref: string) {
  return server.prisma.payment.findFirst({ where: { note: ref, attemptId: null, voidedAt: null } });
}

type RecordAction = Extract<PaymentAction, { does: 'record' }>;

/** Returns the payments that a provider has received and that are missing from the ledger. */
export async function findUnsettledPayments(run: PaymentRun): Promise<StartedPayment[]> {
  const unrecordedPayments = run.startedPayments.filter(
    (startedPayment) =>
      getProviderPayment(run, startedPayment).paidPaisa > 0 && !run.recordedRefs.has(startedPayment.ref),
  );
  const unsettledAttempts = await run.server.prisma.paymentAttempt.findMany({
    where: { ref: { in: unrecordedPayments.map(({ ref }) => ref) }, status: { not: 'SETTLED' } },
    select: { ref: true },
  });
  return unrecordedPayments.filter(({ ref }) => unsettledAttempts.some((attempt) => attempt.ref === ref));
}

/**
 * Records a payment that staff see on the provider's dashboard, with one of its references, a wrong reference or none.
 */
export async function record(
  run: PaymentRun,
  startedPayment: StartedPayment,
  { referenceKind, allowUnverified, isUnresponsive }: Omit<RecordAction, 'does' | 'attempt'>,
): Promise<string> {
  const { ref, method } = startedPayment;
  return recordOnce(run, startedPayment, async ({ paidPaisa, id: pageId, transactionId }, orderId) => {
    const names = { TRANSACTION: transactionId, OURS: ref, PAGE: pageId, NOTHING: null };
    const reference = referenceKind === 'TYPED_WRONG' ? `wrong ${ref.slice(0, 8)}` : names[referenceKind];
    const entry = { id: orderId, method, amount: paidPaisa / 100, reference, note: ref };
    const { hangingMethods } = run.killer;
    const shouldHang = isUnresponsive && !hangingMethods.has(method);
    if (shouldHang) hangingMethods.add(method);
    try {
      return await sendMutation(run, RECORD, { ...entry, allowUnverified, allowOverpayment: true });
    } finally {
      if (shouldHang) hangingMethods.delete(method);
    }
  });
}

/** Marks an order as paid after staff have seen the full payment. */
export function markPaid(run: PaymentRun, startedPayment: StartedPayment): Promise<string> {
  return recordOnce(run, startedPayment, async ({ paidPaisa }, orderId) => {
    const order = await readOrderState(run.server, { id: orderId });
    if (order.due !== paidPaisa / 100 || order.paymentMethod !== startedPayment.method)
      return 'the amount differs';
    const response = await sendMutation(run, MARK_PAID, { id: orderId, status: 'PAID' });
    const entry = { orderId, attemptId: null, note: null, kind: 'PAYMENT', voidedAt: null } as const;
    if (response === '[]')
      await run.server.prisma.payment.updateMany({ where: entry, data: { note: startedPayment.ref } });
    return response;
  });
}

/** Skips payments that are already recorded, even if two staff members record one at the same time. */
async function recordOnce(
  run: PaymentRun,
  startedPayment: StartedPayment,
  recordPayment: (payment: FakePayment, orderId: string) => Promise<string>,
): Promise<string> {
  const { ref } = startedPayment;
  const { recordedRefs, server } = run;
  if (recordedRefs.has(ref)) return 'already in the ledger';
  recordedRefs.add(ref);
  const response = await tryRecord();
  if (response !== '[]') recordedRefs.delete(ref);
  return response;

  async function tryRecord(): Promise<string> {
    const payment = getProviderPayment(run, startedPayment);
    const { status, orderId } = await server.prisma.paymentAttempt.findUniqueOrThrow({ where: { ref } });
    if (payment.paidPaisa === 0 || payment.paidPaisa % 100 !== 0) return 'no money found';
    if (status === 'SETTLED' || (await findReviewDecision(run, ref))) return 'already in the ledger';
    run.raceCount += 1;
    return recordPayment(payment, orderId);
  }
}

/** Finds the review decision of staff, which is final. */
function findReviewDecision({ server }: PaymentRun, ref: string) {
  return server.prisma.paymentEvent.findFirst({ where: { kind: 'REVIEWED', attempt: { ref } } });
}
