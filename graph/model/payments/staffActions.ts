import { amountHeld } from '#domain/orders/ledger.ts';
import { ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import { standing } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { type FakePayment, refundedPaisa } from '#tools/fakeProviders/payment.ts';
import type { Act } from './acts.ts';
import { atProvider, type Begun, type Play, truthOf } from './openPayments.ts';

const asked = (name: string, input: string) =>
  `mutation ($input: ${input}!) { done: ${name}(input: $input) { errors { reason message } } }`;
const CANCEL = asked('adminCancelOrder', 'AdminCancelOrderInput');
const REOPEN = asked('reopenOrder', 'ReopenOrderInput');
const REFUND = asked('refundOrder', 'RefundOrderInput');
const REFUND_BY_PROVIDER = asked('refundByProvider', 'RefundByProviderInput');
const DECIDE = asked('resolveHeldPayment', 'ResolveHeldPaymentInput');
const DECIDE_REFUND = asked('decideProviderRefund', 'DecideProviderRefundInput');
const RECORD = asked('recordPayment', 'RecordPaymentInput');
const MARK_PAID = asked('setPaymentStatus', 'SetPaymentStatusInput');
const WHY = { compensationReason: 'It came with a scratch.' };

type Named = { id: string };

async function ask({ staff }: Play, document: string, input: Record<string, unknown>): Promise<string> {
  const { data, errors } = await staff.ask(document, { input });
  return JSON.stringify(errors ?? data?.done.errors);
}

export const cancel = (play: Play, { id }: Named) => ask(play, CANCEL, { id, reason: 'Called off.' });

export const reopen = (play: Play, { id }: Named) => ask(play, REOPEN, { id });

/** Gives back what came by a payment, or a part: through its provider, or at the provider's own desk and noted here then. */
export async function refund(play: Play, { id }: Named, { isPart }: { isPart: boolean }): Promise<string> {
  const order = await standing(play.server, { id });
  const payment = order.payments.find(({ kind, attemptId }) => kind === 'PAYMENT' && attemptId);
  const attempt = order.attempts.find((one) => one.id === payment?.attemptId);
  const method = ONLINE_METHODS.find((one) => one === attempt?.method);
  if (!payment || !attempt || !method) return 'nothing to give back';
  const left = payment.amount - refundedPaisa(truthOf(play, { ref: attempt.ref, method })) / 100;
  const amount = Math.min(isPart ? 1_000 : left, amountHeld(order));
  if (amount <= 0) return 'nothing is left';
  if (method === 'KHALTI')
    return ask(play, REFUND_BY_PROVIDER, { id, paymentId: payment.id, amount, ...WHY });
  const said = await ask(play, REFUND, { id, amount, method, ...WHY });
  if (said === '[]') atProvider(play, method).refund(attempt.ref, amount * 100);
  return said;
}

/** Looks at the provider's own desk whether what was asked back there went back. */
export async function findOutRefund(play: Play, { ref, method }: Begun): Promise<string> {
  const { prisma } = play.server;
  const attempt = await prisma.paymentAttempt.findUniqueOrThrow({
    where: { ref },
    include: { refunds: true },
  });
  if (attempt.refundAsked === null) return 'no refund is in doubt';
  const noted = attempt.refunds.reduce((sum, { amount }) => sum + amount, 0);
  const wentBack = refundedPaisa(truthOf(play, { ref, method })) > noted * 100;
  return ask(play, DECIDE_REFUND, { ref, wentBack, ...WHY });
}

/** Staff know which entry they made for it by its note. */
export async function decide(play: Play, { ref }: Pick<Begun, 'ref'>, accept: boolean): Promise<string> {
  const entry = accept && (await findRecordedFor(play, ref));
  const which = entry ? { paymentId: entry.id } : { isSeparate: true };
  return ask(play, DECIDE, { ref, accept, note: 'Seen at the provider.', ...(accept && which) });
}

function findRecordedFor({ server }: Play, ref: string) {
  return server.prisma.payment.findFirst({ where: { note: ref, attemptId: null, voidedAt: null } });
}

type Recording = Extract<Act, { does: 'record' }>;

/** The payments that a provider has received and the ledger does not show. */
export async function findUnsettled(play: Play): Promise<Begun[]> {
  const seen = play.begun.filter(
    (begun) => truthOf(play, begun).paidPaisa > 0 && !play.recorded.has(begun.ref),
  );
  const unsettled = await play.server.prisma.paymentAttempt.findMany({
    where: { ref: { in: seen.map(({ ref }) => ref) }, status: { not: 'SETTLED' } },
    select: { ref: true },
  });
  return seen.filter(({ ref }) => unsettled.some((attempt) => attempt.ref === ref));
}

/** Staff see money at the provider's desk and record it, by one of its names, a wrong one or none. */
export async function record(
  play: Play,
  begun: Begun,
  { called, allowUnverified, isSilent }: Omit<Recording, 'does' | 'attempt'>,
): Promise<string> {
  const { ref, method } = begun;
  return onceSeen(play, begun, async ({ paidPaisa, id: pageId, transactionId }, orderId) => {
    const names = { TRANSACTION: transactionId, OURS: ref, PAGE: pageId, NOTHING: null };
    const reference = called === 'TYPED_WRONG' ? `wrong ${ref.slice(0, 8)}` : names[called];
    const entry = { id: orderId, method, amount: paidPaisa / 100, reference, note: ref };
    const { hanging } = play.killer;
    const becomesSilent = isSilent && !hanging.has(method);
    if (becomesSilent) hanging.add(method);
    try {
      return await ask(play, RECORD, { ...entry, allowUnverified, allowOverpayment: true });
    } finally {
      if (becomesSilent) hanging.delete(method);
    }
  });
}

/** Staff see that all of an order was paid, and say so in one word. */
export function markPaid(play: Play, begun: Begun): Promise<string> {
  return onceSeen(play, begun, async ({ paidPaisa }, orderId) => {
    const order = await standing(play.server, { id: orderId });
    if (order.due !== paidPaisa / 100 || order.paymentMethod !== begun.method) return 'it is another sum';
    const said = await ask(play, MARK_PAID, { id: orderId, status: 'PAID' });
    const entry = { orderId, attemptId: null, note: null, kind: 'PAYMENT', voidedAt: null } as const;
    if (said === '[]')
      await play.server.prisma.payment.updateMany({ where: entry, data: { note: begun.ref } });
    return said;
  });
}

/** Nobody records what the ledger shows already, nor twice what they saw once, also if two see it in the same moment. */
async function onceSeen(
  play: Play,
  begun: Begun,
  enter: (payment: FakePayment, orderId: string) => Promise<string>,
): Promise<string> {
  const { ref } = begun;
  const { recorded, server } = play;
  if (recorded.has(ref)) return 'it is in the ledger';
  recorded.add(ref);
  const said = await enterSeen();
  if (said !== '[]') recorded.delete(ref);
  return said;

  async function enterSeen(): Promise<string> {
    const payment = truthOf(play, begun);
    const { status, orderId } = await server.prisma.paymentAttempt.findUniqueOrThrow({ where: { ref } });
    if (payment.paidPaisa === 0 || payment.paidPaisa % 100 !== 0) return 'no money is seen';
    if (status === 'SETTLED' || (await findDecided(play, ref))) return 'it is in the ledger';
    play.raced += 1;
    return enter(payment, orderId);
  }
}

/** What somebody has dismissed stays so. */
function findDecided({ server }: Play, ref: string) {
  return server.prisma.paymentEvent.findFirst({ where: { kind: 'DECIDED', attempt: { ref } } });
}
