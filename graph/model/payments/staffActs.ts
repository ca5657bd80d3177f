import { amountHeld } from '#domain/orders/ledger.ts';
import { ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import { refundedPaisa } from '#tools/fakeProviders/payment.ts';
import { standing } from '../../modules/orders/payments/testing/payOnline.ts';
import { atProvider, type Begun, type Play, truthOf } from './openPayments.ts';

const asked = (name: string, input: string) =>
  `mutation ($input: ${input}!) { done: ${name}(input: $input) { errors { reason message } } }`;
const CANCEL = asked('adminCancelOrder', 'AdminCancelOrderInput');
const REOPEN = asked('reopenOrder', 'ReopenOrderInput');
const REFUND = asked('refundOrder', 'RefundOrderInput');
const REFUND_BY_PROVIDER = asked('refundByProvider', 'RefundByProviderInput');
const DECIDE = asked('decideHeldPayment', 'DecideHeldPaymentInput');
const DECIDE_REFUND = asked('decideProviderRefund', 'DecideProviderRefundInput');
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

export function decide(play: Play, { ref }: Pick<Begun, 'ref'>, accept: boolean): Promise<string> {
  return ask(play, DECIDE, { ref, accept, note: 'Seen at the provider.' });
}
